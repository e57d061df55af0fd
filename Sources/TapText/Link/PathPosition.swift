/// A line and column in a file, as the output of a tool names them (TP-9).
///
/// The numbers are those that are written; most tools count both from 1.
public struct PathPosition: Sendable, Hashable, Codable {
  /// The line.
  public var line: Int

  /// The column in the line.
  public var column: Int?

  /// The line in which it ends, where more than one is named.
  public var lastLine: Int?

  /// The column in which it ends, where more than one is named.
  public var lastColumn: Int?

  /// Makes a position.
  public init(line: Int, column: Int? = nil, lastLine: Int? = nil, lastColumn: Int? = nil) {
    self.line = line
    self.column = column
    self.lastLine = lastLine
    self.lastColumn = lastColumn
  }
}
