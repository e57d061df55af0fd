/// An error of reading a case, a scene or a file of layout options.
///
/// Malformed JSON is located by line and column; well-formed JSON that is not valid here by its
/// JSON pointer (RFC 6901), such as `/queries/3/expect/line`.
public struct SceneError: Error, Hashable, Sendable {
  /// A location in a file.
  public enum Location: Hashable, Sendable {
    /// A line and a column, both from 1; columns count characters.
    case source(line: Int, column: Int)
    /// A JSON pointer; the empty one is the whole file.
    case pointer(String)
  }

  /// What went wrong.
  public let code: Code

  /// Where it went wrong.
  public let location: Location

  /// A message that describes the problem.
  public let reason: String

  package init(_ code: Code, _ location: Location, _ reason: String) {
    self.code = code
    self.location = location
    self.reason = reason
  }

  package init(_ code: Code = .invalidValue, at pointer: String, _ reason: String) {
    self.init(code, .pointer(pointer), reason)
  }
}

extension SceneError {
  /// A kind of failure.
  ///
  /// Kinds may be added, so a `switch` over them needs a default.
  public struct Code: Hashable, Sendable {
    private let name: String

    /// The file is not well-formed JSON; the location is a line and a column.
    public static let malformedJSON = Code(name: "malformedJSON")

    /// The file is larger, or nests deeper, than is read.
    public static let limitExceeded = Code(name: "limitExceeded")

    /// A key is unknown here.
    public static let unknownKey = Code(name: "unknownKey")

    /// A key is missing.
    public static let missingKey = Code(name: "missingKey")

    /// A value has the wrong type, is out of range, or contradicts another.
    public static let invalidValue = Code(name: "invalidValue")
  }
}

extension SceneError: CustomStringConvertible {
  /// The location and the message.
  public var description: String {
    switch location {
    case .source(let line, let column): "line \(line), column \(column): \(reason)"
    case .pointer(""): "top level: \(reason)"
    case .pointer(let pointer): "\(pointer): \(reason)"
    }
  }
}
