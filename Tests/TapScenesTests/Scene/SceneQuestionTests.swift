import TapScenes
import Testing

/// A question about a scene with a wrong answer, and the words that must tell it.
private struct WrongSceneAnswer: Sendable, CustomTestStringConvertible {
  let query: String
  let failure: String
  var testDescription: String { failure }

  init(_ query: String, _ failure: String) {
    self.query = query
    self.failure = failure
  }
}

@Suite struct SceneQuestionTests {
  /// Two texts side by side before a box that leaves a strip of the window free.
  private static func run(_ query: String) throws -> CaseResult {
    let json = #"""
      {"window": {"size": [400, 300]}, "views": [
        {"id": "box", "kind": "view", "frame": [0, 0, 400, 200]},
        {"id": "one", "kind": "text", "frame": [0, 0, 200, 100], "text": "see docs",
         "layout": {"cell": [10, 20]}, "policy": {"touchTargets": 8},
         "links": [{"id": "L1", "destination": "d", "text": "docs"}]},
        {"id": "two", "kind": "text", "frame": [200, 0, 200, 100], "text": "see more",
         "layout": {"cell": [10, 20]},
         "links": [{"id": "L2", "destination": "e", "text": "more"}]}],
       "queries": [\#(query)]}
      """#
    return try CaseFile.read(Array(json.utf8)).run()
  }

  @Test(arguments: [
    #"{"query": "hit", "point": [45, 10], "expect": {"view": "one", "link": "L1", "destination": "d", "region": "cluster"}}"#,
    #"{"query": "hit", "point": {"link": "L2"}, "expect": {"view": "two", "link": "L2"}}"#,
    #"{"query": "hit", "points": [[10, 10], [300, 90]], "expect": {"view": "box", "link": null, "region": null}}"#,
    #"{"query": "hit", "point": [10, 250], "expect": {"view": null}}"#,
    #"{"query": "hit", "point": [85, 10], "kind": "touch", "expect": {"view": "one", "link": "L1", "region": "trailingMargin"}}"#,
    #"{"query": "hit", "point": [85, 10], "expect": {"view": "box"}}"#,
    #"{"query": "hit", "view": "two", "point": [45, 10], "expect": {"link": "L2", "line": 0, "text": "m"}}"#,
    #"{"query": "lines", "view": "two", "expect": {"count": 1, "texts": ["see more"]}}"#,
    #"{"query": "route", "point": [85, 10], "expect": {"owner": "L1"}}"#,
    #"{"query": "route", "point": [85, 10], "kind": "mouse", "expect": {"owner": "box"}}"#,
    #"{"query": "route", "points": [[10, 10], [10, 250]], "expect": {"owner": "behind"}}"#,
    #"{"query": "route", "point": [10, 250], "expect": {"owner": null}}"#,
    #"{"query": "hover", "points": [[45, 10], {"link": "L1"}], "expect": {"link": "L1"}}"#,
    #"{"query": "hover", "points": [[10, 10], [85, 10]], "expect": {"link": null}}"#,
    #"{"query": "accessibility", "view": "two", "expect": {"text": "see more", "links": [{"link": "L2", "enabled": true, "rects": [[240, 0, 40, 20]], "focusRects": [[240, 0, 40, 20]], "point": [245, 10]}], "pointsHit": true}}"#,
  ])
  func `a right answer passes`(query: String) throws {
    #expect(try Self.run(query).failures == [])
  }

  @Test(arguments: [
    WrongSceneAnswer(
      #"{"query": "hit", "point": [45, 10], "expect": {"view": "two"}}"#,
      #"at (45.0, 10.0): view: expected "two", got "one""#),
    WrongSceneAnswer(
      #"{"query": "hit", "point": [45, 10], "expect": {"link": "L2"}}"#,
      "at (45.0, 10.0): link: expected L2, got L1"),
    WrongSceneAnswer(
      #"{"query": "hit", "point": [45, 10], "expect": {"link": null, "region": null}}"#,
      #"at (45.0, 10.0): region: expected none, got "cluster"; link: expected none, got L1"#),
    WrongSceneAnswer(
      #"{"query": "route", "points": [[45, 10], [10, 10]], "expect": {"owner": "L1"}}"#,
      "at (10.0, 10.0): owner: expected L1, got box"),
    WrongSceneAnswer(
      #"{"query": "hover", "points": [[45, 10], [10, 10]], "expect": {"link": "L1"}}"#,
      "at (10.0, 10.0): link: expected L1, got none"),
    WrongSceneAnswer(
      #"{"query": "accessibility", "view": "one", "expect": {"links": [{"link": "L1", "enabled": false}]}}"#,
      "enabled of L1: expected false, got true"),
    WrongSceneAnswer(
      #"{"query": "accessibility", "view": "one", "expect": {"links": [{"link": "L1", "point": null}]}}"#,
      "point of L1: expected none, got [45.0, 10.0]"),
    WrongSceneAnswer(
      #"{"query": "accessibility", "view": "one", "expect": {"links": []}}"#,
      "links: expected none, got L1"),
    WrongSceneAnswer(
      #"{"query": "hit", "view": "two", "point": [45, 10], "expect": {"link": null}}"#,
      "at (45.0, 10.0): link: expected none, got L2 (region cluster)"),
  ])
  private func `a wrong answer is told with the wanted and the found`(
    _ wrong: WrongSceneAnswer
  ) throws {
    #expect(try Self.run(wrong.query).failures == ["/queries/0: \(wrong.failure)"])
  }

  /// A link that is blocked, one under a cover, one scrolled away and one in a hidden text.
  @Test func `assistive technology is asked in the window, not in the bare text`() throws {
    let json = #"""
      {"window": {"size": [400, 300]}, "views": [
        {"id": "roll", "kind": "scroll", "frame": [10, 20, 200, 40], "contentSize": [200, 400],
         "views": [
          {"id": "body", "kind": "text", "frame": [0, 0, 200, 200], "layout": {"cell": [10, 20]},
           "text": "no way\n\n\ngone", "verdicts": {"N": "block"}, "links": [
             {"id": "N", "destination": "n", "text": "no"},
             {"id": "W", "destination": "w", "text": "way"},
             {"id": "G", "destination": "g", "text": "gone"}]}]},
        {"id": "cover", "kind": "view", "frame": [35, 20, 50, 50]},
        {"id": "lost", "kind": "text", "frame": [0, 100, 200, 20], "hidden": true, "text": "lost",
         "links": [{"id": "H", "destination": "h", "text": "lost"}]}],
       "queries": [
        {"query": "accessibility", "view": "body", "expect": {"links": [
          {"link": "N", "enabled": false, "rects": [[10, 20, 20, 20]], "point": null},
          {"link": "W", "enabled": true, "rects": [[40, 20, 30, 20]], "point": null},
          {"link": "G", "enabled": true, "rects": [[10, 80, 40, 20]], "point": null}]}},
        {"query": "accessibility", "view": "lost", "expect": {"links": []}}]}
      """#
    #expect(try CaseFile.read(Array(json.utf8)).run().failures == [])
    let law = json.replacing(#""expect": {"links": []}"#, with: #""expect": {"pointsHit": true}"#)
    #expect(
      try CaseFile.read(Array(law.utf8)).run().failures
        == ["/queries/1: pointsHit: no link is found"])
  }
}
