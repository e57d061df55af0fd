public import TapLayout

/// A pointer that is over something without touching it; a continuous gesture.
///
/// It begins when the pointer enters, changes as it moves and ends when it leaves. A contact
/// neither begins nor ends it, and so a drag over something does not hover it (GES-09); but if the
/// system takes the pointer away, hovering is cancelled. The counterpart of
/// `UIHoverGestureRecognizer`.
///
///     var hover = HoverMachine()
///     hover.hover(at: place)  // .begin
///     hover.hover(at: nil)    // .end
public struct HoverMachine: GestureMachine {
  /// Where the pointer is, or was last.
  public private(set) var location: Point?

  private var stage = MachineStage.watching

  /// Makes a machine.
  public init() {}

  /// Never: hovering lasts.
  public var isDiscrete: Bool { false }

  /// Never: hovering waits for the pointer, not for time.
  public var deadline: Double? { nil }

  /// Takes a location over the target, or `nil` if the pointer is elsewhere.
  ///
  /// A location that is not finite is over nothing (HIT-18).
  public mutating func hover(at point: Point?) -> GestureStep {
    guard let point, point.isValid else { return stage == .active ? finish(.end) : .none }
    let isNews = point != location
    switch stage {
    case .watching:
      location = point
      stage = .active
      return .begin
    case .active:
      location = point
      return isNews ? .change : .none
    case .done: return .none
    }
  }

  /// Always: a contact does not concern it.
  public func accepts(_ down: PointerEvent) -> Bool { true }

  /// Takes an event of a pointer that touches, which matters only if it is cancelled.
  public mutating func handle(_ event: PointerEvent) -> GestureStep {
    event.phase == .cancel && stage == .active ? finish(.cancel) : .none
  }

  /// Lets time pass, which changes nothing.
  public mutating func advance(to time: Double) -> GestureStep { .none }

  /// Forgets where the pointer was.
  public mutating func reset() { self = HoverMachine() }

  private mutating func finish(_ step: GestureStep) -> GestureStep {
    stage = .done
    return step
  }
}
