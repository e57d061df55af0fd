import TapLayout
import TapScenes
import TapText
import Testing

/// A question with a wrong answer, and the words that must tell it.
private struct WrongAnswer: Sendable, CustomTestStringConvertible {
  let query: String
  let failure: String
  var testDescription: String { failure }

  init(_ query: String, _ failure: String) {
    self.query = query
    self.failure = failure
  }
}

@Suite struct CaseRunTests {
  @Test(arguments: Self.hits + Self.carets + Self.accessibility + Self.others)
  private func `a wrong answer is told with the place, the wanted and the found`(
    _ wrong: WrongAnswer
  ) throws {
    let result = try Self.read(queries: wrong.query).run()
    #expect(result.status == .failed)
    #expect(result.failures == ["/queries/0: \(wrong.failure)"])
  }

  @Test func `right answers pass`() throws {
    let result = try Self.read(
      queries: #"{"query": "hit", "point": [45, 10], "expect": {"link": "L1", "line": 0}}"#
    ).run()
    #expect(result.status == .passed)
    #expect(result.failures.isEmpty && result.pendingReasons.isEmpty)
  }

  @Test func `a pending question is not asked, and makes the case pending`() throws {
    let pending = #"{"query": "detect", "pending": "needs x", "expect": {"texts": []}}"#
    let right = #"{"query": "hit", "point": [45, 10], "expect": {"link": "L1"}}"#
    let wrong = #"{"query": "hit", "point": [45, 10], "expect": {"link": null}}"#
    #expect(try Self.read(queries: pending, right).run().status == .pending)
    #expect(try Self.read(queries: pending, right, pending).run().pendingReasons == ["needs x"])
    #expect(try Self.read(queries: pending, wrong).run().status == .failed)
  }

