public import TapLayout

/// The next step of a gesture, as its machine proposes it: the arena grants or denies it.
public enum GestureStep: UInt8, BitwiseCopyable, Sendable, Hashable, CaseIterable {
  /// Nothing is decided by this event.
  case none
  /// It is not this gesture.
  case fail
  /// A discrete gesture is complete.
  case recognize
  /// A continuous gesture begins.
  case begin
  /// A continuous gesture that began changes.
  case change
  /// A continuous gesture that began ends.
  case end
  /// A continuous gesture that began is cancelled.
  case cancel
}

/// A recognizer as a value: events and times go in, proposed steps come out.
///
/// A machine knows nothing of views or of other recognizers. Its driver passes each event of the
/// pointers that it tracks, asks ``deadline``, calls ``advance(to:)`` when that time has come, and
/// resets it once it is done and all pointers are up. After a proposal to fail, to be recognized,
/// to end or to be cancelled a machine makes no other until it is reset.
public protocol GestureMachine: Sendable {
  /// Whether the gesture is one moment, such as a tap, or lasts, such as a long press.
  var isDiscrete: Bool { get }

  /// Where the gesture is: the center of its contacts, which stays after they lift (TAP-7).
  ///
  /// It is `nil` from a reset until the first contact.
  var location: Point? { get }

  /// When ``advance(to:)`` must be called even if no event comes, in seconds; `nil` is never.
  var deadline: Double? { get }

  /// Returns whether a new contact may belong to the gesture in progress.
  ///
  /// A second tap may come too late or too far off to make a double tap (TAP-10, TAP-11): then the
  /// gesture in progress fails, and the contact begins another.
  func accepts(_ down: PointerEvent) -> Bool

  /// Takes an event of a pointer that the machine watches.
  mutating func handle(_ event: PointerEvent) -> GestureStep

  /// Lets time pass.
  mutating func advance(to time: Double) -> GestureStep

  /// Forgets everything but the settings.
  mutating func reset()
}

/// How far a machine is in its own eyes; what becomes of its proposals is up to the arena.
enum MachineStage: Sendable {
  /// Nothing is decided.
  case watching
  /// It asked to begin and has not ended.
  case active
  /// It said its last word, and is silent until it is reset.
  case done
}
