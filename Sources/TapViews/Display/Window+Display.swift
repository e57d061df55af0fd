public import TapLayout

extension Window {
  /// Takes the places that must be drawn anew since the last call, as rectangles of the window.
  ///
  /// They may overlap, and are cut off at the bounds. Nothing is noted unless there is a
  /// ``displayHandler``.
  public func takeDisplayRects() -> [Rect] {
    defer { damage.removeAll() }
    return damage.rects
  }

  /// Notes that a rectangle must be drawn anew, and tells the host of the first.
  func noteDisplay(of rect: Rect) {
    guard let rect = rect.intersection(bounds), !rect.isEmpty else { return }
    let isFirst = damage.rects.isEmpty
    damage.insert(rect)
    if isFirst { displayHandler?() }
  }
}
