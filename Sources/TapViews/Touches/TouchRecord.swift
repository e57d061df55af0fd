import TapInteraction

/// A touch that is down.
struct TouchRecord {
  /// How much of the touch was delivered to the hit view.
  enum Delivery {
    /// Its events are held back.
    case held
    /// Everything is delivered.
    case live
    /// Nothing more is delivered.
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

/// A touch that is up but not yet delivered to its view, because gestures are undecided.
struct LateTouch {
  /// The undelivered part: the end, or all of the touch (GR-17, GR-18).
  let record: TouchRecord
  /// The gestures that the view waits for.
  var slots: Set<Int>
}

extension TouchRecord {
  /// Lets the view have an event.
  func deliver(_ event: PointerEvent) {
    let touch = Touch(event, view: view)
    switch event.phase {
    case .down: view.touchesBegan(touch)
    case .move: view.touchesMoved(touch)
    case .up: view.touchesEnded(touch)
    case .cancel: view.touchesCancelled(touch)
    }
  }

  /// Delivers the cancellation of the touch, unless nothing of it was delivered.
  func deliverCancel() {
    guard delivery == .live else { return }
    view.touchesCancelled(Touch(event, view: view))
  }
}
