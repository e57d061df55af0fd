import TapLayout
import TapViews

/// Where content is in a viewport: centered where it fits, else from end to end (CTR-1 to CTR-5).
///
/// In the coordinates of a scroll view along one axis, in points; lengths that are not finite, or
/// less than nothing, count as 0 (CTR-13).
struct CenteringLayout: Equatable {
  /// The width of the content.
  let content: Double
  /// The room before the content, between it and the inset.
  let margin: Double
  /// The offset at which the content begins.
  let minimumOffset: Double
  /// The offset at which it ends; the same as the least where all of it is in view.
  let maximumOffset: Double

  /// Whether content that is too wide begins at the right.
  let beginsAtRight: Bool

  /// Positions content of a width in a viewport, between insets at its left and right.
  init(viewport: Double, content: Double, insets: Insets, beginsAtRight: Bool = false) {
    let (left, right) = (Self.length(insets.left), Self.length(insets.right))
    let free = Self.length(viewport) - left - right - Self.length(content)
    self.content = Self.length(content)
    margin = max(0, free / 2)
    minimumOffset = 0 - left
    maximumOffset = minimumOffset + max(0, -free)
    self.beginsAtRight = beginsAtRight
  }

  /// The offset at which the content shows its start.
  var startOffset: Double { beginsAtRight ? maximumOffset : minimumOffset }
  /// The offset at which it shows its end.
  var endOffset: Double { beginsAtRight ? minimumOffset : maximumOffset }

  /// The width that there is to scroll: to the end of the content.
  var scrolled: Double { margin + content }

  /// The same distance from the start as an offset has in another layout, within the ends; where that
  /// begins at the other side, the start.
  func offset(at offset: Double, in other: CenteringLayout) -> Double {
    guard beginsAtRight == other.beginsAtRight else { return startOffset }
    let moved = startOffset + (offset - other.startOffset)
    return min(max(moved, minimumOffset), maximumOffset)
  }

  /// A length as it counts.
  static func length(_ length: Double) -> Double { length.isFinite ? max(0, length) : 0 }
}
