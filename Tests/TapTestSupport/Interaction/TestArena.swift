package import TapInteraction
package import TapLayout
package import TapViews

/// A window of 400 by 300 with a view over all of it, and one in its upper left that logs touches.
package struct TestArena {
  package let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 300))
  package let outer = View(frame: Rect(x: 0, y: 0, width: 400, height: 300))
  package let inner = TouchLogger(frame: Rect(x: 0, y: 0, width: 200, height: 200))
  package let log = TestWindow.Log()

  package init() {
    outer.identifier = "outer"
    inner.identifier = "inner"
    inner.log = log
    window.addSubview(outer)
    outer.addSubview(inner)
    window.observer = { [log] in log.lines.append($0.line) }
  }

  package func send(
    _ phase: PointerEvent.Phase, _ x: Double, _ y: Double, at time: Double, pointer: Int = 0,
    kind: PointerKind = .touch
  ) {
    let place = Point(x: x, y: y)
    window.send(
      .pointer(PointerEvent(phase, pointer: PointerID(pointer), at: place, time: time, kind: kind)))
  }

  /// Taps for 0.05 s.
  package func tap(_ x: Double = 50, _ y: Double = 50, at time: Double, pointer: Int = 0) {
    send(.down, x, y, at: time, pointer: pointer)
    send(.up, x, y, at: time + 0.05, pointer: pointer)
  }

  /// The log since the last call, without times and places: `inner tap`.
  package func words() -> [String] {
    defer { log.lines = [] }
    return log.lines.map { line in
      line.split(separator: " ").dropFirst().filter { !$0.contains(",") }.joined(separator: " ")
    }
  }
}

/// A view that writes the touches that it gets into a log.
package final class TouchLogger: View {
  package var log: TestWindow.Log?

  private func note(_ phase: String, _ touch: Touch) {
    let (x, y) = (Int(touch.windowLocation.x), Int(touch.windowLocation.y))
    log?.lines.append("\(touch.time) \(identifier ?? "-") \(phase) \(x),\(y)")
  }

  package override func touchesBegan(_ touch: Touch) { note("down", touch) }
  package override func touchesMoved(_ touch: Touch) { note("move", touch) }
  package override func touchesEnded(_ touch: Touch) { note("up", touch) }
  package override func touchesCancelled(_ touch: Touch) { note("cancel", touch) }
}

/// A recognizer that does what it is told to.
package final class ScriptedRecognizer: GestureRecognizer {
  private let lasts: Bool
  private let answer: (PointerEvent) -> GestureStep
  /// The events that it was shown.
  package private(set) var seen: [PointerEvent] = []
  /// How often it had to forget everything.
  package private(set) var resets = 0

  package init(
    lasts: Bool = false, action: ((GestureRecognizer) -> Void)? = nil,
    _ answer: @escaping (PointerEvent) -> GestureStep
  ) {
    self.lasts = lasts
    self.answer = answer
    super.init(action: action)
  }

  package override var isDiscrete: Bool { !lasts }
  package override var logName: String { lasts ? "scripted \(state)" : "scripted" }
  package override var windowLocation: Point? { seen.last?.location }

  package override func handle(_ event: PointerEvent) -> GestureStep {
    seen.append(event)
    return answer(event)
  }

  package override func reset() { resets += 1 }
}

/// A recognizer of one finger's drag: it begins at the first move, and ends with the finger.
package final class StubDrag: GestureRecognizer {
  private var pointer: PointerID?
  private var isActive = false
  private var place: Point?

  package override var isDiscrete: Bool { false }
  package override var kind: GestureKind? { .drag }
  package override var logName: String { "drag \(state)" }
  package override var windowLocation: Point? { place }

  package override func handle(_ event: PointerEvent) -> GestureStep {
    if pointer == nil { pointer = event.pointer }
    guard pointer == event.pointer else { return .none }
    place = event.location
    switch event.phase {
    case .down: return .none
    case .move:
      defer { isActive = true }
      return isActive ? .change : .begin
    case .up: return isActive ? .end : .fail
    case .cancel: return .fail
    }
  }

  package override func reset() {
    pointer = nil
    isActive = false
  }
}

/// Answers the questions of recognizers as it is told to.
package final class ScriptedDelegate: GestureRecognizerDelegate {
  package init() {}

  package var receives: (Touch) -> Bool = { _ in true }
  package var begins: (GestureRecognizer) -> Bool = { _ in true }
  package var joins: (GestureRecognizer, GestureRecognizer) -> Bool = { _, _ in false }

  package func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldReceive touch: Touch
  ) -> Bool {
    receives(touch)
  }

  package func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
    begins(recognizer)
  }

  package func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
  ) -> Bool { joins(recognizer, other) }
}
