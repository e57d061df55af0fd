/// Where code spans end: each run of backticks opens one if another of its length follows in the
/// paragraph.
///
/// Runs are asked for in ascending order, so that each is looked at once.
struct CodeSpanEnds {
  private let bytes: [UInt8]
  /// The runs of the paragraph by length, the last one first.
  private var runs: [Int: [Int]] = [:]
  private var paragraphEnd = 0

  /// Makes the ends of a source that ends in zeros.
  init(of bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the end of the code span that a run of backticks opens, or of the run.
  mutating func end(ofRunAt start: Int) -> Int {
    if start >= paragraphEnd { readParagraph(from: start) }
    let end = runEnd(from: start)
    let length = end - start
    while let other = runs[length]?.last {
      if other >= end { return other + length }
      runs[length]?.removeLast()
    }
    return end
  }

  private func runEnd(from start: Int) -> Int {
    SourceWalk.skip(from: start, in: bytes) { $0 == UInt8(ascii: "`") }
  }

  /// Notes the runs from an offset to the next empty line.
  private mutating func readParagraph(from start: Int) {
    runs = [:]
    var offset = start
    while bytes[offset] != 0 {
      if bytes[offset] == UInt8(ascii: "`") {
        let end = runEnd(from: offset)
        runs[end - offset, default: []].append(offset)
        offset = end
        continue
      }
      guard let line = SourceWalk.lineEnd(at: offset, in: bytes) else {
        offset += 1
        continue
      }
      offset = line
      let text = SourceWalk.skip(from: line, in: bytes, where: SourceWalk.isPrefix)
      if SourceWalk.isLineEnd(bytes[text]) { break }
    }
    paragraphEnd = offset
    for length in runs.keys { runs[length]?.reverse() }
  }
}
