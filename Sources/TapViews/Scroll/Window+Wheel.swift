import TapLayout

extension Window {
  /// Turns the scroll views under a point: along each axis the innermost that can go that way.
  ///
  /// - Returns: Whether any moved.
  func scroll(dx: Double, dy: Double, at location: Point) -> Bool {
    guard dx.isFinite, dy.isFinite else { return false }
    var rest = Point(x: dx, y: dy)
    forEachLayer(at: location) { hit in
      rest = scroll(by: rest, above: hit)
      // A link does not keep the wheel from what is behind its text.
      return rest != Point(x: 0, y: 0)
    }
    return rest != Point(x: dx, y: dy)
  }

  /// Scrolls the scroll views that contain a view, and returns the distance that none can take.
  private func scroll(by distance: Point, above hit: View) -> Point {
    var rest = distance
    var view: View? = hit
    while let current = view, rest != Point(x: 0, y: 0) {
      if let scroll = current as? ScrollView { rest = scroll.takeWheel(rest) }
      view = current.superview
    }
    return rest
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
