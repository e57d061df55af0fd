import TapInteraction
import TapLayout
import TapLinks
import TapText
import TapAudit

/// `audit --sarif`: all findings as one log in SARIF 2.1.0 (OASIS), which code review tools show
/// beside the source.
extension CommandRun {
  /// Writes the log of all files.
  func auditLog() throws(Failure) -> ExitCode {
    var results: [AuditResult] = []
    let end = try answerEach { page throws(Failure) in
      let found = auditResults(of: page)
      results += found
      return found.contains { $0.fails } ? .negative : .answered
    }
    try console.write(Self.log(of: results))
    return end
  }

  private func auditResults(of page: TextInput) -> [AuditResult] {
    let text = page.layout.text
    let path = page.path
    var results: [AuditResult] = []
    let sizes = TargetSizeAudit(targets(of: page)).results
    for size in sizes where size.outcome(at: settings.level) == .fail {
      results.append(
        AuditResult(
          rule: "WCAG-\(settings.level.criterion)", level: "error",
          message:
            "\"\(size.target.name)\" is below \(PlainText.number(settings.level.side)) points a side",
          path: path, source: size.target.owner.flatMap { text.link(at: $0).link.source }))
    }
    for finding in LinkPurposeAudit(page.layout).findings {
      results.append(
        AuditResult(
          rule: finding.criterion.map { "WCAG-\($0)" } ?? "link-\(finding.kind.rawValue)",
          level: finding.severity.rawValue, message: finding.words, path: path,
          source: finding.links.first.flatMap { text.link(at: $0).link.source }))
    }
    let (prediction, risks) = fingerRisks(of: page)
    if settings.finger != nil, prediction == nil {
      results.append(
        AuditResult(
          rule: "finger-undecided", level: settings.largestError == nil ? "warning" : "error",
          message: "the view is rotated or stretched, so a touch has no size in it", path: path,
          source: nil, fails: settings.largestError != nil))
    }
    for risk in risks {
      let name = PlainText.quoted(text.name(of: text.link(at: risk.link)))
      results.append(
        AuditResult(
          rule: "finger-risk", level: passes(risk) ? "note" : "error",
          message: "\(name) \(risk.words(named: settings.touchModelName))", path: path,
          source: text.link(at: risk.link).link.source, fails: !passes(risk)))
    }
    for (index, assessment) in page.assessments.enumerated() {
      for finding in assessment.findings where finding.verdict > .allow {
        results.append(
          AuditResult(
            rule: finding.rule, level: finding.severity,
            message: "\(finding.verdict.name): \(finding.message)", path: path,
            source: text.link(at: index).link.source, fails: finding.verdict >= .confirm))
      }
    }
    for address in page.deceptiveAddresses {
      for finding in address.assessment.findings where finding.verdict > .allow {
        results.append(
          AuditResult(
            rule: finding.rule, level: finding.severity,
            message: "\(finding.verdict.name), not linked at "
              + "\(PlainText.range(address.utf8Range)): \(finding.message)",
            path: path, source: address.source, fails: finding.verdict >= .confirm))
      }
    }
    return results
  }

  static func log(of results: [AuditResult]) -> [UInt8] {
    var log = JSONRecord()
    log.add("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
    log.add("version", "2.1.0")
    log.openList("runs")
    log.addItem { run in
      run.addObject("tool") { $0.addDriver(ofRules: Set(results.map(\.rule)).sorted()) }
      run.add("columnKind", "unicodeCodePoints")
      run.openList("results")
      for result in results { run.addItem { result.write(to: &$0) } }
      run.closeList()
    }
    log.closeList()
    return log.line
  }
}

/// One finding of an audit, with its location.
struct AuditResult {
  let rule: String
  let level: String
  let message: String
  let path: String
  let source: SourcePosition?
  var fails = false

  init(
    rule: String, level: String, message: String, path: String, source: SourcePosition?,
    fails: Bool? = nil
  ) {
    self.rule = rule
    self.level = level
    self.message = message
    self.path = path
    self.source = source
    self.fails = fails ?? rule.hasPrefix("WCAG-2.5") && level == "error"
  }

  /// The URI reference of a file's path: what a URI may not hold is percent-encoded.
  private static func reference(to path: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    // A colon in the first segment would end a scheme.
    if path.prefix(while: { $0 != "/" }).contains(":") { bytes += "./".utf8 }
    for byte in path.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: bytes.append(byte)
      case _ where "-._~/!$&'()*+,;=:@".utf8.contains(byte): bytes.append(byte)
      default: bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  func write(to record: inout JSONRecord) {
    record.add("ruleId", rule)
    record.add("level", level)
    record.addObject("message") { $0.add("text", message) }
    record.openList("locations")
    record.addItem { location in
      location.addObject("physicalLocation") { place in
        place.addObject("artifactLocation") {
          $0.add("uri", path == "-" ? "stdin" : Self.reference(to: path))
        }
        guard let source else { return }
        place.addObject("region") { region in
          region.add("startLine", source.line)
          region.add("startColumn", source.column)
        }
      }
    }
    record.closeList()
  }
}

extension JSONRecord {
  fileprivate mutating func addDriver(ofRules rules: [String]) {
    addObject("driver") { driver in
      driver.add("name", "tapline")
      driver.add("version", VersionText.program)
      driver.openList("rules")
      for rule in rules { driver.addItem { $0.addDescriptor(ofRule: rule) } }
      driver.closeList()
    }
  }

  /// Adds the id of a rule, and what it says where it is one of the catalogue's.
  private mutating func addDescriptor(ofRule id: String) {
    add("id", id)
    guard let rule = RuleBook.shared.rule(id) else { return }
    addObject("shortDescription") { $0.add("text", rule.summary) }
    addObject("help") { help in
      help.add("text", rule.text)
      help.add("markdown", rule.text)
    }
  }
}
