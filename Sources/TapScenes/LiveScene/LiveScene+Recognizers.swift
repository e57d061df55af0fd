import TapViews

extension LiveScene {
  /// Lets a new recognizer watch a view.
  func add(_ description: SceneRecognizer, to view: View) {
    let recognizer = makeRecognizer(description)
    view.addGestureRecognizer(recognizer)
    described.append((description, recognizer))
    if let id = description.id { recognizers[id] = recognizer }
  }

  private func makeRecognizer(_ description: SceneRecognizer) -> GestureRecognizer {
    let recognizer: GestureRecognizer =
      switch description.kind {
      case .tap: makeTap(description)
      case .longPress: makeLongPress(description)
      case .pan: makePan(description)
      case .hover: HoverGestureRecognizer()
      }
    if let cancels = description.cancelsTouches { recognizer.cancelsTouchesInView = cancels }
    if let delays = description.delaysBegan { recognizer.delaysTouchesBegan = delays }
    if let delays = description.delaysEnded { recognizer.delaysTouchesEnded = delays }
    recognizer.isEnabled = description.isEnabled
    return recognizer
  }

  private func makeTap(_ description: SceneRecognizer) -> TapGestureRecognizer {
    let recognizer = TapGestureRecognizer()
    if let taps = description.taps { recognizer.numberOfTapsRequired = taps }
    if let touches = description.touches { recognizer.numberOfTouchesRequired = touches }
    return recognizer
  }

  private func makeLongPress(_ description: SceneRecognizer) -> LongPressGestureRecognizer {
    let recognizer = LongPressGestureRecognizer()
    recognizer.minimumPressDuration = description.duration
    recognizer.allowableMovement = description.movement
    if let taps = description.taps { recognizer.numberOfTapsRequired = taps }
    if let touches = description.touches { recognizer.numberOfTouchesRequired = touches }
    return recognizer
  }

  private func makePan(_ description: SceneRecognizer) -> PanGestureRecognizer {
    let recognizer = PanGestureRecognizer()
    if let touches = description.touches { recognizer.minimumNumberOfTouches = touches }
    if let most = description.mostTouches { recognizer.maximumNumberOfTouches = most }
    return recognizer
  }

  /// Gives recognizers their delegates, and lets them wait for each other.
  func connectRecognizers() {
    let new = described
    described = []
    for (description, recognizer) in new {
      // The reader has checked that they don't wait for each other in circles.
      recognizer.require(toFail: description.requires.compactMap { recognizers[$0] })
      guard !description.begins || !description.simultaneous.isEmpty else { continue }
      let delegate = SceneRecognizerDelegate(
        begins: description.begins,
        partners: description.simultaneous.compactMap { recognizers[$0] })
      delegates.append(delegate)
      recognizer.delegate = delegate
    }
  }
}

/// A delegate whose answers a scene gives.
private final class SceneRecognizerDelegate: GestureRecognizerDelegate {
  private let begins: Bool
  private let partners: [GestureRecognizer]

  init(begins: Bool, partners: [GestureRecognizer]) {
    self.begins = begins
    self.partners = partners
  }

  func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool { begins }

  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
  ) -> Bool { partners.contains { $0 === other } }
}
