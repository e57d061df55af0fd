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

  /// The text that touches the link in front, as far as white space or the line's start: with
  /// ``followingText`` what a user reads as one word with the link's own.
  public var precedingText: String

  /// The text that touches the link behind, as far as white space or the line's end.
  public var followingText: String

  /// The alternative texts of the images in the link, in order.
  public var alternativeTexts: [String]

  /// The text of all ranges of the link, in order and joined, where it has more than one, as a link
  /// that a terminal wraps; `nil` where it has one.
  public var joinedText: String?

  /// Describes where a link is; by default, where nothing is around it.
  public init(
    text: String?, isReordered: Bool = false, touching: [String] = [], overlapping: [String] = [],
    precedingText: String = "", followingText: String = "", alternativeTexts: [String] = [],
    joinedText: String? = nil
  ) {
    self.text = text
    self.isReordered = isReordered
    self.touching = touching
    self.overlapping = overlapping
    self.precedingText = precedingText
    self.followingText = followingText
    self.alternativeTexts = alternativeTexts
    self.joinedText = joinedText
  }
}
