/// A failure to read a case, a scene or a file of layout options.
///
/// Broken JSON names its line and column; sound JSON that means nothing names the place by its
/// JSON pointer (RFC 6901), such as `/queries/3/expect/line`.
public struct SceneError: Error, Hashable, Sendable {
  /// A place in a file.
  public enum Place: Hashable, Sendable {
    /// A line and a column, both from 1; columns count characters.
    case source(line: Int, column: Int)
    /// A JSON pointer; the empty one is the whole file.
    case pointer(String)
  }

  /// Where it went wrong.
  public let place: Place

  /// What went wrong, in words.
  public let reason: String

  package init(_ place: Place, _ reason: String) {
    self.place = place
    self.reason = reason
  }

  package init(at pointer: String, _ reason: String) {
    self.init(.pointer(pointer), reason)
  }
}

extension SceneError: CustomStringConvertible {
  /// The place and the failure in words.
  public var description: String {
    switch place {
    case .source(let line, let column): "line \(line), column \(column): \(reason)"
    case .pointer(""): "top level: \(reason)"
    case .pointer(let pointer): "\(pointer): \(reason)"
    }
  }
}
