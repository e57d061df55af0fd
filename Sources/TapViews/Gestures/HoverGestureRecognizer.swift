public import TapInteraction
public import TapLayout

/// A watcher of a mouse or pen that is above a view without pressing.
///
/// It begins when the pointer enters, changes when it moves and ends when it leaves, each paired
/// with the other. The counterpart of `UIHoverGestureRecognizer`.
public final class HoverGestureRecognizer: GestureRecognizer {
  private var place: Point?

  /// False: hovering lasts.
  public override var isDiscrete: Bool { false }

  /// Hovering.
  public override var kind: GestureKind? { .hover }

  /// Where the pointer is.
  public override var windowLocation: Point? { place }

  /// `hover` with the state.
  public override var logName: String { "hover \(state)" }

  /// Takes the place of the pointer, or `nil` when it is not above the view any more.
  ///
  /// - Returns: Whether something changed.
  func update(_ location: Point?) -> Bool {
    let old = place
    if let location { place = location }
    switch (state.isActive, location) {
    case (false, .some): report(.began)
    case (true, .some):
      guard location != old else { return false }
      report(.changed)
    case (true, .none): report(.ended)
    case (false, .none): return false
    }
    return true
  }
}
