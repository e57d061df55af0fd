import TapLayout
import TapText

extension Session {
  /// Lists every link; one without a destination counts as none (LINK-17).
  func links(on page: Page) throws(Failure) -> ExitCode {
    let layout = page.layout
    for (index, span) in layout.text.links.enumerated() where !span.link.destination.isEmpty {
      var rects: [Rect] = []
      layout.forEachRect(ofLink: index) { rects.append($0) }
      let tapPoint = layout.tapPoint(ofLink: index)
      if settings.writesJSON {
        var record = record(of: page)
        record.add("index", index)
        add(span, of: layout.text, to: &record)
        record.add("rects", rects)
        record.add("tapPoint", tapPoint)
        addSource(of: span.link, to: &record)
        record.addNull("verdict")
        try console.write(record.line)
      } else {
        let words = PlainText.quoted(layout.text.string(in: span.range))
        let place = span.link.source.map { " (\($0.line):\($0.column))" } ?? ""
        let destination = PlainText.visible(span.link.destination)
        try console.writeLine("\(index)  \(words) to \(destination)\(place)")
        try writePlaces(rects, tapPoint: tapPoint, range: span.range)
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

  /// Writes for people where a range stands.
  func writePlaces(_ rects: [Rect], tapPoint: Point?, range: Range<Int>) throws(Failure) {
    let tap = tapPoint.map { "tap \(PlainText.point($0))" } ?? "nothing of it is visible"
    let places = rects.map { PlainText.rect($0) }.joined(separator: ", ")
    try console.writeLine(
      "   utf8 \(PlainText.range(range)), \(tap)" + (rects.isEmpty ? "" : ", at \(places)"))
  }
}
