import TapLayout
import TapText

extension CommandRun {
  /// Lists lines and the boxes in them.
  func layout(of page: TextInput) throws(Failure) -> ExitCode {
    let layout = page.layout
    var progress = Progress("lines", total: layout.lineCount)
    for index in 0..<layout.lineCount {
      if settings.writesJSON {
        try writeRecord(ofLine: index, of: page)
      } else {
        try writePlain(line: index, of: layout)
      }
      progress.update(index)
    }
    progress.finish()
    return .answered
  }

  /// Writes the record of a line, in parts where it is long: a line can hold the whole text.
  private func writeRecord(ofLine index: Int, of page: TextInput) throws(Failure) {
    let line = page.layout.line(at: index)
    var record = record(of: page)
    record.add("line", line.index)
    record.add("paragraph", line.paragraph)
    record.add("rect", line.rect)
    record.add("baseline", line.baseline)
    record.add("utf8", line.utf8Range)
    record.openList("clusters")
    try forEachBox(inLine: index, of: page.layout) { box throws(Failure) in
      record.addItem { record in
        record.add("utf8", box.utf8Range)
        record.add("x", box.minX, box.maxX)
        record.add("direction", box.direction.word)
        record.add("region", box.region.word)
      }
      try console.write(record.takePart())
    }
    record.closeList()
    try console.write(record.line)
  }

  private func writePlain(line index: Int, of layout: TextLayout) throws(Failure) {
    let line = layout.line(at: index)
    try console.writeLine(
      "line \(line.index), paragraph \(line.paragraph), utf8 \(PlainText.range(line.utf8Range)), "
        + "at \(PlainText.rect(line.rect)), baseline \(PlainText.number(line.baseline))")
    try forEachBox(inLine: index, of: layout) { box throws(Failure) in
      let words =
        box.utf8Range.isEmpty ? "-" : PlainText.quoted(layout.text.string(in: box.utf8Range))
      let place = "\(PlainText.number(box.minX))..\(PlainText.number(box.maxX))"
      let kind = box.region == .cluster ? "" : " \(box.region.word)"
      try console.writeLine(
        "   x \(place)  utf8 \(PlainText.range(box.utf8Range))  \(words) \(box.direction.word)\(kind)"
      )
    }
  }

  /// Calls `body` with each box of a line until it fails.
  private func forEachBox(
    inLine index: Int, of layout: TextLayout, _ body: (LineBox) throws(Failure) -> Void
  ) throws(Failure) {
    var failure: Failure?
    layout.forEachBox(inLine: index) { box in
      guard failure == nil else { return }
      do throws(Failure) { try body(box) } catch { failure = error }
    }
    if let failure { throw failure }
  }
}
