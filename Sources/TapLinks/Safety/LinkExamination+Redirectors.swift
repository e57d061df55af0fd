import TapText

extension LinkExamination {
  /// Examines where a redirector leads in the end, and names a shortener as such (LS-T7).
  mutating func checkRedirectors(_ chain: RedirectorChain) {
    if let last = chain.target.host, case .domain(let name) = last, Shorteners.contains(name) {
      find("LS-T7", "\(name) is a shortener: it does not say where the link leads", .warn)
    }
    guard let carried = chain.carried else { return }
    let through = chain.hosts.first ?? ""
    if chain.isTooDeep {
      find("LS-T7", "more than \(RedirectorChain.deepest) redirectors follow in a row", .confirm)
    }
    if chain.isBroken {
      find("LS-T7", "\(through) leads on to something that is no address", .confirm)
    }
    guard !chain.isTooDeep else { return }
    var policy = policy
    policy.base = nil
    var inner = safety
    inner.policy = policy
    let written = chain.isBroken ? carried : chain.target.serialized
    var end = LinkExamination(of: written, in: LinkContext(text: nil), by: inner)
    end.run()
    if !chain.isBroken, let shown = end.display { display = shown }
    for finding in end.findings where !chain.isBroken && findings.count < Self.mostFindings {
      find(finding.rule, "\(through) leads on: \(finding.message)", finding.verdict)
    }
  }
}
