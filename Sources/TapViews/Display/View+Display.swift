public import TapLayout

extension View {
  /// Asks for the view, with all that is in it, to be drawn anew.
  ///
  /// Views ask by themselves where something that they know of changes; one that draws ask when what
  /// it draws does. Costs nothing in a window that no one draws. The counterpart of
  /// `setNeedsDisplay`.
  ///
  /// - Complexity: O(depth), and O(number of views within) where they may stick out.
  public func setNeedsDisplay() {
    guard window?.displayHandler != nil else { return }
    if let rect = drawnBounds { setNeedsDisplay(rect) } else { window?.setNeedsDisplay() }
  }

  /// Asks for a rectangle of the view's own coordinates to be drawn anew.
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
  private var drawnBounds: Rect? {
    if let drawBounds { return drawBounds }
    guard type(of: self) == View.self || type(of: self) == Window.self else { return nil }
    var bounds = bounds
    for view in subviews where !view.isHidden {
      guard let inner = view.drawnBounds else { return nil }
      bounds = bounds.union(view.convertToSuperview(inner))
    }
    return bounds
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
