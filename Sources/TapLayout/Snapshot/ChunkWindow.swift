import TapText

/// The lines of a chunk that a snapshot uses, and what to add to the chunk's own numbers.
///
/// An edit replaces one paragraph: the chunk around it stays as it is, seen through two windows
/// with the new paragraph's chunk between them.
struct ChunkWindow: BitwiseCopyable, Sendable {
  /// The distance from the first line's top to where the chunk's own top would be.
  var y: Double
  var byte: Int
  var cluster: Int
  var line: Int
  var paragraph: Int
  var link: Int
  /// The lines in use.
  var firstLine: UInt32
  var endLine: UInt32
  /// The space that parts the last line in use from what follows.
  var gap: Double
  /// Whether no line in use shows a link that starts before the window.
  ///
  /// Such a link has a number that a change before the window may shift.
  var isSelfContained: Bool
}

/// Where a window begins, from the beginning of the layout or the text.
struct WindowStart: BitwiseCopyable, Sendable {
  var y: Double
  var byte: Int
  var cluster: Int
  var line: Int
  var paragraph: Int
}

extension LayoutChunk {
  /// Whether no line of a range shows a link with a number below `base`.
  func isSelfContained(_ lines: Range<Int>, base: Int) -> Bool {
    let end = self.lines[lines.upperBound - 1].end
    var index = shaped.segment(after: Int(self.lines[lines.lowerBound].first))
    while index < shaped.segments.count, shaped.segments[index].first < end {
      if Int(shaped.segments[index].link) < base { return false }
      index += 1
    }
    return true
  }

  /// The distance from the chunk's top to the bottom of a line.
  func bottom(ofLine line: Int) -> Double {
    let record = lines[line]
    return record.top + metrics[record.metrics].height
  }

  /// The distance from the chunk's top to a line, or to the row of the table that it is in.
  func start(ofLine line: Int) -> Double {
    let record = lines[line]
    return record.flags.contains(.cell) ? row(holding: line).top : record.top
  }

  /// The distance from the chunk's top to the bottom of a line, or of the row that it is in.
  func end(ofLine line: Int) -> Double {
    lines[line].flags.contains(.cell) ? row(holding: line).bottom : bottom(ofLine: line)
  }

  /// The space between a line, or the row that it ends, and what is next.
  func gap(afterLine line: Int) -> Double {
    line + 1 < lines.count ? start(ofLine: line + 1) - end(ofLine: line) : gap
  }

  /// The lines of some paragraphs.
  func lines(ofParagraphs paragraphs: Range<Int>) -> Range<Int> {
    let first = lines.partitioningIndex { Int($0.paragraph) >= paragraphs.lowerBound }
    let end = lines.partitioningIndex { Int($0.paragraph) >= paragraphs.upperBound }
    return first..<end
  }
}
