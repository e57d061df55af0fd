public import TapLayout

/// The parts of a window that must be redrawn, as a few rectangles.
///
/// Neighbors are merged where that wastes nothing; too many become one. The
/// rectangles may overlap.
struct DamageRegion {
  /// As many rectangles as are worth drawing one by one.
  static let maximumRectCount = 8

  private(set) var rects: [Rect] = []

  /// Adds a rectangle.
  ///
  /// - Complexity: O(``maximumRectCount``).
  mutating func insert(_ rect: Rect) {
    guard !rect.isEmpty else { return }
    var rect = rect
    var index = 0
    while index < rects.count {
      let both = rects[index].union(rect)
      if both == rects[index] { return }
      // What both waste together is less than what one more rectangle costs.
      guard both.area <= rects[index].area + rect.area else {
        index += 1
        continue
      }
      rect = both
      rects.remove(at: index)
      index = 0
    }
    rects.append(rect)
    guard rects.count > Self.maximumRectCount else { return }
    rects = [rects.dropFirst().reduce(rects[0]) { $0.union($1) }]
  }

  /// Takes all rectangles out.
  mutating func removeAll() { rects.removeAll(keepingCapacity: true) }
}

extension Rect {
  fileprivate var area: Double { width * height }
}

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
