public import TapLayout

/// A finger, a mouse or a pen, for as long as it touches or is near.
public struct PointerID: BitwiseCopyable, Hashable, Sendable, Codable {
  /// The number behind the identity, which the host keeps unique among pointers in use.
  public var rawValue: Int

  /// Makes an identity.
  public init(_ rawValue: Int) { self.rawValue = rawValue }
}

/// What kind of thing points.
public enum PointerKind: UInt8, BitwiseCopyable, Sendable, Hashable, CaseIterable {
  /// A finger: coarse, and a drag means to scroll.
  case touch
  /// A mouse or a trackpad: exact, and a press may move.
  case mouse
  /// A pen: exact, and a press may move.
  case pen
}

/// Which button of a mouse or pen is meant; a finger's contact is the primary one.
public enum PointerButton: UInt8, BitwiseCopyable, Sendable, Hashable, CaseIterable {
  /// The one that activates.
  case primary
  /// The one that asks for a menu (LP-18).
  case secondary
  /// The wheel, as a button.
  case middle
}

/// One step of one pointer.
///
/// The counterpart of a `UITouch` with its phase, or of the Pointer Events of the web.
public struct PointerEvent: BitwiseCopyable, Sendable, Hashable {
  /// What a pointer does.
  public enum Phase: UInt8, BitwiseCopyable, Sendable, Hashable, CaseIterable {
    /// It touches, or a button goes down.
    case down
    /// It moves while down.
    case move
    /// It lifts.
    case up
    /// The system takes it away: whatever it began is cancelled.
    case cancel
  }

  /// The pointer.
  public var pointer: PointerID
  /// What it does.
  public var phase: Phase
  /// When, in seconds on the host's one monotonic clock.
  public var time: Double
  /// The location in the coordinates of the receiver.
  public var location: Point
  /// The location on the surface, if it differs.
  private var place: Point?
  /// What kind of thing points.
  public var kind: PointerKind
  /// The button that went down.
  public var button: PointerButton
  /// Whether the system made this event up from a touch that was delivered already (GES-16).
  public var isEmulated: Bool

  /// Makes an event.
  public init(
    _ phase: Phase, pointer: PointerID = PointerID(0), at location: Point, time: Double,
    kind: PointerKind = .touch, button: PointerButton = .primary, isEmulated: Bool = false
  ) {
    self.pointer = pointer
    self.phase = phase
    self.time = time
    self.location = location
    self.kind = kind
    self.button = button
    self.isEmulated = isEmulated
  }

  /// Where, in the coordinates of the surface as a whole.
  ///
  /// A finger's way is measured there: it is not longer where a text is scaled, and does not begin
  /// where a text scrolls below a finger that rests (SCR-8).
  public var surfaceLocation: Point { place ?? location }

  /// Returns the event in other coordinates: the same surface location, and another location.
  public func located(at location: Point) -> PointerEvent {
    var event = self
    event.place = surfaceLocation
    event.location = location
    return event
  }
}

extension PointerEvent {
  /// Whether the time and location are usable numbers.
  ///
  /// Gestures that have not begun fail on an invalid event; those that have ignore it, or are
  /// cancelled if it lifts a pointer.
  var isValid: Bool { time.isFinite && location.isValid }
}

extension Point {
  /// Whether a point is one that something can be at.
  ///
  /// Points farther off than any surface are rejected like infinite ones, so that no sum or
  /// difference of points is ever infinite.
  var isValid: Bool { abs(x) <= Self.farthest && abs(y) <= Self.farthest }

  private static let farthest = 1e12
}
