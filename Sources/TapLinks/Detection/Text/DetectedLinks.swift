public import TapText

/// The links that a detector found in one version of a text.
///
/// They belong to that version alone: `LinkDetector.update(_:for:)` brings them to another, and
/// `AttributedText.addLinks(_:where:)` takes them for the very same bytes only.
public struct DetectedLinks: Sendable {
  /// The text in which they were found.
  public let text: AttributedText

  /// The links, in order and apart.
  public let links: [DetectedLink]

  /// Makes a result.
  init(text: AttributedText, links: [DetectedLink]) {
    self.text = text
    self.links = links
  }

  /// Whether the links are those of a text: its bytes are the same, whatever its attributes.
  ///
  /// - Complexity: O(number of chunks) for the text itself and copies of it.
  public func belong(to text: AttributedText) -> Bool { self.text.hasSameBytes(as: text) }
}
