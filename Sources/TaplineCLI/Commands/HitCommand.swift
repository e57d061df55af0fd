import TapLayout
import TapText

extension CommandRun {
  /// Returns what is under each point.
  func hit(on page: TextInput) throws(Failure) -> ExitCode {
    var page = page
    return try answerPoints { point throws(Failure) in
      let place = Point(x: point.x / settings.scale, y: point.y / settings.scale)
      try page.prepare(for: place)
      let answer = HitAnswer(at: place, on: page, explains: settings.explains)
      let assessment = answer.hit.link.flatMap {
        page.assessment(of: page.layout.text.link(at: $0))
      }
      if settings.writesJSON {
        var record = record(of: page)
        answer.add(to: &record, asked: point, verdict: assessment?.verdict)
        try console.write(record.line)
      } else {
        try write(answer.lines(asked: point, remark: assessment?.words ?? ""))
      }
      return settings.requiresLink && answer.hit.link == nil ? .negative : .answered
    }
  }

  /// Calls `answer` with each point that is asked about.
  func answerPoints(
    _ answer: (Point) throws(Failure) -> ExitCode
  ) throws(Failure) -> ExitCode {
    if settings.streamsPoints { return try answerStream(answer) }
    var end = ExitCode.answered
    for point in settings.points { end = max(end, try answer(point)) }
    return end
  }

  /// Answers each line of standard input as it comes.
  private func answerStream(
    _ answer: (Point) throws(Failure) -> ExitCode
  ) throws(Failure) -> ExitCode {
    var reader = LineReader(.standardInput)
    var number = 0
    var end = ExitCode.answered
    while let line = try reader.next(beforeWaiting: console.flush) {
      number += 1
      switch PointLine(line) {
      case .blank: break
      case .point(let point): end = max(end, try answer(point))
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

  /// Writes an answer in lines, or in one where points are streamed.
  func write(_ lines: [String]) throws(Failure) {
    let lines = settings.streamsPoints ? [lines.joined(separator: " | ")] : lines
    for line in lines { try console.writeLine(line) }
  }
}

/// What is under a point, ready to be written.
struct HitAnswer {
  let hit: Hit
  let caret: Caret
  /// How the answer was decided, where that is asked.
  let explanation: [String]?
  private let text: AttributedText
  /// What is before the text, which may be a segment of the file's.
  private var passed = OffsetCounts()

  init(at point: Point, hit: Hit, in layout: TextLayout, explanation: [String]?) {
    self.hit = hit
    caret = layout.caret(nearest: point)
    text = layout.text
    self.explanation = explanation
  }

  /// Asks a page that is prepared for the point.
  init(at point: Point, on page: TextInput, explains: Bool) {
    let origin = page.origin
    let layout = page.layout
    let inner = Point(x: point.x, y: point.y - origin.y)
    hit = layout.hit(at: inner, slop: page.slop).moved(by: origin)
    caret = layout.caret(nearest: inner).moved(by: origin)
    explanation =
      explains ? layout.explanation(at: inner, slop: page.slop, from: origin) : nil
    text = layout.text
    passed = page.passed
  }

  /// Returns a range of the page's text in the text at hand.
  private func inner(_ range: Range<Int>) -> Range<Int> {
    range.lowerBound - passed.utf8..<range.upperBound - passed.utf8
  }

  /// Adds the answer's keys to a record, with the point as it was asked about.
  func add(to record: inout JSONRecord, asked point: Point, verdict: LinkVerdict?) {
    record.add("point", point)
    addHit(to: &record)
    record.add("verdict", verdict?.name)
    if let explanation { record.add("explanation", explanation) }
  }

  /// Adds the keys for what is under the point in the text.
  func addHit(to record: inout JSONRecord) {
    record.add("region", hit.region.word)
    record.add("line", hit.line)
    addCluster(to: &record)
    addLink(to: &record)
    record.add("hidden", hit.hiddenUTF8Range)
    record.addObject("caret") { record in
      record.add("utf8", caret.offset)
      record.add("affinity", caret.affinity.word)
      record.add("x", caret.x)
      record.add("y", caret.y)
      record.add("height", caret.height)
    }
  }

  /// Adds the same keys where there is no text.
  static func addNothing(to record: inout JSONRecord) {
    for key in ["region", "line", "cluster", "link", "hidden", "caret"] { record.addNull(key) }
  }

  private func addCluster(to record: inout JSONRecord) {
    guard let range = hit.utf8Range else { return record.addNull("cluster") }
    record.addObject("cluster") { record in
      record.addRanges(OffsetRanges(inner(range), in: text).moved(by: passed))
      record.add("index", hit.cluster)
      record.add("text", text.string(in: inner(range)))
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
      record.add("text", text.string(in: span.utf8Range))
      record.add("utf8", span.utf8Range)
    }
  }

  /// The answer as text, with a remark on its link; the explanation follows in separate lines.
  func lines(asked point: Point, remark: String) -> [String] {
    ["\(PlainText.point(point))  \(words)\(remark)"]
      + (explanation ?? []).map { "  " + PlainText.visible($0) }
  }

  /// What is under the point in the text, for people.
  var words: String {
    var parts = [hit.region.word]
    if let range = hit.utf8Range {
      let words = PlainText.quoted(text.string(in: inner(range)))
      parts[0] += " \(words) \(PlainText.range(range))"
    }
    if let hidden = hit.hiddenUTF8Range { parts.append("hides \(PlainText.range(hidden))") }
    if let line = hit.line { parts.append("line \(line)") }
    if let index = hit.link {
      let span = text.links[index]
      let words = PlainText.quoted(text.string(in: span.utf8Range))
      parts.append("link \(index) \(words) to \(PlainText.visible(span.link.destination))")
    } else {
      parts.append("no link")
    }
    return parts.joined(separator: ", ")
  }
}
