import TapScenes
import TapTestSupport
import Testing

@Suite struct FormatDocumentTests {
  /// Objects of the format, each with one key that none knows.
  private static let objects = [
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
    query(#""query": "route", "point": [1, 1]"#, #""owner": "behind""#),
    query(#""query": "hover", "point": [1, 1]"#, #""link": null"#),
  ]

  @Test(arguments: objects)
  func `the format's document names every key and word`(json: String) throws {
    let document = try #require(
      CorpusFile.all(in: ".").first { $0.description == "README.md" }
    ).text()
    let error = #expect(throws: SceneError.self) { try CaseFile.read(Array(json.utf8)) }
    let known = try #require(error?.reason.split(separator: "known are ").last)
    for word in known.split(separator: ", ") {
      #expect(document.contains("`\(word)`"), "\(word)")
    }
  }

  /// A question at a point with an unknown key.
  private static func point(_ members: String) -> String {
    #"{"text": "a", "queries": [{"query": "hit", "point": {"?": 0, \#(members)}, "expect": {}}]}"#
  }

  /// A question that expects something under an unknown key.
  private static func query(_ members: String, _ expectation: String) -> String {
    #"""
    {"text": "a", "links": [{"id": "L", "destination": "d", "text": "a"}],
     "queries": [{\#(members), "pending": "p", "expect": {\#(expectation), "?": 0}}]}
    """#
  }
}
