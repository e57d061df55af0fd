import TapInteraction
import TapLayout

extension ScrollView {
  /// Follows the fingers: the point of the content below them stays below them, where it can.
  func panDidChange() {
    switch panGestureRecognizer.state {
    case .possible, .failed: break
    case .began:
      stopDecelerating()
      dragOrigin = contentOffset
      delegate?.scrollViewWillBeginDragging(self)
      followFingers()
    case .changed: followFingers()
    case .ended:
      followFingers()
      endDragging(panGestureRecognizer.velocity(in: self))
    case .cancelled: endDragging(nil)
    }
  }

  private func followFingers() {
    guard let dragOrigin, let moved = panGestureRecognizer.translation(in: self) else { return }
    let target = Point(x: dragOrigin.x - moved.x, y: dragOrigin.y - moved.y)
    move(to: target)
    let legal = legalOffset(target)
    dragDidExceed(by: Point(x: target.x - legal.x, y: target.y - legal.y))
  }

  private func endDragging(_ velocity: Point?) {
    dragOrigin = nil
    dragDidExceed(by: nil)
    if let velocity { beginDecelerating(Point(x: -velocity.x, y: -velocity.y)) }
    delegate?.scrollViewDidEndDragging(self, willDecelerate: isDecelerating)
  }

  /// Returns whether a drag of the fingers by a distance, in the window's coordinates, may begin.
  ///
  /// Not if its main direction is one in which this content can't move, but that of a scroll view
  /// around can: so a drag against the end of an inner one goes to the outer one (SCR-9).
  func mayBegin(_ distance: Point) -> Bool {
    if wants(distance) { return true }
    var view = superview
    while let current = view {
      if let outer = current as? ScrollView, outer.isScrollEnabled, outer.wants(distance) {
        return false
      }
      view = current.superview
    }
    return true
  }

  /// Returns whether a drag may take a touch: one that the content does not follow yet, or lets go
  /// (SCR-2 to SCR-5).
  func mayTake(_ touch: TouchRecord) -> Bool {
    guard touch.delivery == .live, touch.view !== self, touch.view.isDescendant(of: self) else {
      return true
    }
    return canCancelContentTouches && touchesShouldCancel(in: touch.view)
  }

  private func wants(_ distance: Point) -> Bool {
    guard let moved = convertDistanceFromRoot(distance) else { return false }
    let can = canMove(by: Point(x: -moved.x, y: -moved.y))
    return abs(moved.x) > abs(moved.y)
      ? alwaysBounceHorizontal || can.x : alwaysBounceVertical || can.y
  }
}
