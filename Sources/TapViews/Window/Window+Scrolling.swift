import TapLayout

extension Window {
  /// Turns the innermost scroll view under a point that can go that way.
  func scroll(dx: Double, dy: Double, at location: Point) {
    guard dx.isFinite, dy.isFinite else { return }
    var passed: [View] = []
    defer { for view in passed { view.isPassedOver = false } }
    var hit = hitTest(location)
    while let front = hit {
      var view: View? = front
      while let current = view {
        if let scroll = current as? ScrollView, scroll.scroll(dx: dx, dy: dy) { return }
        view = current.superview
      }
      // A link does not keep the wheel from what is behind its text.
      guard front is TextView else { return }
      front.isPassedOver = true
      passed.append(front)
      hit = hitTest(location)
    }
  }
}
