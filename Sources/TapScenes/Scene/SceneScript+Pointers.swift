import TapInteraction
import TapLayout

extension SceneScript {
  static func pointer(_ phase: PointerEvent.Phase) -> Reader {
    { script, cursor, fields, time throws(SceneError) in
      var event = try PointerEvent(phase, &fields, at: time)
      if let value = fields.take("emulated") { event.isEmulated = try value.bool() }
      let place = try ScenePoint(reading: cursor, on: script.board)
      script.add(.pointer(event, place), at: time, cursor)
    }
  }

  static func tap(
    _ script: inout SceneScript, _ cursor: JSONCursor, _ fields: inout JSONFields, _ time: Double
  ) throws(SceneError) {
    let isLong = fields.has("longPress")
    let duration = try fields.take("for")?.number(in: 0...3600) ?? (isLong ? 0.8 : 0.06)
    let place = try ScenePoint(reading: cursor, on: script.board)
    var event = try PointerEvent(.down, &fields, at: time)
    script.add(.pointer(event, place), at: time, cursor)
    event.phase = .up
    event.time = time + duration
    script.add(.pointer(event, place), at: event.time, cursor)
  }

  /// Reads recorded touches, `[x, y, time]` each: a finger that rests for 0.06 s.
  mutating func readTouches(_ cursor: JSONCursor) throws(SceneError) {
    var recorded: [SceneEvent] = []
    for item in try cursor.items() {
      let numbers = try item.items(count: 3, of: "numbers")
      let time = try numbers[2].number(in: 0...86_400)
      if let last = recorded.last, last.time > time {
        throw numbers[2].error(
          "touches must not overlap or go back in time; the one before ends at \(last.time)")
      }
      let point = Point(
        x: try numbers[0].number(in: -1e9...1e9), y: try numbers[1].number(in: -1e9...1e9))
      for (phase, time) in [(PointerEvent.Phase.down, time), (.up, time + 0.06)] {
        recorded.append(
          SceneEvent(
            time: time,
            action: .pointer(PointerEvent(phase, at: point, time: time), .window(point)),
            pointer: item.pointer))
      }
    }
    merge(recorded)
  }

  /// Adds events in the order of time; of those at one time the earlier ones come first.
  private mutating func merge(_ others: [SceneEvent]) {
    var merged: [SceneEvent] = []
    merged.reserveCapacity(events.count + others.count)
    var next = others[...]
    for event in events {
      while let first = next.first, first.time < event.time {
        merged.append(first)
        next.removeFirst()
      }
      merged.append(event)
    }
    events = merged + next
  }

  static func drag(
    _ script: inout SceneScript, _ cursor: JSONCursor, _ fields: inout JSONFields, _ time: Double
  ) throws(SceneError) {
    let duration = try fields.take("for")?.number(in: 0...3600) ?? 0.2
    let items = try cursor.items()
    guard items.count >= 2 else { throw cursor.error("a drag has at least 2 points") }
    var event = try PointerEvent(.down, &fields, at: time)
    for (index, item) in items.enumerated() {
      let place = try ScenePoint(reading: item, on: script.board)
      event.time = time + duration * Double(index) / Double(items.count - 1)
      event.phase = index == 0 ? .down : .move
      script.add(.pointer(event, place), at: event.time, item)
      guard index == items.count - 1 else { continue }
      event.phase = .up
      script.add(.pointer(event, place), at: event.time, item)
    }
  }

  static func hover(
    _ script: inout SceneScript, _ cursor: JSONCursor, _ fields: inout JSONFields, _ time: Double
  ) throws(SceneError) {
    var place: ScenePoint?
    if let value = cursor.unlessNull { place = try ScenePoint(reading: value, on: script.board) }
    let kind = try fields.take("kind")?.choice([("mouse", PointerKind.mouse), ("pen", .pen)])
    script.add(.hover(place, kind ?? .mouse), at: time, cursor)
  }

  static func scroll(
    _ script: inout SceneScript, _ cursor: JSONCursor, _ fields: inout JSONFields, _ time: Double
  ) throws(SceneError) {
    let place = try ScenePoint(reading: try fields.require("point"), on: script.board)
    script.add(.scroll(try cursor.point(), place), at: time, cursor)
  }
}

extension PointerEvent {
  /// Reads what an event says about its pointer; its position is read later.
  fileprivate init(
    _ phase: Phase, _ fields: inout JSONFields, at time: Double
  ) throws(SceneError) {
    self.init(phase, at: Point(x: 0, y: 0), time: time)
    if let value = fields.take("pointer") { pointer = PointerID(try value.integer(in: 0...1_000)) }
    if let value = fields.take("kind") {
      kind = try value.choice(PointerKind.allCases.map { ("\($0)", $0) })
    }
    if let value = fields.take("button") {
      button = try value.choice(PointerButton.allCases.map { ("\($0)", $0) })
    }
  }
}
