package import TapLayout
package import TapText

/// A link that is drawn at a point, whether a touch there reaches it or not.
package struct ShownLink {
  /// The text that it is in.
  package let text: TextView
  /// The link.
  package let span: LinkSpan
  /// The part of it at the point, in the coordinates of the top of the tree.
  package let rect: Rect
}

extension View {
  /// The link that shows at a point of the superview's coordinates; `nil` where none does, or where
  /// a view with a background covers it.
  ///
  /// - Complexity: O(number of views with the point in them, and of their subviews).
  package func link(shownAt point: Point) -> ShownLink? {
    var found: ShownLink?
    _ = findLink(shownAt: point, &found)
    return found
  }

  /// Returns whether nothing behind the view shows at the point.
  private func findLink(shownAt point: Point, _ found: inout ShownLink?) -> Bool {
    guard !isHidden, !isTransparent, let point = convertFromSuperview(point) else { return false }
    let isInside = bounds.contains(point)
    guard isInside || !clipsToBounds else { return false }
    let spot = Rect(x: point.x, y: point.y, width: 0, height: 0)
    var inner: [View] = []
    forEachSubview(drawingIn: spot) { inner.append($0) }
    for view in inner.reversed() where view.findLink(shownAt: point, &found) { return true }
    guard isInside else { return false }
    if let text = self as? TextView, let link = text.shownLink(at: point) {
      found = link
      return true
    }
    return (backgroundColor?.alpha ?? 0) * Float(alpha) >= 1
  }
}

extension TextView {
  fileprivate func shownLink(at point: Point) -> ShownLink? {
    let layout = layout
    guard let index = layout.hit(at: point).link else { return nil }
    var part: Rect?
    layout.forEachRect(ofLink: index) { if part == nil, $0.contains(point) { part = $0 } }
    guard let part else { return nil }
    return ShownLink(text: self, span: layout.text.link(at: index), rect: convertToRoot(part))
  }
}
