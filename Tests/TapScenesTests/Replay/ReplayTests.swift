import TapScenes
import Testing

@Suite struct ReplayTests {
  /// The lines of a bare text's log: "see docs now" in cells of 10 by 20, a link over "docs".
  private static func lines(_ events: String, _ members: String = "") throws -> [String] {
    try lines(
      ofFile: #"""
        {"text": "see docs now", "layout": {"cell": [10, 20]}, \#(members)
         "links": [{"id": "L1", "destination": "#d", "text": "docs"}], "events": [\#(events)]}
        """#)
  }

  private static func lines(ofFile json: String) throws -> [String] {
    try CaseFile.read(Array(json.utf8), for: .view).replay().map(\.line)
  }

  @Test func `the same case gives the same log`() throws {
    let json = #"""
      {"markdown": "see [docs](#d) now",
       "events": [{"at": 0, "tap": {"link": 0}}, {"at": 1, "longPress": [-50, -50]}]}
      """#
    let read = try CaseFile.read(Array(json.utf8), for: .view)
    #expect(try read.replay() == read.replay())
    #expect(
      try read.replay().map(\.line) == [
        "0.000 text press 0", "0.060 text activate 0 #d",
        "1.500 background longPress began 50,50", "1.800 background longPress ended 50,50",
      ])
  }

  @Test func `a bare text stands at the origin, with room all around`() throws {
    #expect(try Self.lines(#"{"at": 0, "tap": [45, 10]}"#).last == "0.060 text activate L1 #d")
    #expect(
      try Self.lines(#"{"at": 0, "tap": [-99, 119]}"#) == ["0.060 background tap 1,219"])
    #expect(try Self.lines(#"{"at": 0, "tap": [-101, 10]}"#) == [])
  }

  @Test func `each form of a place leads to the same point`() throws {
    let places = [
      "[45, 10]", #"{"at": "abs", "x": 45, "y": 10}"#, #"{"at": "glyph", "utf16": 4}"#,
      #"{"at": "device", "x": 90, "y": 20, "scale": 2}"#, #"{"link": "L1"}"#, #"{"link": 0}"#,
      #"{"from": {"link": "L1"}, "by": [0, 0]}"#, #"{"from": [40, 0], "by": [5, 10]}"#,
    ]
    for place in places {
      #expect(
        try Self.lines(#"{"at": 0, "tap": \#(place)}"#)
          == ["0.000 text press L1", "0.060 text activate L1 #d"], "\(place)")
    }
  }

  @Test func `places follow a view that is scrolled, turned, scaled and moved`() throws {
    let json = #"""
      {"window": {"size": [400, 400], "scale": 2}, "views": [
        {"id": "roll", "kind": "scroll", "frame": [0, 0, 400, 400], "contentSize": [400, 900],
         "contentOffset": [0, 300], "views": [
           {"id": "body", "kind": "text", "frame": [100, 400, 200, 200], "text": "see docs now",
            "transform": {"rotate": 90, "scale": 0.5}, "layout": {"cell": [10, 20]},
            "links": [{"id": "L1", "destination": "#d", "text": "docs"}]}]}],
       "events": [
         {"at": 0, "down": {"link": "L1"}},
         {"at": 0.1, "up": {"view": "body", "at": "glyph", "utf8": 5}},
         {"at": 1, "set": {"view": "roll", "contentOffset": [0, 250]}},
         {"at": 2, "tap": {"link": "L1"}},
         {"at": 3, "tap": {"at": "device", "x": 490, "y": 445}}]}
      """#
    // The text turns clockwise about (200, 500), so its first line runs down at x 250 to 240, and
    // the link lies from y 470 to 490 of the content; the third tap is at (245, 222.5) of 250.
    let read = try CaseFile.read(Array(json.utf8), for: .view)
    #expect(
      try read.replay().map { [$0.line.split(separator: " ")[0], Substring($0.event)] } == [
        ["0.100", "press"], ["0.100", "activate"], ["1.000", "contentOffset 0,250"],
        ["2.060", "press"], ["2.060", "activate"], ["3.060", "press"], ["3.060", "activate"],
      ])
  }

  @Test func `a link keeps its identity in a new text by its id and destination`() throws {
    let down = #"{"at": 0, "down": [45, 10]}"#
    let up = #"{"at": 0.2, "up": [45, 10]}"#
    func change(_ id: String, _ destination: String) -> String {
      #"""
      {"at": 0.1, "set": {"text": "say docs",
       "links": [{"id": "\#(id)", "destination": "\#(destination)", "text": "docs"}]}}
      """#
    }
    #expect(
      try Self.lines("\(down), \(change("L1", "#d")), \(up)")
        == ["0.000 text press L1", "0.200 text activate L1 #d"])
    for other in [change("L2", "#d"), change("L1", "#e")] {
      #expect(
        try Self.lines("\(down), \(other), \(up)")
          == ["0.000 text press L1", "0.100 text cancel L1"])
    }
  }

  @Test func `answers and verdicts decide what links do`() throws {
    let events = #"{"at": 0, "tap": {"link": "L1"}}, {"at": 1, "longPress": {"link": "L1"}}"#
    #expect(
      try Self.lines(events, #""answers": {"L1": {"primary": "none", "menu": false}},"#)
        == [
          "0.000 text press L1", "0.060 text cancel L1", "1.000 text press L1",
          "1.500 text cancel L1",
        ])
    #expect(
      try Self.lines(events, #""answers": {"L1": {"primary": "menu"}},"#).filter {
        $0.contains("menu")
      } == ["0.060 text menu L1 #d", "1.500 text menu L1 #d"])
    #expect(
      try Self.lines(events, #""verdicts": {"L1": "block"},"#).filter { !$0.contains("background") }
        == [])
  }

  @Test func `keys, assistive technology and the mouse act as they do in a window`() throws {
    #expect(
      try Self.lines(
        #"""
        {"at": 0, "key": "tab"}, {"at": 1, "key": "enter"}, {"at": 2, "key": "enter", "repeat": true},
        {"at": 3, "key": "tab", "modifiers": ["shift"]}, {"at": 4, "key": "enter", "released": true},
        {"at": 5, "accessibility": "activate", "link": "L1"},
        {"at": 6, "accessibility": "showMenu"},
        {"at": 7, "hover": {"link": "L1"}}, {"at": 8, "hover": null},
        {"at": 9, "tap": {"link": "L1"}, "kind": "mouse", "button": "secondary"}
        """#) == [
          "0.000 text focus L1", "1.000 text activate L1 #d", "3.000 text focus none",
          "5.000 text activate L1 #d", "6.000 text menu L1 #d", "7.000 text hover L1",
          "8.000 text hover none", "9.060 text menu L1 #d", "9.060 text hover L1",
        ])
  }

  @Test func `a drag pans a view that watches for it, and scrolls one that holds more`() throws {
    let json = #"""
      {"window": {"size": [400, 300]}, "views": [
        {"id": "box", "kind": "view", "frame": [0, 0, 400, 100], "recognizers": [{"kind": "pan"}]},
        {"id": "two", "kind": "view", "frame": [0, 100, 400, 100],
         "recognizers": [{"kind": "pan", "touches": 2}]},
        {"id": "roll", "kind": "scroll", "frame": [0, 200, 400, 100], "contentSize": [400, 900]}],
       "events": [
         {"at": 0, "drag": [[50, 50], [90, 50]]}, {"at": 1, "drag": [[50, 150], [90, 150]]},
         {"at": 2, "drag": [[50, 290], [50, 250], [50, 210]], "for": 1}]}
      """#
    let words = try Self.lines(ofFile: json).map {
      $0.split(separator: " ").dropFirst().prefix(3).joined(separator: " ")
    }
    #expect(words.contains("box pan began") && words.contains("box pan ended"))
    #expect(!words.contains { $0.hasPrefix("two") })
    #expect(words.contains { $0.hasPrefix("roll contentOffset 0,") })
  }

  @Test func `a view that is removed is gone, and so are the places in it`() throws {
    let json = #"""
      {"text": "ab", "events": [{"at": 0, "remove": "background"}, {"at": 1, "tap": [60, 60]}]}
      """#
    #expect(try Self.lines(ofFile: json) == [])
    let gone = #"""
      {"markdown": "[a](b)", "events": [{"at": 0, "remove": "text"}, {"at": 1, "tap": {"link": 0}}]}
      """#
    let error = #expect(throws: SceneError.self) { try Self.lines(ofFile: gone) }
    #expect(error?.description == #"/events/1/tap: the view "text" is not in the window"#)
  }

  @Test func `a place that does not show is an error, and fails a check`() throws {
    let json = #"""
      {"text": "abcdefgh", "layout": {"cell": [10, 20], "width": 30, "lines": 1},
       "events": [{"at": 0, "tap": {"at": "glyph", "utf8": 5}}], "expect": {"log": []}}
      """#
    let read = try CaseFile.read(Array(json.utf8))
    #expect(throws: SceneError.self) { try read.replay() }
    #expect(
      read.run().failures == ["/expect: /events/0/tap: the layout does not show the position"])
  }
}
