public import TapLayout

extension View {
  /// Scrolls so that a rectangle in the view's own coordinates can be seen, if anything above can.
  public func scrollToVisible(_ rect: Rect) {
    var rect = rect
    var view = self
    while let parent = view.superview {
      rect = view.convertToSuperview(rect)
      if let scroll = parent as? ScrollView {
        scroll.scrollRectToVisible(rect)
        rect = rect.intersection(scroll.bounds) ?? rect
      }
      view = parent
    }
  }
}
