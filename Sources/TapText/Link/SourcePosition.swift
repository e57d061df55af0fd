/// A line and column in a source file, counted from 1; columns count Unicode scalars.
public struct SourcePosition: Hashable, Sendable, Codable {
  /// The line, from 1.
  public var line: Int

  /// The column in Unicode scalars, from 1.
  public var column: Int

  /// Creates a location from its line and column.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
