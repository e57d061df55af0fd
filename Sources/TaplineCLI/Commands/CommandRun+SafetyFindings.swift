import TapLayout
import TapLinks
import TapText

extension CommandRun {
  /// The severity of a finding, colored where there are colors.
  func heading(_ severity: String) -> String {
    switch severity {
    case "error": console.colored(severity, .bad)
    case "warning": console.colored(severity, .caution)
    default: severity
    }
  }

  /// Reports what link safety found of a link; nothing where nothing speaks against it.
  func write(
    _ assessment: LinkAssessment, ofLink index: Int, on page: TextInput
  ) throws(Failure) {
    guard !assessment.findings.isEmpty else { return }
    let span = page.layout.text.link(at: index)
    let words = page.layout.text.string(in: span.utf8Range)
    for finding in assessment.findings where finding.verdict > .allow {
      guard settings.writesJSON else {
        let place = span.link.source.map { " (\($0.line):\($0.column))" } ?? ""
        try console.writeLine(
          "\(heading(finding.severity)): link \(index) \(PlainText.quoted(words))\(place), "
            + "\(finding.verdict.name) by \(finding.rule): \(PlainText.visible(finding.message))")
        continue
      }
      var record = record(of: page)
      record.add("check", "linkSafety")
      record.add("severity", finding.severity)
      record.add("criterion", finding.rule)
      record.add("links", [index])
      record.add("name", words)
      record.add("verdict", finding.verdict.name)
      record.add("message", finding.message)
      record.add("destination", span.link.destination)
      if let source = span.link.source {
        record.addObject("source") { record in
          record.add("line", source.line)
          record.add("column", source.column)
        }
      } else {
        record.addNull("source")
      }
      try console.write(record.line)
    }
  }

  /// Reports what link safety found of an address that is no link.
  func write(_ address: DeceptiveAddress, on page: TextInput) throws(Failure) {
    for finding in address.assessment.findings where finding.verdict > .allow {
      guard settings.writesJSON else {
        try console.writeLine(
          "\(heading(finding.severity)): not linked \(PlainText.quoted(address.destination)) at "
            + "\(PlainText.range(address.utf8Range)), "
            + "\(finding.verdict.name) by \(finding.rule): \(PlainText.visible(finding.message))")
        continue
      }
      var record = record(of: page)
      record.add("check", "linkSafety")
      record.add("severity", finding.severity)
      record.add("criterion", finding.rule)
      record.add("links", [Int]())
      record.add("name", address.destination)
      record.add("verdict", finding.verdict.name)
      record.add("message", finding.message)
      record.add("destination", address.destination)
      if let source = address.source {
        record.addObject("source") { record in
          record.add("line", source.line)
          record.add("column", source.column)
        }
      } else {
        record.addNull("source")
      }
      record.add("linked", false)
      record.addRanges(OffsetRanges(address.utf8Range, in: page.layout.text))
      try console.write(record.line)
    }
  }
}

extension LinkFinding {
  /// How grave it is to an audit: what needs a reader's word, or stops a link, fails it.
  var severity: String { verdict >= .confirm ? "error" : "warning" }
}
