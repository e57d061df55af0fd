public import TapText

/// The text of a document, with the addresses of its source that no link of the text leads to.
public struct MarkupDocument: Sendable, Hashable {
  /// The text with its links.
  public var text: AttributedText

  /// The other addresses of the source, in the order of their locations.
  public var unlinkedAddresses: [UnlinkedAddress]

  /// Where the parts of the text are in the source; `nil` unless its reader was asked for that, and
  /// where no text comes from the source.
  public var sourceMap: SourceMap?

  /// Creates a document.
  public init(
    text: AttributedText, unlinkedAddresses: [UnlinkedAddress] = [], sourceMap: SourceMap? = nil
  ) {
    self.text = text
    self.unlinkedAddresses = unlinkedAddresses
    self.sourceMap = sourceMap
  }
}
