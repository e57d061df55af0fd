import TapInteraction
public import TapLayout
import TapText

extension TextLayout {
  /// The visible links as targets, one for each range of a line, in the order of the text.
  ///
  /// A link is in a sentence where its paragraph has words that are no link. Bullets, numbers and
  /// bars between links are no words: such links are standalone.
  ///
  /// - Complexity: O(*k* log *n* + paragraphs with links), where *k* is the number of links.
  public var auditTargets: [AuditTarget] {
    var paragraphs = ParagraphWords(self)
    var targets: [AuditTarget] = []
    for index in 0..<text.linkCount {
      let rects = joinedRects(ofLink: index)
      guard !rects.isEmpty else { continue }
      let range = text.link(at: index).utf8Range
      let name = text.name(of: text.link(at: index))
      for rect in rects {
        let place = hit(at: rect.center).utf8Range?.lowerBound ?? range.lowerBound
        targets.append(
          AuditTarget(
            name: name, bounds: rect,
            context: paragraphs.hasWords(around: place) ? .sentence : .standalone, owner: index))
      }
    }
    return targets
  }
}

/// Which paragraphs have words that are no link; each is looked at once.
private struct ParagraphWords {
  private let layout: TextLayout
  private var known: [Int: Bool] = [:]
  private var last: (range: Range<Int>, hasWords: Bool)?

  init(_ layout: TextLayout) { self.layout = layout }

  mutating func hasWords(around offset: Int) -> Bool {
    if let last, last.range.contains(offset) { return last.hasWords }
    let range = layout.text.paragraphRange(containing: offset)
    let hasWords = known[range.lowerBound] ?? findsWords(in: range)
    known[range.lowerBound] = hasWords
    last = (range, hasWords)
    return hasWords
  }

  private func findsWords(in paragraph: Range<Int>) -> Bool {
    var segments: [FlatLinkSegment] = []
    layout.text.flattenedLinks(in: paragraph, rule: layout.options.overlap, into: &segments)
    var start = paragraph.lowerBound
    for segment in segments {
      if hasLetter(in: start..<segment.start) { return true }
      start = segment.end
    }
    return hasLetter(in: start..<paragraph.upperBound)
  }

  private func hasLetter(in range: Range<Int>) -> Bool {
    layout.text.string(in: range).unicodeScalars.contains { $0.properties.isAlphabetic }
  }
}
