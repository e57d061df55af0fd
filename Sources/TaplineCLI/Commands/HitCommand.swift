import TapLayout
import TapText

extension Session {
  /// Tells what is under each point.
  func hit(on page: Page) throws(Failure) -> ExitCode {
    if settings.streamsPoints { return try streamHits(on: page) }
    var page = page
    var end = ExitCode.answered
    for point in settings.points {
      end = max(end, try writeHit(at: point, on: &page))
    }
    return end
  }

  /// Answers each line of standard input as it comes.
  private func streamHits(on page: Page) throws(Failure) -> ExitCode {
    var page = page
    var reader = LineReader(.standardInput)
    var number = 0
    var end = ExitCode.answered
    while let line = try reader.next(beforeWaiting: console.flush) {
      number += 1
      switch PointLine(line) {
      case .blank: break
      case .point(let point): end = max(end, try writeHit(at: point, on: &page))
      case .broken(let words):
        var record = JSONRecord()
        record.add("error", words)
        record.add("input", number)
        try console.write(record.line)
        end = .negative
      }
    }
    return end
  }

  private func writeHit(at point: Point, on page: inout Page) throws(Failure) -> ExitCode {
    try page.prepare(for: point)
    let answer = HitAnswer(at: point, in: page.layout, explains: settings.explains)
    if settings.writesJSON {
      var record = record(of: page)
      answer.add(to: &record)
      try console.write(record.line)
    } else {
      let lines = settings.streamsPoints ? [answer.lines.joined(separator: " | ")] : answer.lines
      for line in lines { try console.writeLine(line) }
    }
    return settings.requiresLink && answer.hit.link == nil ? .negative : .answered
  }
}

/// What is under a point, ready to be written.
struct HitAnswer {
  let point: Point
  let hit: Hit
  let caret: Caret
  private let text: AttributedText
  private let explanation: [String]?

  init(at point: Point, in layout: TextLayout, explains: Bool) {
    self.point = point
    hit = layout.hit(at: point)
    caret = layout.caret(nearest: point)
    text = layout.text
    explanation = explains ? layout.explanation(at: point) : nil
  }

  /// Adds the answer's keys to a record.
  func add(to record: inout JSONRecord) {
    record.add("point", point)
    record.add("region", hit.region.word)
    record.add("line", hit.line)
    addCluster(to: &record)
    addLink(to: &record)
    record.add("hidden", hit.hidden)
    record.addObject("caret") { record in
      record.add("utf8", caret.offset)
      record.add("affinity", caret.affinity.word)
      record.add("x", caret.x)
      record.add("y", caret.y)
      record.add("height", caret.height)
    }
    if let explanation { record.add("explanation", explanation) }
  }

  private func addCluster(to record: inout JSONRecord) {
    guard let range = hit.utf8 else { return record.addNull("cluster") }
    record.addObject("cluster") { record in
      record.addRanges(OffsetRanges(range, in: text))
      record.add("index", hit.cluster)
      record.add("text", text.string(in: range))
      record.add("rect", hit.box)
      record.add("direction", hit.direction.word)
    }
  }

  private func addLink(to record: inout JSONRecord) {
    guard let index = hit.link else { return record.addNull("link") }
    let span = text.links[index]
    record.addObject("link") { record in
      record.add("index", index)
      record.add("destination", span.link.destination)
      record.add("text", text.string(in: span.range))
      record.add("utf8", span.range)
    }
  }

  /// The answer in words; the explanation follows in lines of its own.
  var lines: [String] {
    var parts = [hit.region.word]
    if let range = hit.utf8 {
      parts[0] += " \(PlainText.quoted(text.string(in: range))) \(PlainText.range(range))"
    }
    if let hidden = hit.hidden { parts.append("hides \(PlainText.range(hidden))") }
    if let line = hit.line { parts.append("line \(line)") }
    if let index = hit.link {
      let span = text.links[index]
      let words = PlainText.quoted(text.string(in: span.range))
      parts.append("link \(index) \(words) to \(PlainText.visible(span.link.destination))")
    } else {
      parts.append("no link")
    }
    let answer = "\(PlainText.point(point))  " + parts.joined(separator: ", ")
    return [answer] + (explanation ?? []).map { "  " + PlainText.visible($0) }
  }
}
