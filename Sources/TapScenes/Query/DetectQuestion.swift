/// `detect`: the links that detection finds in a plain text.
struct DetectQuestion: CaseQuestion {
  static var isRunnable: Bool { false }

  init(
    _ fields: inout JSONFields, expecting expected: inout JSONFields, in asked: TextContent
  ) throws(SceneError) {
    _ = try expected.take("texts")?.strings()
    _ = try expected.take("stepsPerUnit")?.positive()
  }

  func failures(in run: CaseRun) -> [String] { ["links are not detected yet"] }
}
