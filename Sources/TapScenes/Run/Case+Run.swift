extension Case {
  /// Lays the text out and asks every question.
  ///
  /// A question that waits for something is not asked; a case that waits as a whole asks none.
  public func run() -> CaseResult {
    if pending != nil { return CaseResult(failures: [], pendingReasons: pendingReasons) }
    let run = CaseRun(self)
    let failures = queries.filter { $0.pending == nil }.flatMap { query in
      query.question.failures(in: run).map { "\(query.pointer): \($0)" }
    }
    return CaseResult(failures: failures, pendingReasons: pendingReasons)
  }
}
