import TapScenes
import Testing

/// A file that is wrong in one way, and the words that must tell it.
private struct BrokenCase: Sendable, CustomTestStringConvertible {
  let json: String
  let error: String
  var testDescription: String { error }

  init(_ json: String, _ error: String) {
    self.json = json
    self.error = error
  }

  /// A case that is sound but for one query.
  static func query(_ query: String, _ error: String) -> BrokenCase {
    BrokenCase(
      #"""
      {"text": "see 😀 docs", "queries": [\#(query)],
       "links": [{"id": "L1", "destination": "d", "utf16": [7, 11]}]}
      """#, error)
  }

  /// A case that is sound but for its layout.
  static func layout(_ layout: String, _ error: String) -> BrokenCase {
    BrokenCase(#"{"text": "a", "layout": {\#(layout)}}"#, error)
  }
}

@Suite struct BrokenCaseTests {
  @Test(arguments: Self.syntax + Self.topLevel + Self.links + Self.layouts + Self.queries)
  private func `a broken case names the place and the fault`(_ broken: BrokenCase) {
    let error = #expect(throws: SceneError.self) {
      try CaseFile.read(Array(broken.json.utf8))
    }
    // The words that an unknown key might have been are told at the end; they grow with the format.
    let told = error?.description.split(separator: "; expected one of ").first
      .flatMap { $0.split(separator: "; did you mean ").first }.map(String.init)
    #expect(told == broken.error)
  }

  @Test(arguments: [
    (#"{"text": "a", "querys": []}"#, "/querys: unknown key; did you mean \"queries\"? expected"),
    (
      #"{"text": "a", "queries": [{"query": "hit", "point": [1, 1], "expct": {"line": 0}}]}"#,
      "/queries/0: the key \"expect\" is missing; did you mean it by \"expct\"?"
    ),
    (
      #"{"text": "a", "queries": [{"query": "hit", "point": [1, 1], "expect": {"lnik": null}}]}"#,
      "/queries/0/expect/lnik: unknown key; did you mean \"link\"? expected"
    ),
    (
      #"{"text": "a", "layout": {"align": "centre"}}"#,
      "/layout/align: \"centre\" is unknown; did you mean \"center\"? expected"
    ),
  ])
  func `a mistyped key or word suggests what was meant`(json: String, message: String) throws {
    let error = #expect(throws: SceneError.self) { try CaseFile.read(Array(json.utf8)) }
    #expect(try #require(error).description.hasPrefix(message))
  }

  @Test func `an unknown key lists the known ones`() {
    let json = #"{"text": "a", "layout": {"lineHeight": {"points": 3, "px": 3}}}"#
    let error = #expect(throws: SceneError.self) { try CaseFile.read(Array(json.utf8)) }
    #expect(error?.description == "/layout/lineHeight/px: unknown key; expected one of points")
    #expect(error?.location == .pointer("/layout/lineHeight/px"))
    #expect(error?.code == .unknownKey)
  }

  @Test func `bytes that are no UTF-8 are named by line and column`() {
    let error = #expect(throws: SceneError.self) {
      try CaseFile.read(Array("{\n\"a".utf8) + [0xFF])
    }
    #expect(error?.description == #"line 2, column 2: unable to decode byte 0xff near '"a'"#)
    #expect(error?.code == .malformedJSON)
  }

  @Test(arguments: [65, 1_000, 100_000])
  func `deep nesting is an error, never a trap`(depth: Int) {
    let json = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let error = #expect(throws: SceneError.self) { try CaseFile.read(Array(json.utf8)) }
    #expect(error?.code == (depth > 1_000 ? error?.code : .limitExceeded))
  }

  private static let syntax = [
    BrokenCase("", "line 1, column 1: unexpected token near end of file"),
    BrokenCase("{", "line 1, column 1: string or '}' expected near end of file"),
    BrokenCase("{\n  \"text\": \"a\",\n}", "line 3, column 1: string or '}' expected near '}'"),
    BrokenCase(#"{"text": "a" "layout": {}}"#, #"line 1, column 21: '}' expected near '"layout"'"#),
    BrokenCase(
      #"{"text": "a", "text": "b"}"#, #"line 1, column 20: duplicate object key near '"text"'"#),
    BrokenCase(
      #"{"text": "\ud83d"}"#, #"line 1, column 17: invalid Unicode '\uD83D' near '"\ud83d"'"#),
    BrokenCase(#"{"text": "a"} {}"#, "line 1, column 15: end of file expected near '{'"),
    BrokenCase(#"{"text": 1e999}"#, "line 1, column 14: real number overflow near '1e999'"),
    BrokenCase(
      #"{"text": 99999999999999999999}"#,
      "line 1, column 29: too big integer near '99999999999999999999'"),
    BrokenCase("{\"a\": \"tab\there\"}", #"line 1, column 10: control character 0x9 near '"tab'"#),
    BrokenCase(
      #"{"a\u0000b": 1}"#,
      #"line 1, column 11: NUL byte in object key not supported near '"a\u0000b"'"#),
    BrokenCase("{'text': 1}", "line 1, column 2: string or '}' expected near '''"),
    BrokenCase(#"{"text": nul}"#, "line 1, column 12: invalid token near 'nul'"),
  ]

  private static let topLevel = [
    BrokenCase("[]", "top level: expected an object, found an array"),
    BrokenCase("7", "top level: expected an object, found 7"),
    BrokenCase("{}", "top level: a text is missing: text, markdown, html, ansi or repeat"),
    BrokenCase(#"{"text": 7, "queries": []}"#, "/text: expected a string, found 7"),
    BrokenCase(#"{"text": "a", "markdown": "b"}"#, "/markdown: the text is given twice"),
    BrokenCase(#"{"text": "a", "colour": 1}"#, "/colour: unknown key"),
    BrokenCase(#"{"text": "a", "a/b~c": 1}"#, "/a~1b~0c: unknown key"),
    BrokenCase(#"{"text": "a"}"#, #"top level: a case asks at least one question under "queries""#),
    BrokenCase(
      #"{"text": "a", "queries": []}"#,
      #"/queries: a case asks at least one question under "queries""#),
    BrokenCase(#"{"text": "a", "queries": {}}"#, "/queries: expected an array, found an object"),
    BrokenCase(#"{"text": "a", "pending": ""}"#, "/pending: a reason must say something"),
    BrokenCase(#"{"repeat": {"unit": "ab"}}"#, #"/repeat: the key "count" is missing"#),
    BrokenCase(
      #"{"repeat": {"unit": "ab", "count": -1}}"#,
      "/repeat/count: -1 is out of range: 0 to 16777216"),
    BrokenCase(
      #"{"repeat": {"unit": "ab", "count": 9000000}}"#,
      "/repeat: the text is longer than 16777216 bytes"),
    BrokenCase(
      #"{"text": "abc", "hyphens": {"utf8": [2, 1]}}"#, "/hyphens/utf8/1: the points must ascend"),
  ]

  private static let links = [
    BrokenCase(
      #"{"text": "a", "links": [{"destination": "d", "utf8": [0, 1]}]}"#,
      #"/links/0: the key "id" is missing"#),
    BrokenCase(
      #"{"text": "a", "links": [{"id": "L", "utf8": [0, 1]}]}"#,
      #"/links/0: the key "destination" is missing"#),
    BrokenCase(
      #"{"text": "a", "links": [{"id": "L", "destination": "d"}]}"#,
      "/links/0: a range is missing: utf8, utf16, scalar, cluster or text"),
    BrokenCase(
      #"{"text": "a", "links": [{"id": "L", "destination": "d", "utf8": [0, 2]}]}"#,
      "/links/0/utf8/1: 2 is out of range: 0 to 1"),
    BrokenCase(
      #"{"text": "a", "links": [{"id": "L", "destination": "d", "utf8": [1, 0]}]}"#,
      "/links/0/utf8: the range ends before it starts"),
    BrokenCase(
      #"{"text": "a", "links": [{"id": "L", "destination": "d", "utf8": [1, 1]}]}"#,
      "/links/0: the link covers nothing"),
    BrokenCase(
      #"{"text": "a", "links": [{"id": "L", "destination": "d", "utf8": [1]}]}"#,
      "/links/0/utf8: expected 2 offsets, found 1"),
    BrokenCase(
      #"{"text": "é", "links": [{"id": "L", "destination": "d", "utf8": [0, 1]}]}"#,
      "/links/0/utf8/1: utf8 1 is inside a character"),
    BrokenCase(
      #"{"text": "😀", "links": [{"id": "L", "destination": "d", "utf16": [0, 1]}]}"#,
      "/links/0/utf16/1: utf16 1 is inside a character"),
    BrokenCase(
      #"{"text": "aa", "links": [{"id": "L", "destination": "d", "text": "b"}]}"#,
      "/links/0/text: occurs 0 times, not 1"),
    BrokenCase(
      #"{"text": "aa", "links": [{"id": "L", "destination": "d", "text": "a", "occurrence": 2}]}"#,
      "/links/0/text: occurs 2 times, not 3"),
    BrokenCase(
      #"{"text": "a", "links": [{"id": "L", "destination": "d", "text": "a", "utf8": [0, 1]}]}"#,
      "/links/0/text: the range is named twice"),
    BrokenCase(
      #"""
      {"text": "ab", "links": [{"id": "L", "destination": "d", "text": "a"},
                               {"id": "L", "destination": "d", "text": "b"}]}
      """#, "/links/1/id: another link has this id"),
    BrokenCase(
      #"""
      {"text": "ab", "links": [{"id": "a b", "destination": "x", "utf8": [0, 1]}]}
      """#, "/links/0/id: an id is one word"),
    BrokenCase(
      #"{"text": "a", "attributes": [{"utf8": [0, 1]}]}"#, "/attributes/0: no attribute is set"),
    BrokenCase(
      #"{"text": "a", "attributes": [{"utf8": [0, 1], "weight": 50}]}"#,
      "/attributes/0/weight: 50 is out of range: 100 to 1000"),
    BrokenCase(
      #"{"text": "a", "attributes": [{"utf8": [0, 1], "bold": 1}]}"#,
      "/attributes/0/bold: expected true or false, found 1"),
    BrokenCase(
      #"{"text": "a", "attributes": [{"utf8": [0, 1], "foreground": [0, 0, 2, 1]}]}"#,
      "/attributes/0/foreground/2: 2 is out of range: 0 to 1"),
    BrokenCase(
      #"{"text": "a", "attributes": [{"utf8": [0, 1], "inlineObject": {"width": -1}}]}"#,
      "/attributes/0/inlineObject/width: -1 is out of range: 0 to 1000000"),
    BrokenCase(
      #"{"text": "a", "attributes": [{"utf8": [0, 1], "tags": {"k": 1}}]}"#,
      "/attributes/0/tags/k: expected a string, found 1"),
  ]

  private static let layouts = [
    BrokenCase.layout(#""width": "wide""#, "/layout/width: expected a number, found a string"),
    BrokenCase.layout(#""colour": 1"#, "/layout/colour: unknown key"),
    BrokenCase.layout(#""align": "middle""#, #"/layout/align: "middle" is unknown"#),
    BrokenCase.layout(#""cell": [0, 20]"#, "/layout/cell/0: 0 is out of range: more than 0"),
    BrokenCase.layout(#""cell": [10]"#, "/layout/cell: expected 2 numbers, found 1"),
    BrokenCase.layout(#""insets": [1, 2, 3]"#, "/layout/insets: expected 4 numbers, found 3"),
    BrokenCase.layout(#""insets": 4"#, "/layout/insets: expected an array of 4 numbers, found 4"),
    BrokenCase.layout(#""size": 12"#, #"/layout/size: a size needs a "font""#),
    BrokenCase.layout(#""font": []"#, "/layout/font: no font is named"),
    BrokenCase.layout(
      #""font": "x.ttf", "size": 0.5"#, "/layout/size: 0.5 is out of range: 1 to 1000"),
    BrokenCase.layout(
      #""font": "/nowhere/x.ttf""#, "/layout/font: the font file /nowhere/x.ttf cannot be read"),
    BrokenCase.layout(#""lines": 0"#, "/layout/lines: 0 is out of range: at least 1"),
    BrokenCase.layout(#""lines": 1.5"#, "/layout/lines: expected a whole number, found 1.5"),
    BrokenCase.layout(#""slop": 65"#, "/layout/slop: 65 is out of range: 0 to 64"),
    BrokenCase.layout(#""slop": -0.5"#, "/layout/slop: -0.5 is out of range: 0 to 64"),
    BrokenCase.layout(#""ambiguousWidth": 3"#, "/layout/ambiguousWidth: 3 is out of range: 1 to 2"),
    BrokenCase.layout(#""direction": "up""#, #"/layout/direction: "up" is unknown"#),
    BrokenCase.layout(
      #""lineHeight": {"px": 3}"#, #"/layout/lineHeight: the key "points" is missing"#),
    BrokenCase.layout(#""tab": 0"#, "/layout/tab: 0 is out of range: more than 0"),
    BrokenCase.layout(#""tabStops": [10, 10]"#, "/layout/tabStops: tab stops must ascend"),
    BrokenCase.layout(
      #""hyphenationPoints": [3, 2]"#, "/layout/hyphenationPoints: hyphenation points must ascend"),
    BrokenCase.layout(#""clip": null"#, "/layout/clip: expected true or false, found null"),
  ]

  private static let queries: [BrokenCase] = [
    .query("7", "/queries/0: expected an object, found 7"),
    .query(#"{"expect": {}}"#, #"/queries/0: the key "query" is missing"#),
    .query(#"{"query": "guess", "expect": {}}"#, #"/queries/0/query: "guess" is unknown"#),
    .query(#"{"query": "hit", "point": [1, 2]}"#, #"/queries/0: the key "expect" is missing"#),
    .query(
      #"{"query": "hit", "point": [1, 2], "expect": {}}"#, "/queries/0/expect: nothing is expected"),
    .query(
      #"{"query": "hit", "point": [1, 2], "expect": []}"#,
      "/queries/0/expect: expected an object, found an array"),
    .query(
      #"{"query": "hit", "point": [1, 2], "expect": {"lnik": null}}"#,
      "/queries/0/expect/lnik: unknown key"),
    .query(
      #"{"query": "hit", "point": [1, 2], "expect": {"region": "sky"}}"#,
      #"/queries/0/expect/region: "sky" is unknown"#),
    .query(
      #"{"query": "hit", "point": [1], "expect": {"link": null}}"#,
      "/queries/0/point: expected 2 numbers, found 1"),
    .query(
      #"{"query": "hit", "point": {"x": 1}, "expect": {"link": null}}"#,
      #"/queries/0/point: the key "at" is missing"#),
    .query(
      #"{"query": "hit", "point": {"at": "here"}, "expect": {"link": null}}"#,
      #"/queries/0/point/at: "here" is unknown"#),
    .query(
      #"{"query": "hit", "point": {"at": "glyph"}, "expect": {"link": null}}"#,
      "/queries/0/point: an offset is missing: utf8, utf16, scalar or cluster"),
    .query(
      #"{"query": "hit", "point": {"at": "glyph", "utf16": 5}, "expect": {"link": null}}"#,
      "/queries/0/point/utf16: utf16 5 is inside a character"),
    .query(
      #"{"query": "hit", "point": {"at": "glyph", "utf8": 13}, "expect": {"link": null}}"#,
      "/queries/0/point: no character starts at the end of the text"),
    .query(
      #"{"query": "hit", "point": {"at": "lineTrail", "line": -2}, "expect": {"link": null}}"#,
      "/queries/0/point/line: -2 is out of range: at least -1"),
    .query(
      #"{"query": "hit", "point": {"at": "abs", "x": 1, "y": 2, "z": 3}, "expect": {"link": null}}"#,
      "/queries/0/point/z: unknown key"),
    .query(
      #"{"query": "hit", "expect": {"link": null}}"#,
      "/queries/0: a point is missing: point or points"),
    .query(
      #"{"query": "hit", "points": [], "expect": {"link": null}}"#,
      "/queries/0/points: no point is given"),
    .query(
      #"{"query": "hit", "point": [1, 2], "pont": 1, "expect": {"link": null}}"#,
      "/queries/0/pont: unknown key"),
    .query(
      #"{"query": "caret", "point": [1, 2], "expect": {"offset": 3}}"#,
      "/queries/0/expect/offset: expected an object, found 3"),
    .query(
      #"{"query": "caret", "point": [1, 2], "expect": {"offset": {"utf8": []}}}"#,
      "/queries/0/expect/offset: an offset is missing: utf8, utf16, scalar or cluster"),
    .query(
      #"{"query": "sweepAll", "expect": {"perGlyphOwner": false}}"#,
      "/queries/0/expect/perGlyphOwner: expected true, found false"),
    .query(
      #"{"query": "detect", "kinds": ["thing"], "expect": {"texts": ["a"]}}"#,
      #"/queries/0: "thing" is not a kind of link"#),
    .query(
      #"{"query": "detect", "pending": 1, "expect": {"texts": ["a"]}}"#,
      "/queries/0/pending: expected a string, found 1"),
  ]
}
