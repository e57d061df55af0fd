public import TapInteraction
public import TapLayout
public import TapText

/// An input event: what a host passes to ``Window/send(_:)``.
///
/// Locations are in the window's coordinates, times in seconds on the host's one monotonic clock.
public enum InputEvent {
  /// A finger, a mouse button, a pen: down, moved, up or taken away.
  case pointer(PointerEvent)
  /// A mouse or pen above the window without contact; `nil` when it left.
  case hover(Point?, kind: PointerKind, time: Double)
  /// A wheel or trackpad scrolled by some points, at a location: positive numbers show what is to
  /// the right and below.
  case scroll(dx: Double, dy: Double, at: Point, time: Double)
  /// A key.
  case key(KeyEvent)
  /// Assistive technology wants something of a link, or of the text as a whole (A11Y-4, A11Y-5).
  case accessibility(AccessibilityAction, of: LinkID?, in: View, time: Double)

  /// When, in seconds.
  public var time: Double {
    switch self {
    case .pointer(let event): event.time
    case .hover(_, _, let time), .scroll(_, _, _, let time), .accessibility(_, _, _, let time):
      time
    case .key(let event): event.time
    }
  }
}
