import TapInteraction
import TapLayout
import TapScenes
import Testing

@Suite struct RecordedTouchesTests {
  private static let scene = """
    {"window": {"size": [400, 100]}, "views": [{"id": "text", "kind": "text", \
    "frame": [0, 0, 400, 100], "text": "see docs now", \
    "links": [{"id": "L1", "destination": "https://a.example", "text": "docs"}], \
    "layout": {"cell": [10, 20]}}]
    """

  private static func read(_ log: String, scale: Double = 1) throws(SceneError) -> [PointerEvent] {
    try RecordedTouches(Array(log.utf8), scale: scale).events
  }

  @Test func `touches of a scene are played among its events`() throws {
    let json = Self.scene + #", "touches": [[300, 50, 0], [50, 10, 1]]}"#
    let lines = try CaseFile.read(Array(json.utf8), for: .view).replay().map(\.line)
    #expect(lines == ["1.000 text press L1", "1.060 text activate L1 https://a.example"])
    let mixed =
      Self.scene
      + #", "touches": [[50, 10, 1]], "events": [{"at": 0, "tap": [60, 10]}, {"at": 2, "tap": [50, 10]}]}"#
    let entries = try CaseFile.read(Array(mixed.utf8), for: .view).replay()
    #expect(entries.filter { $0.event == "activate" }.map(\.time) == [0.06, 1.06, 2.06])
  }

  @Test func `touches that overlap, go back or are none are errors with their pointer`() {
    for (touches, pointer) in [
      ("[[1, 2, 3], [1, 2, 2]]", "/touches/1/2"), ("[[1, 2, 3], [1, 2, 3.05]]", "/touches/1/2"),
      ("[[1, 2]]", "/touches/0"), (#"[["a", 2, 3]]"#, "/touches/0/0"), ("3", "/touches"),
    ] {
      let json = Self.scene + ", \"touches\": \(touches)}"
      let error = #expect(throws: SceneError.self) {
        try CaseFile.read(Array(json.utf8), for: .view)
      }
      #expect(error?.location == .pointer(pointer), "\(touches)")
    }
  }

  private static let browser = """
    [{"type": "pointerover", "timeStamp": 990},
     {"type": "pointerdown", "pointerId": 7, "pointerType": "touch", "clientX": 50.5, "clientY": 10,
      "timeStamp": 1000, "pressure": 0.5},
     {"type": "pointermove", "pointerId": 7, "pointerType": "touch", "clientX": 51, "clientY": 10,
      "timeStamp": 1030},
     {"type": "pointerup", "pointerId": 7, "pointerType": "touch", "clientX": 51, "clientY": 10,
      "timeStamp": 1062},
     {"type": "pointermove", "pointerId": 7, "clientX": 90, "clientY": 10, "timeStamp": 1100}]
    """

  @Test func `pointer events of a browser are touches from the first one on`() throws {
    let events = try Self.read(Self.browser)
    #expect(events.map(\.phase) == [.down, .move, .up])
    #expect(events.map(\.location) == [50.5, 51, 51].map { Point(x: $0, y: 10) })
    #expect(events.allSatisfy { $0.kind == .touch && $0.pointer == PointerID(7) })
    #expect(abs(events[2].time - 0.062) < 1e-9 && events[0].time == 0)
    let lines = Self.browser.dropFirst().dropLast().replacing("\n", with: "")
      .replacing("},", with: "}\n")
    #expect(try Self.read(String(lines)) == events)
  }

  private static let android = """
    add device 1: /dev/input/event1
      name:     "touchscreen"
    [   53471.100000] /dev/input/event1: EV_ABS       ABS_MT_TRACKING_ID   000000a1
    [   53471.100000] /dev/input/event1: EV_ABS       ABS_MT_POSITION_X    00000096
    [   53471.100000] /dev/input/event1: EV_ABS       ABS_MT_POSITION_Y    0000001e
    [   53471.100000] /dev/input/event1: EV_KEY       BTN_TOUCH            DOWN
    [   53471.100000] /dev/input/event1: EV_SYN       SYN_REPORT           00000000
    [   53471.130000] /dev/input/event1: EV_ABS       ABS_MT_SLOT          00000001
    [   53471.130000] /dev/input/event1: EV_ABS       ABS_MT_TRACKING_ID   000000a2
    [   53471.130000] /dev/input/event1: EV_ABS       ABS_MT_POSITION_X    000001c2
    [   53471.130000] /dev/input/event1: EV_ABS       ABS_MT_POSITION_Y    0000001e
    [   53471.130000] /dev/input/event1: EV_SYN       SYN_REPORT           00000000
    [   53471.160000] /dev/input/event1: EV_ABS       ABS_MT_SLOT          00000000
    [   53471.160000] /dev/input/event1: EV_ABS       ABS_MT_TRACKING_ID   ffffffff
    [   53471.160000] /dev/input/event1: EV_ABS       ABS_MT_SLOT          00000001
    [   53471.160000] /dev/input/event1: EV_ABS       ABS_MT_POSITION_X    000001c5
    [   53471.160000] /dev/input/event1: EV_SYN       SYN_REPORT           00000000
    [   53471.190000] EV_ABS       ABS_MT_TRACKING_ID   ffffffff
    [   53471.190000] EV_SYN       SYN_REPORT           00000000
    """

  @Test func `two fingers of an Android screen keep apart`() throws {
    let events = try Self.read(Self.android, scale: 3)
    #expect(events.map(\.phase) == [.down, .down, .up, .move, .up])
    #expect(events.map(\.pointer.rawValue) == [0, 1, 0, 1, 1])
    #expect(events[0].location == Point(x: 50, y: 10) && events[3].location == Point(x: 151, y: 10))
    #expect(abs(events[4].time - 0.09) < 1e-6)
    var scene = try CaseFile.read(Array((Self.scene + "}").utf8), for: .view)
    scene.add(try RecordedTouches(Array(Self.android.utf8), scale: 3))
    #expect(try scene.replay().map(\.event) == ["press", "activate"])
  }

  @Test(arguments: [
    ("nonsense", 1), ("[1.5] EV_ABS ABS_MT_POSITION_X zz", 1),
    ("[2] EV_SYN SYN_REPORT 0\n[1] EV_SYN SYN_REPORT 0", 2),
    ("[1] EV_ABS ABS_MT_SLOT ffffffff", 1), ("{\"type\": \"pointerdown\"}", 1),
    ("{\"type\": \"pointerup\", \"timeStamp\": 1, \"clientX\": 0, \"clientY\": 0}\n[]", 2),
  ])
  func `a broken log is an error with its line`(log: String, line: Int) {
    let error = #expect(throws: SceneError.self) { try Self.read(log) }
    #expect(error?.location == .source(line: line, column: 1), "\(log)")
  }

  @Test(arguments: [1_000, 2_000, 4_000])
  func `long logs are read whole`(count: Int) throws {
    let taps = (0..<count).map { index in
      """
      {"type": "pointerdown", "clientX": 1, "clientY": 1, "timeStamp": \(index * 10)}
      {"type": "pointerup", "clientX": 1, "clientY": 1, "timeStamp": \(index * 10 + 5)}
      """
    }
    #expect(try Self.read(taps.joined(separator: "\n")).count == 2 * count)
  }
}
