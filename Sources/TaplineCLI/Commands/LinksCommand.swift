import TapLayout
import TapLinks
import TapText

extension CommandRun {
  /// Lists every link; one without a destination counts as none (LINK-17).
  func links(on page: TextInput) throws(Failure) -> ExitCode {
    let layout = page.layout
    for (index, span) in layout.text.links.enumerated() where !span.link.destination.isEmpty {
      workbench?.note(page.assessment(of: span)?.verdict ?? .allow)
      let placement = page.placement(of: FoundPlace(range: span.utf8Range, link: index))
        .scaled(by: settings.scale)
      if settings.writesJSON {
        var record = record(of: page)
        record.add("index", index)
        add(span, of: layout.text, to: &record)
        record.add("rects", placement.rects)
        record.add("tapPoint", placement.tapPoint)
        addSource(span.link.source, to: &record)
        let assessment = page.assessment(of: span)
        record.add("verdict", assessment?.verdict.name)
        record.add("linked", true)
        record.add("identity", page.assessor.identity(of: span.link))
        record.addFindings(of: assessment ?? LinkAssessment())
        if let textView = page.textView {
          record.add("id", textView.name(of: span.link.id))
          record.add("obstacle", placement.obstacle)
        }
        try console.write(record.line)
      } else {
        let words = PlainText.quoted(layout.text.string(in: span.utf8Range))
        let place = span.link.source.map { " (\($0.line):\($0.column))" } ?? ""
        let destination = PlainText.visible(span.link.destination)
        let verdict = page.assessment(of: span)?.words ?? ""
        try console.writeLine("\(index)  \(words) to \(destination)\(place)\(verdict)")
        try write(placement, of: span.utf8Range)
      }
    }
    for address in page.deceptiveAddresses {
      workbench?.note(address.assessment.verdict)
      try write(address, of: page)
    }
    return .answered
  }

  /// Reports an address that is no link.
  private func write(_ address: DeceptiveAddress, of page: TextInput) throws(Failure) {
    let text = page.layout.text
    let placement = page.placement(of: FoundPlace(range: address.utf8Range, link: nil))
      .scaled(by: settings.scale)
    guard settings.writesJSON else {
      let words = PlainText.quoted(address.destination)
      let place = address.source.map { " (\($0.line):\($0.column))" } ?? ""
      try console.writeLine("not linked  \(words)\(place)\(address.assessment.words)")
      return try write(placement, of: address.utf8Range)
    }
    let ranges = OffsetRanges(address.utf8Range, in: text)
    var record = record(of: page)
    record.addNull("index")
    record.add("destination", address.destination)
    record.addNull("title")
    record.add("text", text.string(in: address.utf8Range))
    record.addRanges(ranges)
    record.add("cluster", ranges.cluster)
    record.add("rects", placement.rects)
    record.add("tapPoint", placement.tapPoint)
    addSource(address.source, to: &record)
    record.add("verdict", address.assessment.verdict.name)
    record.add("linked", false)
    record.addNull("identity")
    record.addFindings(of: address.assessment)
    try console.write(record.line)
  }

  private func add(_ span: LinkSpan, of text: AttributedText, to record: inout JSONRecord) {
    let ranges = OffsetRanges(span.utf8Range, in: text)
    record.add("destination", span.link.destination)
    record.add("title", span.link.title)
    record.add("text", text.string(in: span.utf8Range))
    record.addRanges(ranges)
    record.add("cluster", ranges.cluster)
  }

  private func addSource(_ source: SourcePosition?, to record: inout JSONRecord) {
    guard let source else { return record.addNull("source") }
    record.addObject("source") { record in
      record.add("line", source.line)
      record.add("column", source.column)
    }
  }
}
