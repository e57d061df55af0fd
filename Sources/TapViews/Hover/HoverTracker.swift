import TapInteraction
import TapLayout

/// What the mouse or pen of a window is over while it presses nothing: the link of a text, and the
/// recognizers of hovering.
final class HoverTracker {
  // The window owns the tracker, and so is there whenever the tracker works.
  private unowned(unsafe) var owner: Window?

  private var window: Window {
    guard let owner = unsafe owner else { preconditionFailure("a tracker has a window") }
    return owner
  }

  /// What is above the window without contact, and where.
  private(set) var pointer: (location: Point, kind: PointerKind)?
  /// The text over whose link the mouse is.
  private unowned var text: TextView?
  /// The recognizers of hovering that the mouse is over.
  private var recognizers: [HoverGestureRecognizer] = []

  /// Set when what is below a still pointer may have changed.
  var needsUpdate = false
  /// What the mouse looks like where it is.
  private(set) var cursor = Cursor.arrow

  /// Gives the tracker its window, once.
  func connect(to window: Window) { unsafe owner = window }

  /// Whether something is above the window, and what is below it may have changed.
  var isOutdated: Bool { needsUpdate && pointer != nil }

  /// Notes that the pointer moved; `nil` is away from the window.
  func move(to location: Point?, kind: PointerKind) { pointer = location.map { ($0, kind) } }

  /// Finds again what the mouse is over: after it moved, or what is below it did.
  ///
  /// A mouse that is pressed is over what it pressed, and enters nothing else (GES-09).
  func update() {
    needsUpdate = false
    if !window.touches.hasPressedMouse {
      let target = pointer.flatMap { frontmostTarget(at: $0.location) }
      hoverText(target as? TextView)
      hoverRecognizers(above: target)
    }
    cursor = text?.showsPointer == true ? .pointer : .arrow
  }

  /// Takes the mouse off all that is in a view.
  func leave(_ leaving: View) {
    if text?.isDescendant(of: leaving) == true { hoverText(nil) }
    let left = recognizers.filter { $0.view?.isDescendant(of: leaving) == true }
    recognizers.removeAll { $0.view?.isDescendant(of: leaving) == true }
    for recognizer in left { report(recognizer, at: nil) }
  }

  /// The view that the mouse is over, behind texts whose policy lets hovers through.
  private func frontmostTarget(at location: Point) -> View? {
    var target: View?
    window.forEachLayer(at: location) { view in
      let passesOn = (view as? TextView)?.passesOnHovers(at: location) == true
      target = passesOn ? nil : view
      return passesOn
    }
    return target
  }

  private func hoverText(_ target: TextView?) {
    if text !== target {
      text?.hover(at: nil, kind: pointer?.kind ?? .mouse)
      text = target
    }
    target?.hover(at: pointer?.location, kind: pointer?.kind ?? .mouse)
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
    for recognizer in recognizers where !entered.contains(where: { $0 === recognizer }) {
      report(recognizer, at: nil)
    }
    recognizers = entered
    for recognizer in entered { report(recognizer, at: pointer?.location) }
  }

  private func report(_ recognizer: HoverGestureRecognizer, at location: Point?) {
    guard recognizer.update(location), let view = recognizer.view else { return }
    window.log(
      view, .gesture(recognizer.logName, recognizer.location(in: view) ?? Point(x: 0, y: 0)))
    guard recognizer.state == .ended else { return }
    recognizer.reset()
    recognizer.state = .possible
  }
}
