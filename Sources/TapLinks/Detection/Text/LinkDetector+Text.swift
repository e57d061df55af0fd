public import TapText
import TapUnicode

extension LinkDetector {
  /// Returns the links of a text.
  ///
  /// The chunks of the text are read where they are; only an address that leaves its chunk is
  /// copied together.
  ///
  /// - Complexity: O(*n*).
  public func detect(in text: AttributedText) -> DetectedLinks {
    DetectedLinks(text: text, links: links(of: text, in: 0..<text.utf8Count))
  }

  /// Returns the links of a range of a text between two barriers.
  func links(of text: AttributedText, in range: Range<Int>) -> [DetectedLink] {
    var links: [DetectedLink] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let end = pieceEnd(of: text, from: start, limit: range.upperBound)
      text.withUTF8(in: start..<end) { bytes in
        links += detect(in: bytes).map { $0.moved(by: start) }
      }
      start = end
    }
    return links
  }

  /// Returns the last barrier of the chunk that holds an offset, or the first one after it.
  private func pieceEnd(of text: AttributedText, from start: Int, limit: Int) -> Int {
    let index = text.chunkIndex(at: start)
    let chunkEnd = min(text.chunkStart(index + 1), limit)
    guard chunkEnd < limit else { return limit }
    // A chunk ends at a paragraph where there is one near.
    let last = previousBarrier(of: text, before: chunkEnd + 1, downTo: start)
    return last > start ? last : nextBarrier(of: text, from: chunkEnd, limit: limit)
  }

  /// Returns the first barrier of a text at or after an offset, or the limit.
  func nextBarrier(of text: AttributedText, from start: Int, limit: Int) -> Int {
    var size = 256
    var lower = start
    while lower < limit {
      let upper = min(lower + size, limit)
      // A little on both sides, for the scalars beside a barrier.
      let window = max(0, lower - 4)..<min(upper + 4, text.utf8Count)
      let found = text.withUTF8(in: window) {
        barrier.first(in: $0, from: lower - window.lowerBound)
      }
      if let found, window.lowerBound + found <= upper { return window.lowerBound + found }
      lower = upper
      size *= 2
    }
    return limit
  }

  /// Returns the last barrier of a text before an offset and after another, or the latter.
  func previousBarrier(of text: AttributedText, before limit: Int, downTo start: Int = 0) -> Int {
    var size = 256
    var upper = limit
    while upper > start {
      let lower = max(start, upper - size)
      let window = max(0, lower - 4)..<min(upper + 4, text.utf8Count)
      let found = text.withUTF8(in: window) {
        barrier.last(in: $0, before: upper - window.lowerBound)
      }
      if let found, window.lowerBound + found >= lower { return window.lowerBound + found }
      upper = lower
      size *= 2
    }
    return start
  }
}

extension DetectedLink {
  /// Returns the link shifted by an offset.
  func moved(by shift: Int) -> DetectedLink {
    var link = self
    link.utf8Range = utf8Range.lowerBound + shift..<utf8Range.upperBound + shift
    return link
  }
}
