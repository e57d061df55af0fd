public import TapInteraction
import TapViews

extension WindowDriver {
  /// A key goes down or comes up.
  ///
  /// A key that goes down again without coming up is repeated by the keyboard; where the window
  /// system says so itself, pass `isRepeat`.
  ///
  /// - Returns: Whether the window did something with it; if not, the key is for what is around it.
  ///   Tab moves the focus within the window as long as there is a next stop.
  @discardableResult
  public func key(
    _ key: KeyEvent.Key, modifiers: KeyEvent.Modifiers = [], isDown: Bool = true,
    isRepeat: Bool = false, time: Double
  ) -> Bool {
    let isHeld = heldKeys.contains(key)
    if isDown { heldKeys.insert(key) } else { heldKeys.remove(key) }
    send(
      .key(
        KeyEvent(
          key, modifiers: modifiers, isDown: isDown, isRepeat: isRepeat || (isDown && isHeld),
          time: time)))
    return window.wasEventUsed
  }

  /// The keyboard focus went to another window: nothing in this one has it, and no key is held.
  public func focusLost(time: Double) {
    heldKeys = []
    window.advance(to: time)
    window.focus(nil)
    followUp()
  }
}

extension KeyEvent.Key {
  /// The key of a keysym of X11, which GDK and Wayland use too; `nil` for a key that interaction
  /// does not know.
  ///
  /// The numbers are those of X11's `keysymdef.h`.
  public init?(keysym: UInt32) {
    switch keysym {
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
