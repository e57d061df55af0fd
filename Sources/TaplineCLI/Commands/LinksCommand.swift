import TapLayout
import TapText

extension Session {
  /// Lists every link; one without a destination counts as none (LINK-17).
  func links(on page: Page) throws(Failure) -> ExitCode {
    let layout = page.layout
    for (index, span) in layout.text.links.enumerated() where !span.link.destination.isEmpty {
      let placement = page.placement(of: FoundPlace(range: span.range, link: index))
        .scaled(by: settings.scale)
      if settings.writesJSON {
        var record = record(of: page)
        record.add("index", index)
        add(span, of: layout.text, to: &record)
        record.add("rects", placement.rects)
        record.add("tapPoint", placement.tapPoint)
        addSource(of: span.link, to: &record)
        record.add("verdict", page.assessment(of: span)?.verdict.name)
        if let spot = page.spot {
          record.add("id", spot.name(of: span.link.id))
          record.add("obstacle", placement.obstacle)
        }
        try console.write(record.line)
      } else {
        let words = PlainText.quoted(layout.text.string(in: span.range))
        let place = span.link.source.map { " (\($0.line):\($0.column))" } ?? ""
        let destination = PlainText.visible(span.link.destination)
        let verdict = page.assessment(of: span)?.words ?? ""
        try console.writeLine("\(index)  \(words) to \(destination)\(place)\(verdict)")
        try write(placement, of: span.range)
      }
    }
    return .answered
  }

  private func add(_ span: LinkSpan, of text: AttributedText, to record: inout JSONRecord) {
    let ranges = OffsetRanges(span.range, in: text)
    record.add("destination", span.link.destination)
    record.add("title", span.link.title)
    record.add("text", text.string(in: span.range))
    record.addRanges(ranges)
    record.add("cluster", ranges.cluster)
  }

  private func addSource(of link: Link, to record: inout JSONRecord) {
    guard let source = link.source else { return record.addNull("source") }
    record.addObject("source") { record in
      record.add("line", source.line)
      record.add("column", source.column)
    }
  }
}
