import TapScenes
import Testing

/// A scene that is wrong in one way, and the words that must tell it.
private struct BrokenScene: Sendable, CustomTestStringConvertible {
  let json: String
  let error: String
  var testDescription: String { error }

  init(_ json: String, _ error: String) {
    self.json = json
    self.error = error
  }

  /// A scene with these views.
  static func views(_ views: String, _ error: String) -> BrokenScene {
    BrokenScene(
      #"{"window": {"size": [400, 300]}, "views": [\#(views)], "queries": []}"#, error)
  }

  /// A scene whose first view is a box and which has something wrong at its end.
  static func scene(_ members: String, _ error: String) -> BrokenScene {
    BrokenScene(
      #"""
      {"window": {"size": [400, 300]}, "views": [
        {"id": "box", "kind": "view", "frame": [0, 0, 400, 300], "recognizers": [{"kind": "tap"}]},
        {"id": "body", "kind": "text", "frame": [0, 0, 400, 100], "text": "see docs now",
         "links": [{"id": "L1", "destination": "d", "text": "docs"}]},
        {"id": "roll", "kind": "scroll", "frame": [0, 100, 400, 100]}], \#(members)}
      """#, error)
  }

  /// A scene with these events.
  static func events(_ events: String, _ error: String) -> BrokenScene {
    scene(#""events": [\#(events)], "expect": {"log": []}"#, error)
  }

  /// A scene of whose one event this is expected.
  static func expect(_ expectation: String, _ error: String) -> BrokenScene {
    scene(#""events": [{"at": 0, "tap": [1, 1]}], "expect": \#(expectation)"#, error)
  }
}

@Suite struct BrokenSceneTests {
  @Test(arguments: Self.views + Self.texts + Self.events + Self.expectations + Self.queries)
  private func `a broken scene names the place and the fault`(_ broken: BrokenScene) {
    let error = #expect(throws: SceneError.self) {
      try CaseFile.read(Array(broken.json.utf8))
    }
    let told = error?.description.split(separator: "; expected one of ").first
      .flatMap { $0.split(separator: "; did you mean ").first }.map(String.init)
    #expect(told == broken.error)
  }

  private static let views: [BrokenScene] = [
    BrokenScene(#"{"views": []}"#, #"top level: the key "window" is missing"#),
    BrokenScene(#"{"window": {}, "views": []}"#, #"/window: the key "size" is missing"#),
    BrokenScene(
      #"{"window": {"size": [4, -1]}, "views": []}"#,
      "/window/size/1: -1 is out of range: 0 to 1000000000"),
    BrokenScene(
      #"{"window": {"size": [4, 1], "scale": 5}, "views": []}"#,
      "/window/scale: 5 is out of range: 1 to 4"),
    BrokenScene(
      #"{"window": {"size": [4, 1]}, "text": "a"}"#, "/window/size: unknown key"),
    BrokenScene(
      #"{"window": {"size": [4, 1]}, "views": [], "text": "a"}"#, "/text: unknown key"),
    .views(#"{"kind": "view", "frame": [0, 0, 1, 1]}"#, #"/views/0: the key "id" is missing"#),
    .views(
      #"{"id": "a b", "kind": "view", "frame": [0, 0, 1, 1]}"#, "/views/0/id: an id is one word"),
    .views(
      #"{"id": "behind", "kind": "view", "frame": [0, 0, 1, 1]}"#,
      #"/views/0/id: "behind" means what is behind a text"#),
    .views(#"{"id": "a", "kind": "view"}"#, #"/views/0: the key "frame" is missing"#),
    .views(
      #"{"id": "a", "kind": "view", "frame": [0, 0, 1]}"#,
      "/views/0/frame: expected 4 numbers, found 3"),
    .views(
      #"{"id": "a", "kind": "view", "frame": [0, 0, 1, 1], "text": "b"}"#,
      "/views/0/text: unknown key"),
    .views(
      #"{"id": "a", "kind": "scroll", "frame": [0, 0, 1, 1], "hitBounds": [0, 0, 1, 1]}"#,
      "/views/0/hitBounds: unknown key"),
    .views(
      #"{"id": "a", "kind": "centering", "frame": [0, 0, 1, 1], "contentSize": [1, 1]}"#,
      "/views/0/contentSize: unknown key"),
    .views(
      #"""
      {"id": "a", "kind": "centering", "frame": [0, 0, 1, 1], "views": [
        {"id": "b", "kind": "view", "frame": [0, 0, 1, 1]},
        {"id": "c", "kind": "view", "frame": [0, 0, 1, 1]}]}
      """#,
      "/views/0/views: a centering scroll view has one view, its content"),
    .views(
      #"{"id": "a", "kind": "scroll", "frame": [0, 0, 1, 1], "contentInset": [1, 1, 1]}"#,
      "/views/0/contentInset: expected 4 numbers, found 3"),
    .views(
      #"""
      {"id": "a", "kind": "segmentedControl", "frame": [0, 0, 1, 1], "segments": ["x"],
       "selected": 1}
      """#,
      "/views/0/selected: 1 is out of range: -1 to 0"),
    .views(
      #"{"id": "a", "kind": "segmented", "frame": [0, 0, 1, 1], "control": "a"}"#,
      #"/views/0/control: no segmented control has the id "a""#),
    .views(
      #"""
      {"id": "a", "kind": "segmentedControl", "frame": [0, 0, 1, 1]},
      {"id": "b", "kind": "segmented", "frame": [0, 0, 1, 1], "control": "a"},
      {"id": "c", "kind": "segmented", "frame": [0, 0, 1, 1], "control": "a"}
      """#,
      "/views/2/control: another view has this control"),
    .views(
      #"{"id": "a", "kind": "segmentedControl", "frame": [0, 0, 1, 1], "selected": 0}"#,
      "/views/0/selected: 0 is out of range: -1 to -1"),
    .views(
      #"{"id": "a", "kind": "view", "frame": [0, 0, 1, 1], "alpha": 2}"#,
      "/views/0/alpha: 2 is out of range: 0 to 1"),
    .views(
      #"""
      {"id": "a", "kind": "view", "frame": [0, 0, 1, 1],
       "views": [{"id": "a", "kind": "view", "frame": [0, 0, 1, 1]}]}
      """#, "/views/0/views/0/id: another view has this id"),
    .views(
      #"""
      {"id": "a", "kind": "view", "frame": [0, 0, 1, 1],
       "recognizers": [{"kind": "tap", "requires": ["x"]}]}
      """#, #"/views/0/recognizers/0/requires/0: no recognizer has the id "x""#),
    .views(
      #"""
      {"id": "a", "kind": "view", "frame": [0, 0, 1, 1],
       "recognizers": [{"kind": "tap", "id": "r", "requires": ["s"]},
                       {"kind": "tap", "id": "s", "requires": ["r"]}]}
      """#,
      #"/views/0/recognizers/0/requires: "r" waits for itself, by way of what it requires"#),
    .views(
      #"""
      {"id": "a", "kind": "view", "frame": [0, 0, 1, 1],
       "recognizers": [{"kind": "tap", "duration": 1}]}
      """#, "/views/0/recognizers/0/duration: unknown key"),
    .views(
      #"{"id": "a", "kind": "view", "frame": [0, 0, 1, 1], "transform": {"rotate": "left"}}"#,
      "/views/0/transform/rotate: expected a number, found a string"),
  ]

  private static let texts: [BrokenScene] = [
    .views(
      #"{"id": "a", "kind": "text", "frame": [0, 0, 1, 1], "text": "b", "layout": {"width": 1}}"#,
      "/views/0/layout/width: a text view's text is as wide as its frame"),
    .views(
      #"{"id": "a", "kind": "text", "frame": [0, 0, 1, 1]}"#,
      "/views/0: a text is missing: text, markdown, html, ansi or repeat"),
    .views(
      #"{"id": "a", "kind": "text", "frame": [0, 0, 1, 1], "text": "b", "behind": "x"}"#,
      #"/views/0/behind: no view has the id "x""#),
    .views(
      #"{"id": "a", "kind": "text", "frame": [0, 0, 1, 1], "text": "b", "policy": "all"}"#,
      #"/views/0/policy: "all" is unknown"#),
    .views(
      #"""
      {"id": "a", "kind": "text", "frame": [0, 0, 1, 1], "text": "b",
       "policy": {"link": {"tap": "open"}}}
      """#, #"/views/0/policy/link/tap: "open" is unknown"#),
    .views(
      #"{"id": "a", "kind": "text", "frame": [0, 0, 1, 1], "text": "b", "verdicts": {"L": "block"}}"#,
      #"/views/0/verdicts/L: no link has the id "L""#),
    .views(
      #"""
      {"id": "a", "kind": "text", "frame": [0, 0, 1, 1], "text": "b",
       "links": [{"id": "L", "destination": "d", "text": "b"}]},
      {"id": "c", "kind": "text", "frame": [0, 0, 1, 1], "text": "b",
       "links": [{"id": "L", "destination": "d", "text": "b"}]}
      """#, #"/views/1: another text has a link with the id "L""#),
    BrokenScene(
      #"{"text": "a", "policy": {"touchTargets": {"slop": 1, "expandTo": 2}}}"#,
      "/policy/touchTargets: just one of slop, expandTo and likelihood is needed"),
  ]

  private static let events: [BrokenScene] = [
    .events(#"{"tap": [1, 1]}"#, #"/events/0: the key "at" is missing"#),
    .events(#"{"at": 0}"#, "/events/0: an event is missing"),
    .events(#"{"at": 0, "tap": [1, 1], "advance": true}"#, "/events/0: one event at a time"),
    .events(#"{"at": -1, "tap": [1, 1]}"#, "/events/0/at: -1 is out of range: 0 to 86400"),
    .events(
      #"{"at": 1, "longPress": [1, 1], "for": 1}, {"at": 1.5, "advance": true}"#,
      "/events/1/at: events must not go back in time; the one before ends at 2.0"),
    .events(#"{"at": 0, "drag": [[1, 1]]}"#, "/events/0/drag: a drag has at least 2 points"),
    .events(#"{"at": 0, "tap": {"link": "L2"}}"#, #"/events/0/tap/link: no link has the id "L2""#),
    .events(
      #"{"at": 0, "tap": {"view": "none", "at": "abs", "x": 1, "y": 1}}"#,
      #"/events/0/tap/view: no view has the id "none""#),
    .events(
      #"{"at": 0, "tap": {"view": "box", "at": "glyph", "utf8": 1}}"#,
      #"/events/0/tap/at: "glyph" is unknown"#),
    .events(
      #"{"at": 0, "tap": {"view": "body", "at": "glyph", "utf8": 99}}"#,
      "/events/0/tap/utf8: 99 is out of range: 0 to 12"),
    .events(#"{"at": 0, "key": "a"}"#, #"/events/0/key: "a" is unknown"#),
    .events(#"{"at": 0, "advance": false}"#, "/events/0/advance: expected true, found false"),
    .events(#"{"at": 0, "remove": "none"}"#, #"/events/0/remove: no view has the id "none""#),
    .events(
      #"{"at": 0, "accessibility": "activate"}"#, #"/events/0: the key "view" is missing"#),
    .events(#"{"at": 0, "set": {"view": "box"}}"#, "/events/0/set: nothing is changed"),
    .events(
      #"{"at": 0, "set": {"view": "box", "contentOffset": [0, 1]}}"#,
      "/events/0/set/contentOffset: unknown key"),
    .events(
      #"{"at": 0, "set": {"recognizer": "none", "enabled": false}}"#,
      #"/events/0/set/recognizer: no recognizer has the id "none""#),
    // The text that is there when the event comes counts.
    .events(
      #"""
      {"at": 0, "set": {"view": "body", "text": "gone"}}, {"at": 1, "tap": {"link": "L1"}}
      """#, #"/events/1/tap/link: no link has the id "L1""#),
  ]

  private static let expectations: [BrokenScene] = [
    .scene(
      #""events": [{"at": 0, "tap": [1, 1]}]"#,
      #"/events: nothing is expected of the events; "expect" says what"#),
    .scene(#""expect": {"log": []}"#, #"/expect: there are no "events""#),
    .expect("{}", "/expect: nothing is expected"),
    .expect(#"{"lgo": []}"#, "/expect/lgo: unknown key"),
    .expect(
      #"{"counts": {"activat": 0}}"#, "/expect/counts/activat: not an event"),
    .expect(
      #"{"counts": {"tap began": 0}}"#, "/expect/counts/tap began: not an event"),
    .expect(#"{"countsOf": {"none": {}}}"#, #"/expect/countsOf/none: no view has the id "none""#),
    .expect(#"{"activations": {"L2": 1}}"#, #"/expect/activations/L2: no link has the id "L2""#),
    .expect(#"{"never": ["none"]}"#, #"/expect/never/0: no view has the id "none""#),
    .expect(#"{"idle": false}"#, "/expect/idle: expected true, found false"),
    .expect(#"{"offsets": {"box": [0, 0]}}"#, #"/expect/offsets/box: "box" is not a scroll view"#),
  ]

  private static let queries: [BrokenScene] = [
    .scene(
      #""queries": [{"query": "caret", "point": [1, 1], "expect": {"line": 0}}]"#,
      #"/queries/0: the key "view" is missing"#),
    .scene(
      #""queries": [{"query": "caret", "view": "box", "point": [1, 1], "expect": {"line": 0}}]"#,
      #"/queries/0/view: no text view has the id "box""#),
    .scene(
      #""queries": [{"query": "hit", "point": [1, 1], "expect": {"line": 0}}]"#,
      "/queries/0/expect/line: unknown key"),
    .scene(
      #""queries": [{"query": "route", "point": [1, 1], "expect": {"owner": "L2"}}]"#,
      #"/queries/0/expect/owner: no link has the id "L2""#),
  ]
}
