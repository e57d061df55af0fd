import TapLayout
import TapText

/// A long plain text by segments of whole paragraphs, each of which can be laid out by itself.
///
/// It remembers where each segment begins in the layout of the whole, as far down as points have
/// been; so any point is found again without what is above it.
struct SegmentedText {
  /// Where a segment begins.
  private struct Start {
    /// In bytes of the file.
    var byte = 0
    /// In the text.
    var counts = OffsetCounts()
    var line = 0
    /// Below the first line's top, in points.
    var y = 0.0
  }

  let form: TextInput.Form
  private let reader: SegmentReader
  private var starts = [Start()]
  /// The number of segments, once the end is known.
  private var count: Int?
  private var shown: Int?

  init(_ reader: SegmentReader, form: TextInput.Form) {
    self.reader = reader
    self.form = form
  }

  /// Finds the segment whose lines are at a point; returns whether it is another one than before.
  mutating func find(_ point: Point) throws(Failure) -> Bool {
    let y = point.y.isNaN ? 0 : point.y - form.layout(AttributedText()).line(at: 0).rect.y
    var progress = Progress("reading \(reader.file.name)", total: reader.size)
    defer { progress.finish() }
    while count == nil, let last = starts.last, last.y <= y {
      progress.update(last.byte)
      try measureLast(last)
    }
    let index = max(0, starts.partitioningIndex { $0.y > y } - 1)
    defer { shown = index }
    return index != shown
  }

  /// Lays the last known segment out, to learn where the next begins.
  private mutating func measureLast(_ start: Start) throws(Failure) {
    let segment = try reader.segment(at: start.byte)
    guard !segment.isLast else {
      count = starts.count
      return
    }
    let layout = form.layout(segment.text)
    // The hard break at the end opens an empty line, where the next segment begins.
    let end = layout.line(at: layout.lineCount - 1)
    var next = start
    next.byte = segment.end
    next.counts.add(segment.text)
    next.line += end.index
    next.y += end.rect.y - layout.line(at: 0).rect.y
    starts.append(next)
  }

  /// The text of the segment and the next, whose first line is perhaps nearer to the point.
  func text() throws(Failure) -> AttributedText {
    let segment = try reader.segment(at: starts[shown ?? 0].byte)
    guard !segment.isLast else { return segment.text }
    var text = segment.text
    text.append(try reader.segment(at: segment.end).text)
    return text
  }

  /// The length of the text before the segment.
  var passed: OffsetCounts { starts[shown ?? 0].counts }

  /// Where the segment begins.
  var origin: LayoutOrigin {
    let start = starts[shown ?? 0]
    var origin = LayoutOrigin()
    origin.byte = start.counts.utf8
    origin.cluster = start.counts.cluster
    origin.line = start.line
    origin.y = start.y
    return origin
  }
}
