import CGTK
import TapHost
import TapInteraction
import TapLayout
import TapViews

extension TapWidget {
  /// Whether a point belongs to the widget; what no view takes belongs to the widget behind.
  func takes(_ point: Point) -> Bool { driver.takes(point) }

  /// Sends an event to the window; returns whether it was used.
  func take(_ event: tap_gtk_event) -> Bool {
    var event = event
    event.time = clock.time(of: event.stamp, handledAt: event.time)
    var isUsed = false
    measure(.event) { isUsed = send(event) }
    display()
    return isUsed
  }

  private func send(_ event: tap_gtk_event) -> Bool {
    let point = Point(x: event.x, y: event.y)
    switch event.kind {
    case .TAP_GTK_DOWN, .TAP_GTK_MOVE, .TAP_GTK_UP:
      let focused = window.focusedView
      let isUsed = event.device == .TAP_GTK_FINGER ? finger(event, point) : mouse(event, point)
      // A press on a link takes the keyboard focus there (KEY-10).
      if window.focusedView !== focused, window.focusedView != nil {
        unsafe withWidget { unsafe tap_gtk_view_grab_focus($0) }
      }
      return isUsed
    case .TAP_GTK_CANCEL:
      defer { buttons = [] }
      driver.cancelAll(time: event.time)
      return true
    case .TAP_GTK_HOVER:
      // No button is down: a menu that opened on a press got the release.
      buttons = []
      driver.mouse(at: point, buttons: buttons, time: event.time, kind: kind(of: event))
      return false
    case .TAP_GTK_LEAVE:
      driver.mouseLeft(time: event.time)
      return false
    case .TAP_GTK_SCROLL:
      return driver.scroll(dx: event.dx, dy: event.dy, at: point, time: event.time)
    case .TAP_GTK_KEY_DOWN, .TAP_GTK_KEY_UP:
      // The focus moves by GTK's own order, through `moveFocus(forward:)`.
      guard let key = KeyEvent.Key(keysym: event.key), key != .tab else { return false }
      return driver.key(
        key, modifiers: KeyEvent.Modifiers(rawValue: UInt8(truncatingIfNeeded: event.modifiers)),
        isDown: event.kind == .TAP_GTK_KEY_DOWN, time: event.time)
    }
  }

  private func finger(_ event: tap_gtk_event, _ point: Point) -> Bool {
    let finger = Int(truncatingIfNeeded: event.sequence)
    let phase: PointerEvent.Phase =
      switch event.kind {
      case .TAP_GTK_DOWN: .down
      case .TAP_GTK_UP: .up
      default: .move
      }
    guard phase == .down ? takes(point) : driver.isDown(finger: finger) else { return false }
    driver.touch(
      phase, finger: finger, at: point, time: event.time, isEmulated: event.is_emulated)
    return true
  }

  private func mouse(_ event: tap_gtk_event, _ point: Point) -> Bool {
    let changed: MouseButtons =
      switch event.button {
      case 1: .primary
      case 2: .middle
      case 3: .secondary
      default: []
      }
    switch event.kind {
    case .TAP_GTK_DOWN:
      guard !changed.isEmpty, !buttons.isEmpty || takes(point) else { return false }
      buttons.insert(changed)
    case .TAP_GTK_UP:
      guard !buttons.isDisjoint(with: changed) else { return false }
      buttons.subtract(changed)
    default:
      guard !buttons.isEmpty else { return false }
    }
    driver.mouse(
      at: point, buttons: buttons, time: event.time, kind: kind(of: event),
      isEmulated: event.is_emulated)
    return true
  }

  private func kind(of event: tap_gtk_event) -> PointerKind {
    event.device == .TAP_GTK_PEN ? .pen : .mouse
  }

  /// Fires the timers that are due.
  func timeDidCome() {
    driver.timeDidCome()
    display()
  }

  /// Moves the keyboard focus in, or on; returns whether it is still within (KEY-1, KEY-2).
  ///
  /// Where no key asked for it, as when a window opens, no link has it yet: the next key goes to one.
  func moveFocus(forward: Bool, byKey isByKey: Bool) -> Bool {
    guard isByKey else { return window.hasFocusStop }
    defer { display() }
    return driver.moveFocus(forward: forward)
  }

  /// The keyboard focus went to another widget.
  func loseFocus() {
    driver.focusLost(time: tap_gtk_now())
    display()
  }

  /// The size of the widget changed.
  func resize(to width: Double, _ height: Double) {
    driver.resize(width: width, height: height)
    layoutHandler?()
    // GTK draws all of it at the new size.
    host.dropDamage()
    driver.followUp()
  }
}
