/// What a link assessor needs to know about the text around a link.
///
/// ``LinkContextReader`` reads it from a text.
public struct LinkContext: Sendable, Hashable {
  /// The text that shows the link; `nil` where no text shows it.
  public var text: String?

  /// Whether controls around the link reorder it: an embedding or override of the paragraph is open
  /// where the link starts, or one touches the link, with no space between (LS-B2).
  public var isReordered: Bool

  /// The destinations of other links that touch it without a gap that one can see (LS-T10).
  public var touching: [String]

  /// The destinations of other links over some of the same text (LS-A5).
  public var overlapping: [String]

  /// Describes where a link is; by default, where nothing is around it.
  public init(
    text: String?, isReordered: Bool = false, touching: [String] = [], overlapping: [String] = []
  ) {
    self.text = text
    self.isReordered = isReordered
    self.touching = touching
    self.overlapping = overlapping
  }
}
