extension Case {
  /// Asks every question, each of the case as it is at first, and plays the events.
  ///
  /// A question that waits for something is not asked; a case that waits as a whole asks none.
  public func run() -> CaseResult {
    if pending != nil { return CaseResult(failures: [], pendingReasons: pendingReasons) }
    var runs: [String: CaseRun] = [:]
    var failures: [String] = []
    for query in queries where query.pending == nil {
      failures += self.failures(of: query.question, &runs).map { "\(query.pointer): \($0)" }
    }
    if let expectations {
      failures += self.failures(of: expectations).map { "/expect: \($0)" }
    }
    return CaseResult(failures: failures, pendingReasons: pendingReasons)
  }

  /// Asks a question; texts are laid out once for all questions about them.
  private func failures(
    of question: CaseQuery.Question, _ runs: inout [String: CaseRun]
  ) -> [String] {
    switch question {
    case .scene(let question): return question.failures(on: LiveScene(scene))
    case .text(let question, let view):
      guard let content = scene.view(view)?.text?.content else { return ["the text is gone"] }
      let run = runs[view] ?? CaseRun(content)
      runs[view] = run
      return question.failures(in: run)
    }
  }

  private func failures(of expectations: ReplayExpectations) -> [String] {
    let liveScene = LiveScene(scene)
    do throws(SceneError) {
      try liveScene.play(events)
      return expectations.failures(of: liveScene)
    } catch {
      return ["\(error)"]
    }
  }
}
