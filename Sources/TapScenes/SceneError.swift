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

  /// Where it went wrong.
  public let location: Location

  /// A message that describes the problem.
  public let reason: String

  package init(_ location: Location, _ reason: String) {
    self.location = location
    self.reason = reason
  }

  package init(at pointer: String, _ reason: String) {
    self.init(.pointer(pointer), reason)
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
