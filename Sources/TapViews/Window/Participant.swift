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

/// The end of a touch that a view has not heard of, since gestures are undecided (GR-18).
struct HeldEnd {
  let touch: Touch
  var slots: [Int]
}
