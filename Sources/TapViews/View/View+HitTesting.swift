import TapLayout

extension View {
  /// Whether the view is too transparent to be seen or hit: below 0.01, as in UIKit (HIT-5).
  var isTransparent: Bool { !(alpha >= 0.01) }

  /// Whether neither the view nor anything in it can be hit as it is (HIT-4, HIT-5, HIT-22).
  ///
  /// Opacity counts by view and is not multiplied (HIT-6).
  var isOutOfReach: Bool {
    isHidden || !isUserInteractionEnabled || isTransparent
      || (isAnimating && !allowsInteractionWhileAnimating)
  }

  /// What ``hitTest(_:)`` does unless a subclass does otherwise.
  final func defaultHitTest(_ point: Point) -> View? {
    guard !isOutOfReach, !isSkipped, point.x.isFinite, point.y.isFinite, contains(point) else {
      return nil
    }
    return hitSubview(at: point) ?? self
  }

  /// The view hit in the frontmost subview that takes a point.
  final func hitSubview(at point: Point) -> View? {
    if subviews.count > SubviewIndex.worthwhileCount {
      return hitIndexedSubview(at: point)
    }
    var index = subviews.count - 1
    while index >= 0 {
      let view = subviews[index]
      if let place = view.convertFromSuperview(point), let hit = view.hitTest(place) { return hit }
      index -= 1
    }
    return nil
  }

  private func hitIndexedSubview(at point: Point) -> View? {
    let index =
      subviewIndex ?? SubviewIndex(of: subviews) { $0.isOutOfReach ? .zero : $0.hitBounds }
    subviewIndex = index
    var limit = subviews.count
    while let next = index.frontmost(at: point, behind: limit) {
      let view = subviews[next]
      if let place = view.convertFromSuperview(point), let hit = view.hitTest(place) { return hit }
      limit = next
    }
    return nil
  }
}
