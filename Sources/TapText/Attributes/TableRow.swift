/// The row of a table that a paragraph is.
///
/// The text of a row is its cells with a tab between two, so that it can be copied; what comes before
/// the first cell, the indent of a list or quote, is the prefix of its ``BlockStyle``. Consecutive
/// paragraphs with the same ``table`` are one table: a layout puts their cells into columns, as the
/// automatic table layout of CSS 2.1 (section 17.5.2.2) does.
public struct TableRow: Sendable, Hashable, Codable {
  /// A part of a table.
  public enum Role: String, BitwiseCopyable, Sendable, Hashable, Codable, CaseIterable {
    /// A line over the table, across all of its columns.
    case caption
    /// A row of names of columns.
    case header
    /// A row of cells.
    case body
  }

  /// The most columns; further tabs of a row belong to its last cell.
  public static let maximumColumnCount = 1000

  /// A number that the rows of one table have in common, and the rows of its neighbors have not.
  public var table: Int

  /// The part of the table that the row is.
  public var role: Role

  /// The alignment of the cells in each column.
  ///
  /// `nil`, and a column that has none here, uses the layout's own. The paragraph style at the
  /// start of a cell decides over it.
  public var alignments: [TextAlignment?]

  /// Whether the paragraph goes on in the last cell of the paragraph before it, as behind a `<br>`.
  public var continuesCell: Bool

  /// Makes a row.
  public init(
    table: Int, role: Role = .body, alignments: [TextAlignment?] = [], continuesCell: Bool = false
  ) {
    self.table = table
    self.role = role
    self.alignments = alignments
    self.continuesCell = continuesCell
  }

  /// Hashes what differs between rows; a table may have very many columns.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(table)
    hasher.combine(role)
    hasher.combine(continuesCell)
  }
}
