import TapInteraction

extension TouchRouter {
  /// The innermost scroll view around a view whose content fingers move or that still decelerates.
  ///
  /// All that decelerate are stopped. A touch that comes then is a drag or nothing (SCR-7).
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

  /// Whether a scroll view is about to take the drag of a pointer (LINK-31).
  func isScroll(_ pointer: PointerID) -> Bool {
    guard let touch = touches.first(where: { $0.pointer == pointer }) else { return false }
    return members.contains { member in
      (member?.recognizer as? ScrollGestureRecognizer)?.wants(touch) == true
    }
  }
}
