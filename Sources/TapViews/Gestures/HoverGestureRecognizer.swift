public import TapInteraction
import TapLayout

/// A watcher of a mouse or pen that is above a view without pressing.
///
/// It begins when the pointer enters, changes when it moves and ends when it leaves, each paired
/// with the other, also where the mouse is pressed in between. The counterpart of
/// `UIHoverGestureRecognizer`.
public final class HoverGestureRecognizer: MachineGestureRecognizer<HoverMachine> {
  /// Makes a recognizer that calls `action` when the pointer enters, moves and leaves.
  public init(action: ((GestureRecognizer) -> Void)? = nil) {
    super.init(HoverMachine(), action: action)
  }

  /// Hovering.
  public override var kind: GestureKind? { .hover }

  /// `hover` with the state.
  public override var logName: String { "hover \(state)" }

  /// Refuses every touch: it contends with nothing, and a press in between ends no hover.
  public override func shouldReceive(_ touch: Touch) -> Bool { false }

  /// Takes the location of the pointer, or `nil` when it has left the view.
  ///
  /// - Returns: Whether something changed.
  func update(_ location: Point?) -> Bool {
    switch machine.hover(at: location) {
    case .begin: report(.began)
    case .change: report(.changed)
    case .end: report(.ended)
    case .none, .fail, .recognize, .cancel: return false
    }
    return true
  }
}
