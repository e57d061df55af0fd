import TapLayout
import TapText

/// Holds a recorded layout against ours, line by line.
struct LayoutComparison {
  let subject: Subject
  let recorded: RecordedLayout
  private let lines: OurLines
  private(set) var tally = Tally()

  init(_ subject: Subject, _ recorded: RecordedLayout) {
    self.subject = subject
    self.recorded = recorded
    lines = OurLines(subject.record, recorded, shaper: subject.shaper)
    var first = 0
    for line in recorded.lines {
      compare(line, first: first)
      first += line.count
    }
  }

  private var record: Record { subject.record }

  private mutating func compare(_ line: RecordedLine, first: Int) {
    guard record.isBoundary(line.range.lowerBound),
      let ours = lines.line(from: line.range.lowerBound)
    else {
      tally.ends.count(.segmentation)
      return
    }
    guard ours.range == line.range else {
      let difference = EndDifference(
        subject: subject, recorded: recorded, line: line, ours: ours, lines: lines)
      tally.ends.count(difference.cause)
      note(difference.cause) { difference.words }
      return
    }
    tally.ends.count(nil)
    guard ours.keepsDirections else { return }
    if record.rival.hasOurHeights {
      let height = line.vertical.upperBound - line.vertical.lowerBound
      tally.heights.count(abs(ours.line.rect.height - height) <= 0.01 ? nil : .placement)
    }
    let comparison = LineComparison(subject, recorded, line, first: first, ours: ours)
    comparison.count(into: &tally)
    tally.lines.count(comparison.firstCause)
    if let found = comparison.firstUnpredicted {
      let record = record
      let predicted = found.edges.map { "\($0)" } ?? "none"
      note(.unpredicted) { found.pair.words(in: record) + ", predicted \(predicted)" }
    }
    for pair in comparison.pairs {
      guard let cause = pair.cause else { continue }
      let record = record
      note(cause) { pair.words(in: record) }
    }
  }

  private mutating func note(_ cause: Cause, _ words: () -> String) {
    guard tally.examples[cause] == nil else { return }
    let example = "\(record.name), \(recorded.name): \(words())"
    tally.examples[cause] = example
  }
}
