public import TapInteraction
import TapLayout
import TapUnicode

/// Touches that a device recorded, to be played to a scene.
///
/// Read from pointer events of a browser (W3C Pointer Events: a JSON array, or an object a line) or
/// from what `getevent -lt` prints of an Android touch screen. Times become seconds from the first
/// event on.
public struct RecordedTouches: Sendable, Hashable {
  /// The steps of all fingers, in order of time.
  public private(set) var events: [PointerEvent] = []

  /// Reads a log in either form.
  ///
  /// - Parameters:
  ///   - bytes: The log.
  ///   - scale: The device pixels in a point, for logs in pixels such as those of `getevent`.
  /// - Throws: `SceneError` with the line, for a record that is not valid or goes back in time.
  /// - Complexity: O(length of the log).
  public init(_ bytes: [UInt8], scale: Double = 1) throws(SceneError) {
    let first = bytes.first { !Self.isBlank($0) }
    if first == UInt8(ascii: "[") || first == UInt8(ascii: "{") {
      // A log of `getevent` begins with a bracket too: `[   53471.12] EV_ABS …`.
      if first == UInt8(ascii: "{") || Self.isJSON(bytes) {
        try readPointerEvents(bytes)
        return
      }
    }
    var log = EventDeviceLog(scale: scale)
    try log.read(bytes)
    events = log.events
    startAtZero()
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  /// Whether an array begins, not a time in brackets.
  private static func isJSON(_ bytes: [UInt8]) -> Bool {
    let next = bytes.drop { isBlank($0) }.dropFirst().first { !isBlank($0) }
    return next == UInt8(ascii: "{") || next == UInt8(ascii: "[") || next == UInt8(ascii: "]")
  }

  private mutating func startAtZero() {
    guard let start = events.first?.time else { return }
    for index in events.indices { events[index].time -= start }
  }
}

extension RecordedTouches {
  private mutating func readPointerEvents(_ bytes: [UInt8]) throws(SceneError) {
    var last = 0.0
    var down: Set<Int> = []
    if bytes.first(where: { !Self.isBlank($0) }) == UInt8(ascii: "[") {
      let items = try JSONCursor(JSONValue(parsing: bytes.span)).items()
      for item in items { try add(item, after: &last, &down) }
    } else {
      let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() where !line.allSatisfy(Self.isBlank) {
        do throws(SceneError) {
          try add(JSONCursor(try JSONValue(parsing: Array(line).span)), after: &last, &down)
        } catch {
          throw SceneError(error.code, .source(line: index + 1, column: 1), "\(error)")
        }
      }
    }
    startAtZero()
  }

  private mutating func add(
    _ item: JSONCursor, after last: inout Double, _ down: inout Set<Int>
  ) throws(SceneError) {
    guard case .object(let members) = item.value else { throw item.mismatch("a pointer event") }
    func member(_ name: String) -> JSONCursor? {
      members.first { $0.key == name }.map {
        JSONCursor($0.value, at: JSONCursor.pointer(item.pointer, name))
      }
    }
    func need(_ name: String) throws(SceneError) -> JSONCursor {
      guard let member = member(name) else {
        throw item.error("the key \"\(name)\" is missing", .missingKey)
      }
      return member
    }
    let phases: [String: PointerEvent.Phase] = [
      "pointerdown": .down, "pointermove": .move, "pointerup": .up, "pointercancel": .cancel,
    ]
    // Entering, leaving and hovering are not touches.
    guard let phase = phases[try need("type").string()] else { return }
    let time = try need("timeStamp").number(in: 0...1e15) / 1_000
    guard events.isEmpty || time >= last else {
      throw item.error("events must not go back in time; the one before is at \(last * 1_000)")
    }
    let number = try member("pointerId")?.integer(in: -1_000_000...1_000_000) ?? 1
    // A mouse moves without a button too.
    if phase == .move, !down.contains(number) { return }
    if phase == .down { down.insert(number) } else if phase != .move { down.remove(number) }
    last = time
    let kind = try member("pointerType")?.choice([
      ("touch", PointerKind.touch), ("pen", .pen), ("mouse", .mouse),
    ])
    events.append(
      PointerEvent(
        phase, pointer: PointerID(number),
        at: Point(
          x: try need("clientX").number(in: -1e9...1e9),
          y: try need("clientY").number(in: -1e9...1e9)), time: time, kind: kind ?? .touch))
  }
}

/// What `getevent -lt` prints of a touch screen of protocol B: slots that keep the last value of each axis.
private struct EventDeviceLog {
  private(set) var events: [PointerEvent] = []
  private let scale: Double
  private var slots: [Int: Slot] = [:]
  private var slot = 0
  private var changed: [Int] = []
  private var last = -Double.infinity

