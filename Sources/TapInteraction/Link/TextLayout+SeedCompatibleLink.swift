package import TapLayout
import TapText

extension TextLayout {
  /// The link that the article this project began with finds for a point; for comparison only.
  ///
  /// It takes the caret nearest to the point, and then the link of the character before it. So the
  /// area of a link is shifted by half a character; the blank space beside and below a text that
  /// ends in a link belongs to it; the first half of the first character is lost; and insets and
  /// gaps belong to some line (LINK-3 to LINK-5). Before means before in the text, also where
  /// letters run to the left. Bounds are not looked at: a caller who wants them asks before.
  /// A point that is not finite has no link (LINK-23).
  ///
  /// - Complexity: O(log *n* + links over the character).
  package func seedCompatibleLink(at point: Point) -> Int? {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    let caret = caret(nearest: point)
    guard let character = text.clusterRange(at: caret.offset - 1) else { return nil }
    var segments: [FlatLinkSegment] = []
    text.flattenedLinks(in: character, rule: options.overlap, into: &segments)
    return segments.first?.link
  }
}
