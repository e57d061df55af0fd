/// A kind of question.
protocol CaseQuestion: Sendable {
  /// Reads what is asked from the query, and what must come from its `expect`.
  init(
    _ fields: inout JSONFields, expecting expected: inout JSONFields, in asked: TextContent
  ) throws(SceneError)

  /// Runs the query, and returns a message for each difference from the expectation.
  func failures(in run: CaseRun) -> [String]
}

/// A kind of question about a scene as a whole, as it comes before the events.
protocol SceneQuestion: Sendable {
  /// Reads what is asked from the query, and what must come from its `expect`.
  init(
    _ fields: inout JSONFields, expecting expected: inout JSONFields, on board: SceneBoard
  ) throws(SceneError)

  /// Runs the query, and returns a message for each difference from the expectation.
  func failures(on liveScene: LiveScene) -> [String]
}