  init(scale: Double) { self.scale = scale }

  private struct Slot {
    var x = 0
    var y = 0
    var id: Int?
    var isDown = false
  }

  /// Reads all lines; those of other kinds of events, and what `getevent` says of the devices, are
  /// skipped.
  mutating func read(_ bytes: [UInt8]) throws(SceneError) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let words = line.split { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
        .map { String(decoding: $0, as: UTF8.self) }
      guard let kind = words.firstIndex(where: { $0.hasPrefix("EV_") }), kind + 2 < words.count
      else {
        guard words.isEmpty || words[0].hasPrefix("add") || words[0].hasPrefix("name:") else {
          throw error(index, "expected a line of getevent -lt, such as [1.5] EV_ABS CODE VALUE")
        }
        continue
      }
      let head = words[..<kind].joined(separator: " ")
      guard let end = head.firstIndex(of: "]"), head.hasPrefix("["),
        let time = Double(
          head[head.index(after: head.startIndex)..<end].drop(while: { $0 == " " })),
        time.isFinite, time >= last
      else { throw error(index, "the time in brackets is missing, or goes back") }
      last = time
      try take(words[kind + 1], words[kind + 2], at: time, line: index)
    }
  }

  private mutating func take(
    _ code: String, _ word: String, at time: Double, line: Int
  ) throws(SceneError) {
    if code == "SYN_REPORT" { return report(at: time) }
    guard
      ["ABS_MT_SLOT", "ABS_MT_TRACKING_ID", "ABS_MT_POSITION_X", "ABS_MT_POSITION_Y"]
        .contains(code)
    else { return }
    guard let value = UInt32(word, radix: 16) else {
      throw error(line, "\"\(word)\" is not a hexadecimal number of 32 bits")
    }
    switch code {
    case "ABS_MT_SLOT":
      guard value < 1_000 else { throw error(line, "there are no more than 1,000 slots") }
      slot = Int(value)
      return
    case "ABS_MT_TRACKING_ID": slots[slot, default: Slot()].id = value == .max ? nil : Int(value)
    case "ABS_MT_POSITION_X": slots[slot, default: Slot()].x = Int(Int32(bitPattern: value))
    default: slots[slot, default: Slot()].y = Int(Int32(bitPattern: value))
    }
    if !changed.contains(slot) { changed.append(slot) }
  }

  private mutating func report(at time: Double) {
    for number in changed {
      guard var state = slots[number] else { continue }
      let phase: PointerEvent.Phase =
        state.id == nil ? .up : state.isDown ? .move : .down
      if phase != .up || state.isDown {
        events.append(
          PointerEvent(
            phase, pointer: PointerID(number),
            at: Point(x: Double(state.x) / scale, y: Double(state.y) / scale), time: time,
            kind: .touch))
      }
      state.isDown = state.id != nil
      slots[number] = state
    }
    changed.removeAll()
  }

  private func error(_ line: Int, _ reason: String) -> SceneError {
    SceneError(.invalidValue, .source(line: line + 1, column: 1), reason)
  }
}

extension Case {
  /// Adds touches to the events of a scene: each after the last event, by as much as it was after the
  /// first touch.
  public mutating func add(_ touches: RecordedTouches) {
    let start = events.last?.time ?? 0
    for event in touches.events {
      var event = event
      event.time += start
      events.append(
        SceneEvent(
          time: event.time, action: .pointer(event, .window(event.location)), pointer: "/touches"))
    }
  }
}
