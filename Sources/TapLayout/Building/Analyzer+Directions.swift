import TapText
import TapUnicode

extension Analyzer {
  /// Resolves the embedding levels (UAX #9) of the paragraphs that need them.
  ///
  /// A paragraph without a right-to-left character and without a right-to-left base keeps
  /// level 0 without being looked at.
  mutating func resolveDirections(
    of bytes: Span<UInt8>, in shaped: inout ShapedText
  ) {
    for index in shaped.paragraphs.indices {
      let paragraph = shaped.paragraphs[index]
      let direction = baseDirection(of: paragraph, in: shaped)
      // A cluster a byte is ASCII, which reads from left to right wherever it may.
      guard !shaped.starts.isEmpty || direction == .rightToLeft else { continue }
      let own = bytes.extracting(
        shaped.byte(Int(paragraph.first))..<shaped.byte(Int(paragraph.next)))
      guard direction == .rightToLeft || needsBidi(own) else { continue }
      resolve(own, direction, paragraph: index, in: &shaped)
    }
  }

  /// Whether a paragraph may read from right to left somewhere.
  private func needsBidi(_ bytes: Span<UInt8>) -> Bool {
    // Two-byte scalars from U+05C0 on are Hebrew, Arabic and their neighbors: one settles it.
    for index in 0..<bytes.count where bytes[index] >= 0xD7 && bytes[index] <= 0xDF { return true }
    return TextTraits(of: bytes).contains(.needsBidi)
  }

  private func baseDirection(
    of paragraph: ParagraphRecord, in shaped: ShapedText
  ) -> WritingDirection? {
    if paragraph.style >= 0, let own = shaped.styles[Int(paragraph.style)].direction {
      return own
    }
    return runAttributes(at: shaped.byte(Int(paragraph.first)))?.direction ?? options.direction
  }

  private mutating func resolve(
    _ bytes: Span<UInt8>, _ direction: WritingDirection?, paragraph index: Int,
    in shaped: inout ShapedText
  ) {
    let base: BaseDirection =
      switch direction {
      case .leftToRight: .leftToRight
      case .rightToLeft: .rightToLeft
      case nil: .automatic
      }
    let paragraph = shaped.paragraphs[index]
    let isolates = options.isolatesLinks ? linkRanges(in: paragraph, of: shaped) : []
    let baseLevel = bidi.levelsByRules(
      of: bytes, isolating: isolates, direction: base, into: &levels)
    shaped.paragraphs[index].baseLevel = baseLevel
    let first = Int(paragraph.first)
    let origin = shaped.byte(first)
    let firstRun = shaped.levels.count
    var last = baseLevel
    var seams = bidi.seams[...]
    for cluster in first..<Int(paragraph.end) {
      let offset = shaped.byte(cluster) - origin
      if let seam = seams.first, seam.offset == offset {
        seams.removeFirst()
        shaped.levels.append(LevelRun(first: UInt32(cluster), level: seam.level))
        last = seam.level
      }
      let level = levels[offset]
      if level != last || (cluster == first && level != baseLevel) {
        shaped.levels.append(LevelRun(first: UInt32(cluster), level: level))
        last = level
      }
    }
    shaped.paragraphs[index].isMixed = shaped.levels.count > firstRun
  }

  /// Where links are in a paragraph, in bytes from its start.
  private func linkRanges(in paragraph: ParagraphRecord, of shaped: ShapedText) -> [Range<Int>] {
    let origin = shaped.byte(Int(paragraph.first))
    var ranges: [Range<Int>] = []
    var index = shaped.segment(after: Int(paragraph.first))
    while index < shaped.segments.count, shaped.segments[index].first < paragraph.end {
      let segment = shaped.segments[index]
      let first = max(segment.first, paragraph.first)
      let end = min(segment.end, paragraph.end)
      ranges.append(shaped.byte(Int(first)) - origin..<shaped.byte(Int(end)) - origin)
      index += 1
    }
    return ranges
  }
}
