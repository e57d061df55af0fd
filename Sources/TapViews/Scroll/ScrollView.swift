public import TapLayout

/// A view that shows a part of content larger than itself.
///
/// The counterpart of `UIScrollView`: to scroll is to move the origin of the bounds.
open class ScrollView: View {
  /// The size of the content: width and height, in points.
  public var contentSize = Point(x: 0, y: 0)

  /// Whether touches are held back from the content until they are no scroll (SCR-1, SCR-6).
  public var delaysContentTouches = true

  /// Whether a scroll may take touches from the content (SCR-5).
  public var canCancelContentTouches = true

  /// The point of the content at the top left corner.
  public var contentOffset: Point {
    get { Point(x: bounds.x, y: bounds.y) }
    set { bounds = Rect(x: newValue.x, y: newValue.y, width: bounds.width, height: bounds.height) }
  }

  /// Promises the bounds.
  open override var hitBounds: Rect? { type(of: self) == ScrollView.self ? bounds : nil }

  /// Whether the content is larger than the view.
  var canScroll: Bool { contentSize.x > bounds.width || contentSize.y > bounds.height }

  /// Whether the content still glides after a scroll.
  public private(set) var isDecelerating = false

  /// Stops the content where it is.
  public func stopDecelerating() { isDecelerating = false }

  /// Scrolls by a distance, as far as there is content.
  ///
  /// - Returns: Whether anything moved.
  @discardableResult
  public func scroll(dx: Double, dy: Double) -> Bool {
    let old = contentOffset
    contentOffset = Point(
      x: min(max(0, old.x + dx), max(0, contentSize.x - bounds.width)),
      y: min(max(0, old.y + dy), max(0, contentSize.y - bounds.height)))
    return contentOffset != old
  }

  /// Scrolls no farther than needed to show a rectangle of the content.
  public func reveal(_ rect: Rect) {
    let dx = rect.x < bounds.x ? rect.x - bounds.x : max(0, rect.maxX - bounds.maxX)
    let dy = rect.y < bounds.y ? rect.y - bounds.y : max(0, rect.maxY - bounds.maxY)
    scroll(dx: dx, dy: dy)
  }
}
