public import TapLayout

extension Window {
  /// Returns the damaged rectangles of the window since the last call, and clears them.
  ///
  /// They may overlap, and are clipped to the bounds. Nothing is recorded without a
  /// ``displayHandler``.
  public func takeDisplayRects() -> [Rect] {
    defer { damage.removeAll() }
    return damage.rects
  }

  /// Records a rectangle that must be redrawn, and notifies the host of the first.
  func noteDisplay(of rect: Rect) {
    guard let rect = rect.intersection(bounds), !rect.isEmpty else { return }
    let isFirst = damage.rects.isEmpty
    damage.insert(rect)
    if isFirst { displayHandler?() }
  }
}
