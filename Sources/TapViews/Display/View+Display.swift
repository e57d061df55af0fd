public import TapLayout

extension View {
  /// Marks the view and its subviews as needing display.
  ///
  /// Views do so by themselves when their properties change; a view that draws its own content
  /// calls it when that changes. Costs nothing in a window that is not drawn. The counterpart of
  /// `setNeedsDisplay`.
  ///
  /// - Complexity: O(depth), and O(number of views within) where they may overflow.
  public func setNeedsDisplay() {
    guard let window, window.displayHandler != nil else { return }
    setNeedsDisplay(drawnBounds ?? convertFromRoot(window.bounds))
  }

  /// Asks for a rectangle of the view's own coordinates to be drawn again.
  ///
  /// - Complexity: O(depth).
  public func setNeedsDisplay(_ rect: Rect) {
    guard let window, window.displayHandler != nil else { return }
    var rect = rect
    var view = self
    while true {
      guard !view.isHidden, !view.isTransparent else { return }
      if view.clipsToBounds {
        guard let seen = rect.intersection(view.bounds) else { return }
        rect = seen
      }
      guard let parent = view.superview else { break }
      rect = view.convertToSuperview(rect)
      view = parent
    }
    window.noteDisplay(of: rect)
  }

  /// Where the view and all that is in it draw, in its own coordinates; `nil` is anywhere.
  var drawnBounds: Rect? {
    if let drawBounds { return drawBounds }
    guard let own = ownDrawnBounds else { return nil }
    var bounds = own
    for view in subviews where !view.isHidden {
      guard let inner = view.drawnBounds else { return nil }
      bounds = bounds.union(view.convertToSuperview(inner))
    }
    return bounds
  }

  /// A rectangle of the window's coordinates in the view's own: the smallest around it; the whole
  /// plane if a transform is not invertible.
  func convertFromRoot(_ rect: Rect) -> Rect {
    convert(rect, from: nil) ?? Rect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
  }

  /// Calls `body` with the subviews that may draw in a rectangle, from behind to front.
  ///
  /// - Complexity: O(log *n* + answer) where many subviews promise their ``drawBounds``.
  func forEachSubview(drawingIn rect: Rect, _ body: (View) -> Void) {
    guard subviews.count > SubviewIndex.worthwhileCount else { return subviews.forEach(body) }
    let index =
      displayIndex ?? SubviewIndex(of: subviews) { $0.isHidden ? .zero : $0.drawBounds }
    displayIndex = index
    for place in index.places(in: rect) { body(subviews[place]) }
  }
}
