/// A kind of question.
protocol CaseQuestion: Sendable {
  /// Reads what is asked from the query, and what must come from its `expect`.
  init(
    _ fields: inout JSONFields, expecting expected: inout JSONFields, in asked: TextContent
  ) throws(SceneError)

  /// Asks, and tells each way in which the answer is wrong.
  func failures(in run: CaseRun) -> [String]
}