  @Test func `a pending case asks nothing`() throws {
    let json = #"""
      {"text": "a", "pending": "needs y",
       "queries": [{"query": "hit", "point": [4, 4], "expect": {"region": "outside"}}]}
      """#
    let result = try CaseFile.read(Array(json.utf8)).run()
    #expect(result.status == .pending)
    #expect(result.pendingReasons == ["needs y"])
  }

  @Test func `a file that is only viewed needs no question`() throws {
    let json = Array(#"{"text": "a", "layout": {"width": 30}}"#.utf8)
    #expect(throws: SceneError.self) { try CaseFile.read(json) }
    let viewed = try CaseFile.read(json, for: .view)
    #expect(viewed.bareText?.text.utf8Count == 1)
    #expect(viewed.bareText?.layout.width == 30)
    #expect(viewed.run().status == .passed)
  }

  @Test func `Markdown gives the text and its links`() throws {
    let json = #"""
      {"markdown": "see [docs](https://a.example)", "layout": {"cell": [10, 20]},
       "queries": [{"query": "link", "link": 0, "expect": {"text": "docs", "utf8": [4, 8]}}]}
      """#
    let read = try CaseFile.read(Array(json.utf8))
    #expect(read.run().failures == [])
    #expect(read.bareText?.text.links.count == 1)
  }

  /// Slop makes points beside a link hit it, which each of these laws forbids.
  @Test(arguments: [
    #"{"query": "sweepGlyphs", "link": "L1", "expect": {"noneElsewhere": true}}"#,
    #"{"query": "sweepAll", "expect": {"perGlyphOwner": true}}"#,
    #"{"query": "sweepAll", "expect": {"oneLink": true}}"#,
  ])
  func `a sweep tells a few of many wrong points`(query: String) throws {
    let json = #"""
      {"text": "docs", "layout": {"cell": [10, 20], "width": 100, "height": 60, "slop": 8},
       "links": [{"id": "L1", "destination": "#d", "text": "docs"}], "queries": [\#(query)]}
      """#
    let failures = try CaseFile.read(Array(json.utf8)).run().failures
    #expect(failures.count == 4)
    #expect(failures.first?.hasPrefix("/queries/0: at (") == true)
    #expect(failures.last?.hasSuffix(" more") == true)
  }

  @Test func `a sweep over hidden glyphs is no pass`() throws {
    let json = #"""
      {"text": "abcdef docs", "layout": {"cell": [10, 20], "width": 40, "lines": 1},
       "links": [{"id": "L1", "destination": "#d", "text": "docs"}],
       "queries": [{"query": "sweepGlyphs", "link": "L1", "expect": {"allGlyphs": true}}]}
      """#
    let failures = try CaseFile.read(Array(json.utf8)).run().failures
    #expect(failures == ["/queries/0: no character of the link is visible"])
  }

  @Test func `points of links that assistive technology cannot find are no pass`() throws {
    let json = #"""
      {"text": "docs", "queries": [{"query": "accessibility", "expect": {"pointsHit": true}}]}
      """#
    let failures = try CaseFile.read(Array(json.utf8)).run().failures
    #expect(failures == ["/queries/0: pointsHit: no link is found"])
  }

  @Test func `links keep the names of the case`() throws {
    let read = try Self.read(
      queries: #"{"query": "link", "link": "L1", "expect": {"dropped": false}}"#)
    let span = try #require(read.bareText?.text.links.first)
    #expect(read.bareText?.name(of: span.link.id) == "L1")
    #expect(span.utf8Range == 4..<8)
  }

  /// "see docs 😀" with a link over "docs", in cells of 10 by 20.
  private static func read(queries: String...) throws -> Case {
    let json = #"""
      {"text": "see docs 😀", "layout": {"cell": [10, 20], "width": 200},
       "links": [{"id": "L1", "destination": "#d", "utf16": [4, 8]}],
       "queries": [\#(queries.joined(separator: ", "))]}
      """#
    return try CaseFile.read(Array(json.utf8))
  }
}

extension CaseRunTests {
  private static let hits = [
    WrongAnswer(
      #"{"query": "hit", "point": [45, 10], "expect": {"link": null}}"#,
      "at (45.0, 10.0): link: expected none, got L1 (region cluster)"),
    WrongAnswer(
      #"{"query": "hit", "point": [35, 10], "expect": {"link": "L1"}}"#,
      "at (35.0, 10.0): link: expected L1, got none (region cluster)"),
    WrongAnswer(
      #"{"query": "hit", "point": [35, 10], "expect": {"region": "lineGap"}}"#,
      #"at (35.0, 10.0): region: expected "lineGap", got "cluster" (region cluster)"#),
    WrongAnswer(
      #"{"query": "hit", "point": {"at": "glyph", "utf16": 9}, "expect": {"cluster": null}}"#,
      "at (100.0, 10.0): cluster: expected none, got utf8 [9, 13] (region cluster)"),
    WrongAnswer(
      #"{"query": "hit", "point": [-1, 10], "expect": {"line": 0}}"#,
      "at (-1.0, 10.0): line: expected 0, got none (region outside)"),
    WrongAnswer(
      #"{"query": "hit", "points": [[5, 10], [15, 10]], "expect": {"text": "s"}}"#,
      #"at (15.0, 10.0): text: expected "s", got "e" (region cluster)"#),
    WrongAnswer(
      #"{"query": "hit", "point": [35, 10], "expect": {"link": "L9"}}"#,
      "at (35.0, 10.0): link: expected L9, which is no link of the text, got none (region cluster)"),
    WrongAnswer(
      #"{"query": "hit", "point": [45, 10], "expect": {"link": 7}}"#,
      "at (45.0, 10.0): link: expected 7, which is no link of the text, got L1 (region cluster)"),
    WrongAnswer(
      #"{"query": "link", "link": "L9", "expect": {"tappable": true}}"#,
      "link: expected L9, which is no link of the text, got none"),
    WrongAnswer(
      #"{"query": "hit", "point": {"at": "ellipsis"}, "expect": {"link": null}}"#,
      "the layout does not show point 0"),
  ]

  private static let carets = [
    WrongAnswer(
      #"{"query": "caret", "point": [14, 10], "expect": {"offset": {"utf8": [2, 3]}}}"#,
      "at (14.0, 10.0): offset: expected utf8 2 or 3, got utf8 1"),
    WrongAnswer(
      #"{"query": "caret", "point": [14, 10], "expect": {"affinity": "upstream"}}"#,
      "at (14.0, 10.0): affinity: expected upstream, got downstream"),
    WrongAnswer(
      #"{"query": "caret", "point": [14, 10], "expect": {"x": {"rightOf": {"utf8": 1}}}}"#,
      "at (14.0, 10.0): x: expected 20.0, got 10.0"),
  ]

  private static let accessibility = [
    WrongAnswer(
      #"{"query": "accessibility", "expect": {"text": "docs"}}"#,
      #"text: expected "docs", got "see docs 😀""#),
    WrongAnswer(
      #"{"query": "accessibility", "expect": {"links": []}}"#, "links: expected none, got L1"),
    WrongAnswer(
      #"{"query": "accessibility", "expect": {"links": [{"link": "L1"}, {"link": 0}]}}"#,
      "links: expected L1, 0, got L1"),
    WrongAnswer(
      #"{"query": "accessibility", "expect": {"links": [{"link": "L1", "name": "see"}]}}"#,
      #"name of L1: expected "see", got "docs""#),
    WrongAnswer(
      #"{"query": "accessibility", "expect": {"links": [{"link": 0, "rects": [[40, 0, 40, 9]]}]}}"#,
      "rects of 0: expected [[40.0, 0.0, 40.0, 9.0]], got [[40.0, 0.0, 40.0, 20.0]]"),
    WrongAnswer(
      #"{"query": "accessibility", "expect": {"links": [{"link": "L1", "focusRects": []}]}}"#,
      "focusRects of L1: expected [], got [[40.0, 0.0, 40.0, 20.0]]"),
    WrongAnswer(
      #"{"query": "accessibility", "expect": {"links": [{"link": "L1", "point": [60, 10]}]}}"#,
      "point of L1: expected [60.0, 10.0], got [45.0, 10.0]"),
  ]

  private static let others = [
    WrongAnswer(
      #"{"query": "link", "link": "L1", "expect": {"utf16": [4, 9]}}"#,
      "utf16: expected [4, 9], got [4, 8]"),
    WrongAnswer(
      #"{"query": "link", "link": 0, "expect": {"tappable": false}}"#,
      "tappable: expected false, got true"),
    WrongAnswer(
      #"{"query": "lines", "expect": {"texts": ["see docs"]}}"#,
      #"at width 200.0: texts: expected ["see docs"], got ["see docs 😀"]"#),
    WrongAnswer(
      #"{"query": "text", "utf16": [4, 8], "expect": {"text": "dogs"}}"#,
      #"text: expected "dogs", got "docs""#),
    WrongAnswer(
      #"{"query": "pieces", "expect": {"pieces": ["see docs 😀"]}}"#,
      #"pieces: expected ["see docs 😀"], got ["see ", "docs", " 😀"]"#),
    WrongAnswer(
      #"{"query": "search", "needle": "s", "expect": {"matches": {"utf8": [[0, 1]]}}}"#,
      "matches: expected UTF-8 [[0, 1]], got [[0, 1], [7, 8]]"),
    WrongAnswer(
      #"{"query": "work", "hits": 10, "expect": {"shapeCalls": 4}}"#,
      "shapeCalls: expected 4, got 0"),
    WrongAnswer(
      #"{"query": "walk", "to": "left", "from": "end", "expect": {"mostSteps": 3}}"#,
      "the walk has not stopped after 3 steps"),
    WrongAnswer(
      #"{"query": "walk", "to": "left", "from": {"utf8": 3}, "expect": {"stopsAt": {"utf8": 1}}}"#,
      "stopsAt: expected UTF-8 1, got 0"),
  ]
}
