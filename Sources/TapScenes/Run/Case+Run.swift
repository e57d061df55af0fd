extension Case {
  /// Lays the text out and asks every question.
  ///
  /// A question that waits for something is not asked; a case that waits as a whole asks none.
  public func run() -> CaseResult {
    if let pending { return CaseResult(failures: [], pendingReasons: [pending]) }
    let run = CaseRun(self)
    var failures: [String] = []
    var reasons: [String] = []
    for query in queries {
      if let reason = query.pending {
        if !reasons.contains(reason) { reasons.append(reason) }
      } else {
        failures += query.question.failures(in: run).map { "\(query.pointer): \($0)" }
      }
    }
    return CaseResult(failures: failures, pendingReasons: reasons)
  }
}
