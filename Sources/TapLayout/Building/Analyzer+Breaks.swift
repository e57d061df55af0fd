import TapText
import TapUnicode

extension Analyzer {
  /// Marks the clusters before which a line may break: one forward pass of ICU's line iterator.
  ///
  /// Asking that iterator at random costs time in proportion to the paragraph, so the answers
  /// are kept as flags, once.
  mutating func findBreaks(of bytes: Span<UInt8>, in shaped: inout ShapedText) {
    guard options.wrap == .word else { return }
    if attributes.contains(where: { $0.attributes.language != nil }) {
      for paragraph in shaped.paragraphs {
        let start = shaped.byte(Int(paragraph.first))
        let language = runAttributes(at: start)?.language ?? options.language
        markBreaks(of: bytes, start..<shaped.byte(Int(paragraph.next)), language, in: &shaped)
      }
    } else {
      markBreaks(of: bytes, 0..<bytes.count, options.language, in: &shaped)
    }
  }

  private mutating func markBreaks(
    of bytes: Span<UInt8>, _ range: Range<Int>, _ language: String, in shaped: inout ShapedText
  ) {
    if language != lineLanguage {
      lineFinder = try? BoundaryFinder(.line, locale: language)
      lineLanguage = language
    }
    boundaries.removeAll(keepingCapacity: true)
    // A word and its space are five bytes and more in most languages.
    boundaries.reserveCapacity(range.count / 5)
    lineFinder?.boundaries(of: bytes.extracting(range), into: &boundaries)
    if shaped.starts.isEmpty {
      var flags = shaped.flags.mutableSpan
      for boundary in boundaries {
        let cluster = Int(boundary) + range.lowerBound
        if cluster < flags.count { flags[cluster].insert(.breakBefore) }
      }
      return
    }
    // A break inside a cluster is no break: both lists ascend, so one walk pairs them.
    pair(
      range.lowerBound, shaped.cluster(from: range.lowerBound), shaped.starts, &shaped.flags)
  }

  /// Marks the clusters from one on that start at a boundary, which counts from `origin`.
  private func pair(
    _ origin: Int, _ first: Int, _ starts: [UInt32], _ flags: inout [ClusterFlags]
  ) {
    let count = flags.count
    var cluster = first
    var flags = flags.mutableSpan
    for boundary in boundaries {
      let offset = UInt32(Int(boundary) + origin)
      while cluster < count, starts[cluster] < offset { cluster += 1 }
      guard cluster < count else { return }
      if starts[cluster] == offset { flags[cluster].insert(.breakBefore) }
    }
  }

  /// Marks the places at which the caller lets a word break with a hyphen.
  func placeHyphens(from base: Int, in shaped: inout ShapedText) {
    guard options.hyphenates, !options.hyphenationPoints.isEmpty else { return }
    let points = options.hyphenationPoints
    for index in points.partitioningIndex(where: { $0 > base })..<points.count {
      let offset = points[index] - base
      guard offset < shaped.byteCount else { return }
      let cluster = shaped.cluster(from: offset)
      if shaped.byte(cluster) == offset, !shaped.flags[cluster].contains(.breakBefore) {
        shaped.flags[cluster].insert(.hyphenBefore)
      }
    }
  }
}
