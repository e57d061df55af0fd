import TapInteraction
import TapLayout

extension Window {
  /// Turns the scroll views under a point: along each axis the innermost that can go that way.
  func scroll(dx: Double, dy: Double, at location: Point) {
    guard dx.isFinite, dy.isFinite else { return }
    var rest = Point(x: dx, y: dy)
    forEachLayer(at: location) { hit in
      rest = scroll(by: rest, above: hit)
      // A link does not keep the wheel from what is behind its text.
      return rest != Point(x: 0, y: 0)
    }
    wasEventUsed = rest != Point(x: dx, y: dy)
  }

  /// Turns the scroll views in which a view stands, and returns the part that none can go.
  private func scroll(by distance: Point, above hit: View) -> Point {
    var rest = distance
    var view: View? = hit
    while let current = view, rest != Point(x: 0, y: 0) {
      if let scroll = current as? ScrollView { rest = scroll.takeWheel(rest) }
      view = current.superview
    }
    return rest
  }

  /// The innermost scroll view around a view whose content fingers move or that still glides.
  ///
  /// All that glide are stopped. A touch that comes then is a drag or nothing (SCR-7).
  func scrollViewInMotion(above hit: View) -> ScrollView? {
    var innermost: ScrollView?
    var view: View? = hit
    while let current = view {
      if let scroll = current as? ScrollView, scroll.isDecelerating || scroll.isDragging {
        innermost = innermost ?? scroll
        scroll.stopDecelerating()
      }
      view = current.superview
    }
    return innermost
  }

  /// Tells whether a scroll view is about to take the drag of a pointer (LINK-31).
  func isScroll(_ pointer: PointerID) -> Bool {
    guard let touch = touches.first(where: { $0.pointer == pointer }) else { return false }
    return participants.contains { participant in
      guard case .recognizer(let recognizer) = participant,
        let drag = recognizer as? ScrollGestureRecognizer
      else { return false }
      return drag.wants(touch)
    }
  }
}

extension ScrollView {
  /// Scrolls by a distance in the window's coordinates, along the axes in which that goes.
  ///
  /// - Returns: What is left for others.
  fileprivate func takeWheel(_ distance: Point) -> Point {
    guard isScrollEnabled, let wanted = convertDistanceFromRoot(distance) else { return distance }
    let can = canMove(by: wanted)
    guard can.x || can.y else { return distance }
    scroll(dx: can.x ? wanted.x : 0, dy: can.y ? wanted.y : 0)
    return convertDistanceToRoot(Point(x: can.x ? 0 : wanted.x, y: can.y ? 0 : wanted.y))
  }
}
