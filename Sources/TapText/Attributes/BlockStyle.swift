/// What a paragraph is in a document, beside its letters: how its lines hang, and what is drawn
/// behind them.
///
/// The text of a document has the indents and markers of lists and quotes as letters, so that it can
/// be copied. The prefix says how many bytes those are: further lines of the paragraph begin where
/// its text does, as a list item hangs under its text and not under its marker.
public struct BlockStyle: Sendable, Hashable, Codable {
  /// A kind of paragraph.
  public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    /// Text of a list, a quote, or of the page itself.
    case text
    /// A line of a code block: it has a background as wide as the block.
    case code
    /// A line across the width in place of letters.
    case rule
  }

  /// The kind of paragraph.
  public var kind: Kind

  /// The length of the indent and the marker at the start of the paragraph, in UTF-8 code units.
  ///
  /// Further lines begin where it ends, unless it takes more than half of the width.
  public var prefix: Int

  /// The offsets in the prefix at which a bar is drawn beside the lines, as beside a quote; ascending.
  public var bars: [Int]

  /// A number that the paragraphs of one quote or code block have in common: between two of them, an
  /// empty line belongs to the block.
  public var group: Int

  /// The row of a table that the paragraph is; `nil` where it is not one.
  public var table: TableRow?

  /// Makes a style.
  public init(
    kind: Kind = .text, prefix: Int = 0, bars: [Int] = [], group: Int = 0, table: TableRow? = nil
  ) {
    self.kind = kind
    self.prefix = prefix
    self.bars = bars
    self.group = group
    self.table = table
  }
}
