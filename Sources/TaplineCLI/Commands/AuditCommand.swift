import TapInteraction
import TapLayout
import TapLinks
import TapText
import TapViews
import TapAudit

/// `audit`: one record a finding, each with the check that it comes from.
extension CommandRun {
  /// Reports the sizes of links, their purpose and their safety.
  func audit(_ page: TextInput) throws(Failure) -> ExitCode {
    let sizes = TargetSizeAudit(targets(of: page))
    for result in sizes.results { try write(result, of: page) }
    for finding in LinkPurposeAudit(page.layout).findings { try write(finding, of: page) }
    let isEasyToHit = try auditFinger(page)
    try suggest(on: page)
    let assessments = page.assessments
    for (index, assessment) in assessments.enumerated() {
      try write(assessment, ofLink: index, on: page)
    }
    let addresses = page.deceptiveAddresses
    for address in addresses { try write(address, on: page) }
    for assessment in assessments + addresses.map(\.assessment) {
      workbench?.note(assessment.verdict)
    }
    if !sizes.passes(at: settings.level) { workbench?.noteSmallTarget() }
    let isSafe =
      assessments.allSatisfy { $0.verdict < .confirm }
      && addresses.allSatisfy { $0.assessment.verdict < .confirm }
    return sizes.passes(at: settings.level) && isEasyToHit && isSafe ? .answered : .negative
  }

  /// Audits each text of a scene, then its controls.
  func audit(on screen: SceneInput) throws(Failure) -> ExitCode {
    let worst = try answerEachText(of: screen, audit)
    return settings.view == nil ? max(worst, try auditControls(of: screen)) : worst
  }

  /// The links as targets, in the window's points where the text is in one: a text that is scaled
  /// down has smaller ones.
  func targets(of page: TextInput) -> [AuditTarget] {
    guard let text = page.textView?.text else { return page.layout.auditTargets }
    return page.layout.auditTargets.map { target in
      var target = target
      target.bounds = text.convertToRoot(target.bounds)
      return target
    }
  }

  private func write(_ result: TargetSizeResult, of page: TextInput) throws(Failure) {
    let target = result.target
    let outcome = result.outcome(at: settings.level)
    let links = target.owner.map { [$0] } ?? []
    guard settings.writesJSON else {
      let place = rectWords(target.bounds)
      let names = links.map(String.init).joined(separator: ", ")
      return try console.writeLine(
        "\(names)  \(PlainText.quoted(target.name)) \(place), "
          + console.colored(outcome.words(at: settings.level), outcome == .fail ? .bad : .good))
    }
    var record = record(of: page)
    record.add("check", "targetSize")
    record.add("severity", outcome == .fail ? "error" : nil)
    record.add("criterion", settings.level.criterion)
    record.add("links", links)
    record.add("name", target.name)
    record.add("rect", target.bounds)
    record.add("context", target.context.word)
    record.add("outcome", outcome.rawValue)
    try console.write(record.line)
  }

  private func write(_ finding: LinkPurposeFinding, of page: TextInput) throws(Failure) {
    guard settings.writesJSON else {
      let criterion = finding.criterion.map { "\($0): " } ?? ""
      return try console.writeLine(
        "\(heading(finding.severity.rawValue)): \(criterion)\(finding.words)")
    }
    var record = record(of: page)
    record.add("check", "linkPurpose")
    record.add("severity", finding.severity.rawValue)
    record.add("criterion", finding.criterion)
    record.add("links", finding.links)
    record.add("name", finding.name)
    record.add("kind", finding.kind.rawValue)
    try console.write(record.line)
  }

  func rectWords(_ rect: Rect) -> String {
    let size = "\(PlainText.number(rect.width))x\(PlainText.number(rect.height))"
    return "\(size) at \(PlainText.point(Point(x: rect.x, y: rect.y)))"
  }
}

extension TargetSizeOutcome {
  /// The outcome for people.
  func words(at level: AuditLevel) -> String {
    let side = PlainText.number(level.side)
    switch self {
    case .pass: return "passes \(level.criterion)"
    case .inline: return "passes \(level.criterion) inline in a sentence"
    case .spacing: return "passes \(level.criterion) by spacing"
    case .fail:
      let room = level == .minimum ? ", too close to another target" : ""
      return "fails \(level.criterion): below \(side)x\(side), not inline in a sentence\(room)"
    }
  }
}

extension AuditTarget.Context {
  /// The word for the context in records.
  fileprivate var word: String {
    switch self {
    case .standalone: "standalone"
    case .sentence: "sentence"
    case .line: "line"
    }
  }
}

extension LinkPurposeFinding {
  /// The finding for people.
  var words: String {
    let numbers = links.map(String.init).joined(separator: ", ")
    let name = PlainText.quoted(name)
    return switch kind {
    case .sameName: "links \(numbers) \(name) have the same name but different destinations"
    case .emptyName: "link \(numbers) has no accessible name"
    case .noCharacter: "link \(numbers) \(name) covers no character, so it can't be tapped"
    case .noDestination: "link \(numbers) \(name) has no destination, so it can't be tapped"
    }
  }
}
