import TapInteraction
import TapLayout
import TapTestSupport

/// Scripts that no sane pointer would follow, and some that it would.
enum RandomScript {
  /// The pauses that matter: none, those of the profiles, and long ones.
  private static let pauses = [0, 0, 0.01, 0.04, 0.1, 0.2, 0.35, 0.4, 0.5, 2]
  private static let steps: [Double] = [0, 0, 1, -1, 5, -5, 8, 10, -10, 18, 45, 300]
  private static let nonsense: [Double] = [.nan, .infinity, -.infinity, 1e300]

  /// Makes a script at whose end all pointers are up.
  static func events(_ random: inout SeededGenerator) -> [PointerEvent] {
    let fingers = random.pick([1, 1, 2, 3, 10])
    var script: [PointerEvent] = []
    var time = 0.0
    var place = Point(x: 0, y: 0)
    for _ in 0..<(1 + random.number(below: 24)) {
      time += random.pick(pauses)
      place.x += random.pick(steps)
      place.y += random.pick(steps)
      script.append(event(at: place, time: time, fingers: fingers, &random))
    }
    for finger in 0..<fingers {
      let isCancel = random.once(in: 3)
      script.append(isCancel ? .cancel(time, finger: finger) : .up(time, finger: finger))
    }
    return script
  }

  private static func event(
    at place: Point, time: Double, fingers: Int, _ random: inout SeededGenerator
  ) -> PointerEvent {
    var event = PointerEvent(
      random.pick([.down, .down, .move, .move, .up, .up, .cancel]),
      pointer: PointerID(random.number(below: fingers)), at: place, time: time,
      kind: random.pick(PointerKind.allCases),
      button: random.once(in: 12) ? .secondary : .primary)
    if random.once(in: 30) { event.location.x = random.pick(nonsense) }
    return event
  }
}
