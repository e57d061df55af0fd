public import TapInteraction
public import TapLayout
import TapViews

extension PointerID {
  /// The mouse: one pointer, whatever its buttons.
  public static let mouse = PointerID(0)

  /// A finger by the number that the window system has for it.
  static func finger(_ number: Int) -> PointerID {
    // 0 is the mouse; what wraps around can be no number of a finger that is down at the same time.
    PointerID(number &+ 1 == 0 ? Int.min : number &+ 1)
  }
}

extension WindowDriver {
  /// Whether a press at a point of the window is for the window: what no view takes, and no recognizer
  /// of the window watches, is for whatever is behind it.
  ///
  /// For hosts that put the window over something else.
  public func takes(_ point: Point, for kind: PointerKind = .mouse) -> Bool {
    guard let hit = window.hitTest(point, for: kind) else { return false }
    return hit !== window || !window.gestureRecognizers.isEmpty
  }

  /// Whether a finger is down.
  public func isDown(finger: Int) -> Bool { fingers[finger] != nil }

  /// The mouse is at a pixel, with some buttons down; call it for each move, press and release.
  ///
  /// The driver derives what happened: without a button the mouse hovers; the first button that goes
  /// down presses, and the press lasts until that same button comes up. Buttons that go down
  /// meanwhile do nothing.
  ///
  /// - Parameters:
  ///   - x: device pixels from the left edge of the window.
  ///   - y: device pixels from the top edge.
  ///   - buttons: all buttons that are down now.
  ///   - time: seconds on the clock of the host.
  public func mouse(atPixel x: Double, _ y: Double, buttons: MouseButtons, time: Double) {
    mouse(at: Point(x: x / scale, y: y / scale), buttons: buttons, time: time)
  }

  /// The mouse is at a point of the window, with some buttons down.
  ///
  /// As ``mouse(atPixel:_:buttons:time:)``, for hosts that count in points, have pens, or make mouse
  /// events up from touches (GES-16).
  public func mouse(
    at point: Point, buttons: MouseButtons, time: Double, kind: PointerKind = .mouse,
    isEmulated: Bool = false
  ) {
    defer { followUp() }
    let pressed = buttons.subtracting(heldButtons)
    heldButtons = buttons
    let hasMoved = point != mouseLocation
    mouseLocation = point
    if !pressedButton.isEmpty {
      if buttons.isSuperset(of: pressedButton) {
        if hasMoved { sendMouse(.move, time, kind, isEmulated) }
        return
      }
      let isPrimary = pressedButton == .primary
      sendMouse(.up, time, kind, isEmulated)
      pressedButton = []
      if isPrimary { explainBlockedPress(endingAt: point) }
    }
    guard let button = MouseButtons.inOrder.first(where: pressed.contains) else {
      if buttons.isEmpty { window.send(.hover(point, kind: kind, time: time)) }
      return
    }
    pressedButton = button
    blockedPress = button == .primary ? blockedLink(at: point).map { ($0.link, point) } : nil
    sendMouse(.down, time, kind, isEmulated)
  }

  /// The mouse has left the window; a press goes on outside of it.
  public func mouseLeft(time: Double) {
    guard pressedButton.isEmpty else { return }
    send(.hover(nil, kind: .mouse, time: time))
  }

  /// A finger touches, moves, lifts, or is taken away by the system.
  ///
  /// - Parameters:
  ///   - phase: what the finger does.
  ///   - finger: a number that identifies the finger while it is down.
  ///   - point: where, in points from the top left corner of the window.
  ///   - time: seconds on the clock of the host.
  ///   - isEmulated: whether the system made the event up from another one (GES-16).
  public func touch(
    _ phase: PointerEvent.Phase, finger: Int, at point: Point, time: Double,
    isEmulated: Bool = false
  ) {
    switch phase {
    case .down:
      blockedPress = fingers.isEmpty ? blockedLink(at: point).map { ($0.link, point) } : nil
      fingers[finger] = point
    case .move: fingers[finger] = point
    case .up, .cancel: break
    }
    send(
      .pointer(
        PointerEvent(
          phase, pointer: .finger(finger), at: point, time: time, isEmulated: isEmulated)))
    guard phase == .up || phase == .cancel else { return }
    fingers[finger] = nil
    if phase == .up { explainBlockedPress(endingAt: point) }
  }

  /// The wheel has turned, or two fingers moved on a trackpad.
  ///
  /// - Parameters:
  ///   - notchesX: notches to the right, parts of one included.
  ///   - notchesY: notches down: positive numbers show what is below.
  ///   - x: device pixels from the left edge of the window.
  ///   - y: device pixels from the top edge.
  ///   - time: seconds on the clock of the host.
  /// - Returns: Whether something scrolled; if not, what is around the window may.
  @discardableResult
  public func wheel(
    notchesX: Double, notchesY: Double, atPixel x: Double, _ y: Double, time: Double
  ) -> Bool {
    scroll(
      dx: notchesX * Self.pointsPerNotch, dy: notchesY * Self.pointsPerNotch,
      at: Point(x: x / scale, y: y / scale), time: time)
  }

  /// Scrolls by points, as trackpads count.
  ///
  /// - Returns: Whether something scrolled.
  @discardableResult
  public func scroll(dx: Double, dy: Double, at point: Point, time: Double) -> Bool {
    send(.scroll(dx: dx, dy: dy, at: point, time: time))
    return window.wasEventUsed
  }

  /// How far one notch of a wheel scrolls, in points: three lines of 16, as desktops do.
  public static let pointsPerNotch = 48.0

  /// The system takes all pointers away, as when a dialog opens or the screen locks: whatever they
  /// began is cancelled.
  public func cancelAll(time: Double) {
    if !pressedButton.isEmpty {
      sendMouse(.cancel, time, .mouse, false)
      pressedButton = []
    }
    for (finger, point) in fingers.sorted(by: { $0.key < $1.key }) {
      window.send(
        .pointer(PointerEvent(.cancel, pointer: .finger(finger), at: point, time: time)))
    }
    fingers = [:]
    heldKeys = []
    blockedPress = nil
    followUp()
  }

  private func sendMouse(
    _ phase: PointerEvent.Phase, _ time: Double, _ kind: PointerKind, _ isEmulated: Bool
  ) {
    let button: PointerButton =
      switch pressedButton {
      case .secondary: .secondary
      case .middle: .middle
      default: .primary
      }
    window.send(
      .pointer(
        PointerEvent(
          phase, pointer: .mouse, at: mouseLocation, time: time, kind: kind, button: button,
          isEmulated: isEmulated)))
  }
}
