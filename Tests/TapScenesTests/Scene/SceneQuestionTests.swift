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
      #"{"query": "hit", "view": "two", "point": [45, 10], "expect": {"link": null}}"#,
      "at (45.0, 10.0): link: expected none, got L2 (region cluster)"),
  ])
  private func `a wrong answer is told with the wanted and the found`(
    _ wrong: WrongSceneAnswer
  ) throws {
    #expect(try Self.run(wrong.query).failures == ["/queries/0: \(wrong.failure)"])
  }
}
