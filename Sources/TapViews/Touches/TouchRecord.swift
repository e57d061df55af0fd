import TapInteraction

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

  /// Lets the view know that the touch is called off, unless it has not heard of it.
  func deliverCancel() {
    guard delivery == .live else { return }
    view.touchesCancelled(Touch(event, view: view))
  }
}
