import TapInteraction
import TapLayout

extension Window {
  /// Finds out anew what the mouse is over: after it moved, or what is below it did.
  ///
  /// A mouse that is pressed is over what it pressed, and enters nothing else (GES-09).
  func updateHover() {
    guard !touches.contains(where: { $0.event.kind != .touch }) else { return }
    let hit = hover.flatMap { hitTest($0.location) }
    hoverText(hit as? TextView)
    hoverRecognizers(above: hit)
  }

  private func hoverText(_ text: TextView?) {
    if hoveredText !== text {
      hoveredText?.hover(at: nil, kind: hover?.kind ?? .mouse)
      hoveredText = text
    }
    text?.hover(at: hover?.location, kind: hover?.kind ?? .mouse)
    cursor = text?.showsPointer == true ? .pointer : .arrow
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
    if recognizer.state == .ended { recognizer.state = .possible }
  }
}
