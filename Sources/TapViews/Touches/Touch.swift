public import TapInteraction
public import TapLayout

/// One finger, or one press of a mouse or pen, bound to the view that it began in (HIT-19).
///
/// The counterpart of `UITouch`.
public struct Touch {
  /// The pointer.
  public let pointer: PointerID
  /// What kind of thing points.
  public let kind: PointerKind
  /// The button.
  public let button: PointerButton
  /// When, in seconds.
  public let time: Double
  /// Where, in the window's coordinates.
  public let windowLocation: Point
  /// The view that was hit.
  public let view: View

  init(_ event: PointerEvent, view: View) {
    pointer = event.pointer
    kind = event.kind
    button = event.button
    time = event.time
    windowLocation = event.location
    self.view = view
  }

  /// The location in the coordinates of a view; `nil` if its transform is not invertible.
  public func location(in view: View) -> Point? { view.convertFromRoot(windowLocation) }
}
