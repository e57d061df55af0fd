import TapInteraction

/// Who stands behind a slot of the arena.
enum Participant {
  /// Nobody: the slot is free.
  case none
  /// A recognizer.
  case recognizer(GestureRecognizer)
  /// A press of one pointer on a link of a text, with what it wants to be.
  case link(TextView, PointerID, LinkStep)
}

/// A touch that is down.
struct TouchRecord {
  /// How far the view that was hit has heard of the touch.
  enum Delivery {
    /// Its events are held back.
    case held
    /// It hears everything.
    case live
    /// It hears no more.
    case over
  }

  let contact: Int
  let view: View
  /// The last event.
  var event: PointerEvent
  /// Until when a scroll view holds the events back, in seconds.
  var heldUntil: Double
  var delivery = Delivery.held
  var held: [PointerEvent] = []

  var pointer: PointerID { event.pointer }
}

/// A touch that is up, though its view has not heard of that, since gestures are undecided.
struct LateTouch {
  /// What the view has not heard of yet: the end, or all of the touch (GR-17, GR-18).
  let record: TouchRecord
  /// The gestures that the view waits for.
  var slots: [Int]
}

/// Someone whom a new touch may concern.
struct Candidate {
  enum Watcher {
    /// A recognizer.
    case recognizer(GestureRecognizer)
    /// A link of a text, for gestures of some kinds.
    case link(TextView, GestureKinds)
  }

  let watcher: Watcher
  /// The view that was hit, or one behind it, for which the candidate watches.
  let hit: View
  let rank: Int
}
