import CGTK
import TapInteraction
import TapLayout
import TapViews

extension TapWidget {
  /// Whether a point is the widget's; what no view takes belongs to the widget behind.
  func takes(_ point: Point) -> Bool {
    guard let hit = window.hitTest(point, for: .mouse) else { return false }
    return hit !== window || !window.gestureRecognizers.isEmpty
  }

  /// Takes an event; indicates whether it was of any use.
  func take(_ event: tap_gtk_event) -> Bool {
    var event = event
    event.time = clock.time(of: event.stamp, handledAt: event.time)
    var isUsed = false
    measure(.event) { isUsed = pass(event) }
    display()
    followUp()
    return isUsed
  }

  private func pass(_ event: tap_gtk_event) -> Bool {
    let place = Point(x: event.x, y: event.y)
    switch event.kind {
    case .TAP_GTK_DOWN: return pointer(.down, event)
    case .TAP_GTK_MOVE: return pointer(.move, event)
    case .TAP_GTK_UP: return pointer(.up, event)
    case .TAP_GTK_CANCEL: return cancelPointers(at: event.time)
    case .TAP_GTK_HOVER:
      window.send(.hover(place, kind: kind(of: event), time: event.time))
      return false
    case .TAP_GTK_LEAVE:
      window.send(.hover(nil, kind: .mouse, time: event.time))
      return false
    case .TAP_GTK_SCROLL:
      window.send(.scroll(dx: event.dx, dy: event.dy, at: place, time: event.time))
      return window.wasEventUsed
    case .TAP_GTK_KEY_DOWN, .TAP_GTK_KEY_UP: return key(event)
    }
  }

  private func pointer(_ phase: PointerEvent.Phase, _ event: tap_gtk_event) -> Bool {
    let place = Point(x: event.x, y: event.y)
    let pointer = PointerID(Int(truncatingIfNeeded: event.sequence))
    if phase == .down {
      guard takes(place) else { return false }
      pointersDown.insert(pointer)
    }
    guard pointersDown.contains(pointer) else { return false }
    if phase == .up { pointersDown.remove(pointer) }
    let focused = window.focusedView
    window.send(
      .pointer(
        PointerEvent(
          phase, pointer: pointer, at: place, time: event.time, kind: kind(of: event),
          button: button(of: event), isEmulated: event.is_emulated)))
    // A press on a link takes the keyboard focus there (KEY-10).
    if window.focusedView !== focused, window.focusedView != nil {
      unsafe withWidget { unsafe tap_gtk_view_grab_focus($0) }
    }
    return true
  }

  /// The system took the pointers away.
  private func cancelPointers(at time: Double) -> Bool {
    for pointer in pointersDown {
      window.send(
        .pointer(PointerEvent(.cancel, pointer: pointer, at: Point(x: 0, y: 0), time: time)))
    }
    defer { pointersDown.removeAll() }
    return !pointersDown.isEmpty
  }

  private func key(_ event: tap_gtk_event) -> Bool {
    // The focus moves by GTK's own order, through `moveFocus(forward:)`.
    guard let key = KeyEvent.Key(gdk: event.key), key != .tab else { return false }
    window.send(
      .key(
        KeyEvent(
          key, modifiers: KeyEvent.Modifiers(rawValue: UInt8(truncatingIfNeeded: event.modifiers)),
          isDown: event.kind == .TAP_GTK_KEY_DOWN, isRepeat: isRepeat(event), time: event.time)))
    return window.wasEventUsed
  }

  /// Whether a key is held down since it came last.
  private func isRepeat(_ event: tap_gtk_event) -> Bool {
    defer { heldKey = event.kind == .TAP_GTK_KEY_DOWN ? event.key : nil }
    return event.kind == .TAP_GTK_KEY_DOWN && heldKey == event.key
  }

  private func kind(of event: tap_gtk_event) -> PointerKind {
    switch event.device {
    case .TAP_GTK_FINGER: .touch
    case .TAP_GTK_PEN: .pen
    default: .mouse
    }
  }

  private func button(of event: tap_gtk_event) -> PointerButton {
    switch event.button {
    case 2: .middle
    case 3: .secondary
    default: .primary
    }
  }

  /// Lets time pass up to now.
  func timeDidCome() {
    window.advance(to: tap_gtk_now())
    display()
    followUp()
  }

  /// Moves the keyboard focus in, or on; indicates whether it is still within (KEY-1, KEY-2).
  ///
  /// Where no key asked for it, as when a window opens, no link has it yet: the next key goes to one.
  func moveFocus(forward: Bool, byKey isByKey: Bool) -> Bool {
    guard isByKey else { return window.hasFocusStop }
    window.advance(to: tap_gtk_now())
    let isWithin = window.moveFocus(forward: forward)
    display()
    followUp()
    return isWithin
  }

  /// The keyboard focus went to another widget.
  func loseFocus() {
    window.focus(nil)
    display()
    followUp()
  }
}

extension KeyEvent.Key {
  /// The key of a value of GDK; `nil` for one that interaction does not know.
  fileprivate init?(gdk value: UInt32) {
    switch value {
    case 0xFF09, 0xFE20: self = .tab
    case 0xFF0D: self = .enter
    case 0xFF8D: self = .keypadEnter
    case 0x20: self = .space
    case 0xFF1B: self = .escape
    case 0xFF67: self = .menu
    case 0xFFC7: self = .f10
    case 0xFF51, 0xFF96: self = .left
    case 0xFF53, 0xFF98: self = .right
    case 0xFF52, 0xFF97: self = .up
    case 0xFF54, 0xFF99: self = .down
    case 0xFF50, 0xFF95: self = .home
    case 0xFF57, 0xFF9C: self = .end
    case 0xFF55, 0xFF9A: self = .pageUp
    case 0xFF56, 0xFF9B: self = .pageDown
    default: return nil
    }
  }
}
