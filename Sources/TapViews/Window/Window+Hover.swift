import TapInteraction
import TapLayout

extension Window {
  /// Finds out anew what the mouse is over: after it moved, or what is below it did.
  ///
  /// A mouse that is pressed is over what it pressed, and enters nothing else (GES-09).
  func updateHover() {
    needsHoverUpdate = false
    if !touches.contains(where: { $0.event.kind != .touch }) {
      let target = hover.flatMap { hoverTarget(at: $0.location) }
      hoverText(target as? TextView)
      hoverRecognizers(above: target)
    }
    cursor = hoveredText?.showsPointer == true ? .pointer : .arrow
  }

  /// The view that the mouse is over, behind texts whose policy lets hovers through.
  private func hoverTarget(at location: Point) -> View? {
    var target: View?
    forEachLayer(at: location) { view in
      let passesOn = (view as? TextView)?.passesOnHovers(at: location) == true
      target = passesOn ? nil : view
      return passesOn
    }
    return target
  }

  /// Takes the mouse off all that is in a view.
  func leaveHover(_ leaving: View) {
    if hoveredText?.isDescendant(of: leaving) == true { hoverText(nil) }
    let left = hovered.filter { $0.view?.isDescendant(of: leaving) == true }
    hovered.removeAll { $0.view?.isDescendant(of: leaving) == true }
    for recognizer in left { report(recognizer, at: nil) }
  }

  private func hoverText(_ text: TextView?) {
    if hoveredText !== text {
      hoveredText?.hover(at: nil, kind: hover?.kind ?? .mouse)
      hoveredText = text
    }
    text?.hover(at: hover?.location, kind: hover?.kind ?? .mouse)
  }

  private func hoverRecognizers(above hit: View?) {
    var entered: [HoverGestureRecognizer] = []
    var view = hit
    while let current = view {
      for case let recognizer as HoverGestureRecognizer in current.gestureRecognizers
      where recognizer.isEnabled {
        entered.append(recognizer)
      }
      view = current.superview
    }
    for recognizer in hovered where !entered.contains(where: { $0 === recognizer }) {
      report(recognizer, at: nil)
    }
    hovered = entered
    for recognizer in entered { report(recognizer, at: hover?.location) }
  }

  private func report(_ recognizer: HoverGestureRecognizer, at location: Point?) {
    guard recognizer.update(location), let view = recognizer.view else { return }
    log(view, .gesture(recognizer.logName, recognizer.location(in: view) ?? Point(x: 0, y: 0)))
    guard recognizer.state == .ended else { return }
    recognizer.reset()
    recognizer.state = .possible
  }
}
