package import TapInteraction
package import TapLayout
package import TapViews

extension Window {
  /// Sends a step of a pointer.
  package func send(
    _ phase: PointerEvent.Phase, _ x: Double, _ y: Double, at time: Double, pointer: Int = 0,
    kind: PointerKind = .touch
  ) {
    send(
      .pointer(
        PointerEvent(
          phase, pointer: PointerID(pointer), at: Point(x: x, y: y), time: time, kind: kind)))
  }

  /// Taps.
  package func tap(_ x: Double, _ y: Double, at time: Double, kind: PointerKind = .touch) {
    send(.down, x, y, at: time, kind: kind)
    send(.up, x, y, at: time + 0.06, kind: kind)
  }

  /// Drags in ten steps that take a tenth of a second, and lifts at once.
  package func fling(from start: Point, by distance: Point, at time: Double) {
    send(.down, start.x, start.y, at: time)
    for step in 1...10 {
      let part = Double(step) / 10
      send(
        .move, start.x + distance.x * part, start.y + distance.y * part, at: time + part * 0.1)
    }
    send(.up, start.x + distance.x, start.y + distance.y, at: time + 0.1)
  }
}
