import TapInteraction
import TapLayout

/// Short words for scripts: when, where and which finger.
extension PointerEvent {
  static func down(
    _ time: Double, _ x: Double = 0, _ y: Double = 0, finger: Int = 0,
    button: PointerButton = .primary
  ) -> PointerEvent {
    PointerEvent(
      .down, pointer: PointerID(finger), at: Point(x: x, y: y), time: time, button: button)
  }

  static func move(
    _ time: Double, _ x: Double = 0, _ y: Double = 0, finger: Int = 0
  ) -> PointerEvent {
    PointerEvent(.move, pointer: PointerID(finger), at: Point(x: x, y: y), time: time)
  }

  static func up(
    _ time: Double, _ x: Double = 0, _ y: Double = 0, finger: Int = 0
  ) -> PointerEvent {
    PointerEvent(.up, pointer: PointerID(finger), at: Point(x: x, y: y), time: time)
  }

  static func cancel(_ time: Double, finger: Int = 0) -> PointerEvent {
    PointerEvent(.cancel, pointer: PointerID(finger), at: Point(x: 0, y: 0), time: time)
  }
}
