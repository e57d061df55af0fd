import TapLinks
import TapText

extension JSONRecord {
  /// Adds a verdict, its findings, and where the link leads in the form that may be opened.
  mutating func addFindings(of assessment: LinkAssessment) {
    openList("findings")
    for finding in assessment.findings {
      addItem { record in
        record.add("rule", finding.rule)
        record.add("verdict", finding.verdict.name)
        record.add("message", finding.message)
      }
    }
    closeList()
  }

  /// Adds who is behind a link, or `null`.
  mutating func add(_ key: String, _ identity: LinkIdentity?) {
    guard let identity else { return addNull(key) }
    addObject(key) { record in
      record.add("scheme", identity.scheme)
      record.add("host", identity.host)
      record.add("owner", identity.owner)
      record.add("redirectors", identity.redirectors)
    }
  }
}

extension LinkAssessment {
  /// The verdict and its rules for people, such as `, block by LS-S3`; nothing where all is well.
  var words: String {
    guard verdict > .allow else { return "" }
    var rules: [String] = []
    for finding in findings where finding.verdict > .allow && !rules.contains(finding.rule) {
      rules.append(finding.rule)
    }
    return ", \(verdict.name) by \(rules.joined(separator: ", "))"
  }
}
