/// A kind of question about a scene as a whole, as it stands before the events.
protocol SceneQuestion: Sendable {
  /// Reads what is asked from the query, and what must come from its `expect`.
  init(
    _ fields: inout JSONFields, expecting expected: inout JSONFields, on board: SceneBoard
  ) throws(SceneError)

  /// Asks, and tells each way in which the answer is wrong.
  func failures(on stage: Stage) -> [String]
}
