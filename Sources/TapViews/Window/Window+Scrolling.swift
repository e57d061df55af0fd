import TapLayout

extension Window {
  /// Turns the innermost scroll view under a point that can go that way.
  func scroll(dx: Double, dy: Double, at location: Point) {
    guard dx.isFinite, dy.isFinite else { return }
    forEachLayer(at: location) { hit in
      var view: View? = hit
      while let current = view {
        if let scroll = current as? ScrollView, scroll.scroll(dx: dx, dy: dy) { return false }
        view = current.superview
      }
      // A link does not keep the wheel from what is behind its text.
      return true
    }
  }
}
