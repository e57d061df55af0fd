import TapScenes
import TapTestSupport
import Testing

@Suite struct FormatDocumentTests {
  /// Objects of the format, each with one key that none knows.
  static let objects = [
    #"{"?": 0, "text": ""}"#,
    #"{"text": "a", "links": [{"?": 0, "id": "L", "destination": "d", "utf8": [0, 1]}]}"#,
    #"{"text": "a", "attributes": [{"?": 0, "utf8": [0, 1], "bold": true}]}"#,
    #"{"text": "a", "attributes": [{"utf8": [0, 1], "paragraph": {"?": 0}}]}"#,
    #"{"text": "a", "attributes": [{"utf8": [0, 1], "inlineObject": {"?": 0}}]}"#,
    #"{"text": "", "layout": {"?": 0}}"#,
    #"{"text": "", "layout": {"lineHeight": {"?": 0, "points": 1}}}"#,
    #"{"text": "", "queries": [{"query": "?"}]}"#,
    #"{"text": "", "queries": [{"query": "hit", "point": {"at": "?"}, "expect": {}}]}"#,
    #"{"text": "", "queries": [{"query": "hit", "point": [1, 1], "expect": {"region": "?"}}]}"#,
    #"{"text": "", "layout": {"overlap": "?"}}"#, #"{"text": "", "layout": {"align": "?"}}"#,
    point(#""at": "abs", "x": 1, "y": 1"#), point(#""at": "device", "x": 1, "y": 1"#),
    point(#""at": "glyph", "utf8": 0"#), point(#""at": "lineTrail", "line": 0, "dx": 1"#),
    point(#""at": "lineLead", "line": 0, "dx": 1"#), point(#""at": "lineAbs", "line": 0, "x": 1"#),
    point(#""at": "belowLast", "x": 1, "dy": 1"#), point(#""at": "aboveFirst", "x": 1, "dy": 1"#),
    point(#""at": "betweenLines", "lines": [0, 1], "x": 1"#),
    point(#""at": "cell", "column": 1, "row": 1"#), point(#""at": "token", "k": 1"#),
    point(#""at": "ellipsis""#), point(#""at": "hyphen", "line": 0"#),
    query(#""query": "hit", "point": [1, 1]"#, #""link": null"#),
    query(#""query": "caret", "point": [1, 1]"#, #""line": 0"#),
    query(#""query": "caret", "point": [1, 1]"#, #""x": {"?": 0, "leftOf": {"utf8": 0}}"#),
    query(#""query": "link", "link": 0"#, #""text": """#),
    query(#""query": "lines""#, #""count": 0"#),
    query(#""query": "sweepGlyphs", "link": 0"#, #""allGlyphs": true"#),
    query(#""query": "sweepAll""#, #""oneLink": true"#),
    query(#""query": "walk", "to": "left", "from": "end""#, #""mostSteps": 1"#),
    query(#""query": "work", "hits": 1"#, #""shapeCalls": 0"#),
    query(#""query": "text", "utf8": [0, 1]"#, #""text": "a""#),
    query(#""query": "pieces""#, #""pieces": []"#),
    query(#""query": "search", "needle": "a""#, #""matches": {}"#),
    query(#""query": "detect""#, #""texts": []"#),
    query(#""query": "accessibility""#, #""text": "a""#),
    query(#""query": "accessibility""#, #""links": [{"?": 0, "link": "L"}]"#),
    query(#""query": "route", "point": [1, 1]"#, #""owner": "behind""#),
    query(#""query": "hover", "point": [1, 1]"#, #""link": null"#),
    query(#""query": "hit", "point": [1, 1]"#, #""link": null"#, in: "view"),
    #"{"text": "", "policy": "?"}"#, #"{"text": "", "policy": {"?": 0}}"#,
    #"{"text": "", "policy": {"link": {"?": 0}}}"#,
    #"{"text": "", "policy": {"link": {"tap": "?"}}}"#,
    #"{"text": "", "policy": {"geometry": "?"}}"#,
    #"{"text": "", "policy": {"repetition": "?"}}"#,
    #"{"text": "", "policy": {"touchTargets": {"?": 0}}}"#,
    #"{"text": "", "policy": {"touchTargets": {"slop": 1, "overText": "?"}}}"#,
    #"{"markdown": "[a](b)", "verdicts": {"0": "?"}}"#,
    #"{"markdown": "[a](b)", "answers": {"0": {"?": 0}}}"#,
    #"{"markdown": "[a](b)", "answers": {"0": {"primary": "?"}}}"#,
    #"{"window": {"?": 0}, "text": ""}"#, #"{"window": {"profile": "?"}, "text": ""}"#,
    view(#""kind": "?""#), view(#""kind": "view", "?": 0"#), view(#""kind": "scroll", "?": 0"#),
    view(#""kind": "segmentedControl", "?": 0"#),
    view(#""kind": "segmented", "control": "v", "?": 0"#),
    view(#""kind": "segmentedControl", "segments": [{"title": "a", "?": 0}]"#),
    view(#""kind": "centering", "?": 0"#), view(#""kind": "centering", "start": "?""#),
    view(#""kind": "control", "?": 0"#), view(#""kind": "text", "text": "", "?": 0"#),
    view(#""kind": "view", "transform": {"?": 0}"#),
    view(#""kind": "view", "recognizers": [{"kind": "?"}]"#),
    view(#""kind": "view", "recognizers": [{"kind": "tap", "?": 0}]"#),
    view(#""kind": "view", "recognizers": [{"kind": "longPress", "?": 0}]"#),
    view(#""kind": "view", "recognizers": [{"kind": "pan", "?": 0}]"#),
    view(#""kind": "view", "recognizers": [{"kind": "hover", "?": 0}]"#),
    view(#""kind": "label", "text": "", "?": 0"#),
    view(#""kind": "label", "text": "", "align": "?""#), view(#""kind": "button", "?": 0"#),
    view(#""kind": "button", "icon": "?""#),
    view(#""kind": "button", "does": [{"?": 0, "select": 0, "in": "v"}]"#),
    view(#""kind": "button", "does": [{"?": 0, "badge": "1", "of": "v"}]"#),
    view(#""kind": "button", "does": [{"?": 0, "pop": "v"}]"#),
    view(#""kind": "tabBar", "items": [], "?": 0"#),
    view(#""kind": "tabBar", "items": [], "shape": "?""#),
    view(#""kind": "tabBar", "items": [], "positioning": "?""#),
    view(#""kind": "tabBar", "items": [], "overflow": "?""#),
    view(#""kind": "tabBar", "items": [], "appearance": {"?": 0}"#),
    view(#""kind": "tabBar", "items": [{"id": "i", "?": 0}]"#),
    view(#""kind": "tabBar", "items": [{"id": "i", "system": "?"}]"#),
    controller(#""?": 0"#), controller(#""kind": "?""#), controller(#""presentation": "?""#),
    controller(#""item": {"?": 0}"#),
    controller(#""kind": "navigation", "children": [{"id": "a"}], "?": 0"#),
    controller(#""kind": "tabs", "children": [{"id": "a"}], "bar": {"id": "b"}, "?": 0"#),
    controller(#""kind": "tabs", "children": [{"id": "a"}], "bar": {"id": "b", "?": 0}"#),
    #"{"window": {"size": [9, 9], "?": 0}, "views": []}"#,
    #"{"window": {"size": [9, 9], "traits": {"?": 0}}, "views": []}"#,
    #"{"window": {"size": [9, 9], "traits": {"vertical": "?"}}, "views": []}"#,
    #"""
    {"window": {"size": [9, 9]}, "views": [], "events": [{"at": 0, "window": {"?": 0}}],
     "expect": {"log": []}}
    """#,
    event(#""?": 0"#), event(#""down": [1, 1], "?": 0"#), event(#""down": [1, 1], "kind": "?""#),
    event(#""down": [1, 1], "button": "?""#), event(#""tap": [1, 1], "?": 0"#),
    event(#""longPress": [1, 1], "?": 0"#), event(#""drag": [[1, 1], [2, 2]], "?": 0"#),
    event(#""hover": null, "?": 0"#), event(#""scroll": [1, 1], "point": [1, 1], "?": 0"#),
    event(#""key": "?""#), event(#""key": "tab", "?": 0"#),
    event(#""key": "tab", "modifiers": ["?"]"#), event(#""accessibility": "?""#),
    event(#""accessibility": "activate", "?": 0"#), event(#""advance": true, "?": 0"#),
    event(#""remove": "text", "?": 0"#), event(#""set": {"view": "text", "alpha": 1, "?": 0}"#),
    event(#""tap": {"from": [1, 1], "by": [1, 1], "?": 0}"#),
    event(#""tap": {"link": 0, "?": 0}"#), event(#""tap": {"at": "?"}"#),
    expectation(#""?": 0"#), expectation(#""counts": {"?": 0}"#), expectation(#""cursor": "?""#),
  ]

  @Test(arguments: objects)
  func `the format's document names every key and word`(json: String) throws {
    let document = try #require(
      CorpusFile.all(in: ".").first { $0.description == "README.md" }
    ).text()
    let error = #expect(throws: SceneError.self) { try CaseFile.read(Array(json.utf8)) }
    let known = try #require(error?.reason.split(separator: "expected one of ").last)
    for word in known.split(separator: ", ") {
      #expect(document.contains("`\(word)`"), "\(word)")
    }
  }

  /// A question at a point with an unknown key.
  private static func point(_ members: String) -> String {
    #"{"text": "a", "queries": [{"query": "hit", "point": {"?": 0, \#(members)}, "expect": {}}]}"#
  }

  /// A scene with one view.
  private static func view(_ members: String) -> String {
    #"""
    {"window": {"size": [9, 9]}, "views": [{"id": "v", "frame": [0, 0, 9, 9], \#(members)}]}
    """#
  }

  /// A scene with one controller.
  private static func controller(_ members: String) -> String {
    #"{"window": {"size": [9, 9]}, "controller": {"id": "c", \#(members)}}"#
  }

  /// A text with one event.
  private static func event(_ members: String) -> String {
    #"{"markdown": "[a](b)", "events": [{"at": 0, \#(members)}], "expect": {"log": []}}"#
  }

  /// A text with an event of which something is expected.
  private static func expectation(_ members: String) -> String {
    #"{"text": "", "events": [{"at": 0, "tap": [1, 1]}], "expect": {\#(members)}}"#
  }

  /// A question that expects something under an unknown key, about a text or in a scene.
  private static func query(
    _ members: String, _ expectation: String, in view: String? = nil
  ) -> String {
    if let view {
      return #"""
        {"window": {"size": [9, 9]},
         "views": [{"id": "v", "kind": "\#(view)", "frame": [0, 0, 9, 9]}],
         "queries": [{\#(members), "expect": {\#(expectation), "?": 0}}]}
        """#
    }
    return #"""
      {"text": "a", "links": [{"id": "L", "destination": "d", "text": "a"}],
       "queries": [{\#(members), "pending": "p", "expect": {\#(expectation), "?": 0}}]}
      """#
  }
}
