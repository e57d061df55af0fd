import TapUnicode

/// Reads the context of the links of a text, one after another.
///
///     var reader = LinkContextReader(text)
///     for span in text.links {
///       print(assessor.assess(span.link, in: reader.context(of: span)).verdict)
///     }
///
/// It keeps what it knows of a paragraph until it is asked for a link of another one: so asking
/// for all links in order costs O(text).
public struct LinkContextReader: Sendable {
  private let text: AttributedText
  private var paragraph = 0..<0
  /// The embeddings and overrides of the paragraph.
  private var controls: [BidiControl] = []
  /// The embeddings that are open where the text begins.
  private let openEmbeddings: Int
  /// The ranges of each link that has more than one, once they are asked for.
  private var fragments: LinkFragments?

  /// How far to look for what touches a link, in UTF-8 code units.
  private static let reach = 256
  /// The maximum number of neighboring links that are reported.
  private static let most = 8
  /// The maximum number of links that are looked at beside one, for any number may be over one
  /// letter.
  private static let mostNeighbors = 64

  /// Makes a reader of a text.
  ///
  /// Where the text is a part of a longer one, `openEmbeddings` says how many embeddings and
  /// overrides its paragraph has left open before.
  public init(_ text: AttributedText, openEmbeddings: Int = 0) {
    self.text = text
    self.openEmbeddings = openEmbeddings
  }

  /// Returns how many embeddings and overrides the last paragraph leaves open.
  ///
  /// - Complexity: O(paragraph).
  public mutating func openEmbeddingsAtEnd() -> Int {
    let last = text.paragraphRange(containing: text.utf8Count)
    readParagraph(last)
    return controls.last?.depth ?? openEmbeddings(atStartOf: last)
  }

  private func openEmbeddings(atStartOf paragraph: Range<Int>) -> Int {
    paragraph.lowerBound == 0 ? openEmbeddings : 0
  }

  /// Reads where a link is.
  ///
  /// Of links over one another it looks at the first 64.
  ///
  /// - Precondition: The span is in the text.
  /// - Complexity: O(length of the link), and O(paragraph) for the first of its paragraph.
  public mutating func context(of span: LinkSpan) -> LinkContext {
    let range = span.utf8Range
    var context = LinkContext(text: nil)
    let hasOpenEmbeddings = hasOpenEmbeddings(at: range.lowerBound)
    let surroundings = surroundings(of: range)
    let first = surroundings.lowerBound
    var edges = LinkEdges()
    var hasObjects = false
    let near = text.withUTF8(in: surroundings) { bytes in
      let link = range.lowerBound - first..<range.upperBound - first
      let text = bytes.extracting(link)
      context.text = text.decoded()
      hasObjects = text.containsObject
      let start = bytes.startOfWord(endingAt: link.lowerBound)
      let end = bytes.endOfWord(startingAt: link.upperBound)
      let preceding = bytes.extracting(start..<link.lowerBound)
      let following = bytes.extracting(link.upperBound..<end)
      if !preceding.isEmpty { context.precedingText = preceding.decoded() }
      if !following.isEmpty { context.followingText = following.decoded() }
      context.isReordered =
        hasOpenEmbeddings || preceding.containsEmbedding || following.containsEmbedding
      let near = range.widened(overInvisible: bytes, startingAt: first)
      edges = LinkEdges(of: range, near, in: bytes, startingAt: first)
      return near
    }
    if hasObjects { context.alternativeTexts = alternativeTexts(in: range) }
    context.joinedText = joinedText(of: span)
    let reach = max(0, near.lowerBound - 1)..<min(text.utf8Count, near.upperBound + 1)
    text.forEachLink(over: reach, upTo: Self.mostNeighbors) { id, destination, other in
      guard id != span.link.id else { return }
      if other.overlaps(range) {
        context.overlapping.appendOnce(destination, upTo: Self.most)
      } else if other.lowerBound < range.lowerBound ? edges.joinsBefore : edges.joinsAfter {
        context.touching.appendOnce(destination, upTo: Self.most)
      }
    }
    return context
  }

  /// The alternative texts of a range, which U+FFFC stands for.
  private func alternativeTexts(in range: Range<Int>) -> [String] {
    text.attributeRuns(in: range).compactMap { $0.attributes.inlineObject?.alternativeText }
      .filter { !$0.isEmpty }
  }

  private mutating func joinedText(of span: LinkSpan) -> String? {
    let fragments = fragments ?? LinkFragments(of: text)
    self.fragments = fragments
    return fragments.ranges(of: span)?.map { text.string(in: $0) }.joined()
  }

  /// What is close enough to a link to touch it.
  private func surroundings(of range: Range<Int>) -> Range<Int> {
    max(0, range.lowerBound - Self.reach)..<min(text.utf8Count, range.upperBound + Self.reach)
  }

  private mutating func hasOpenEmbeddings(at offset: Int) -> Bool {
    if !paragraph.contains(offset) {
      let range = text.paragraphRange(containing: offset)
      if range != paragraph { readParagraph(range) }
    }
    let next = controls.partitioningIndex { $0.offset >= offset }
    return (next > 0 ? controls[next - 1].depth : openEmbeddings(atStartOf: paragraph)) > 0
  }

  private mutating func readParagraph(_ range: Range<Int>) {
    paragraph = range
    controls.removeAll(keepingCapacity: true)
    text.withUTF8(in: range) { bytes in
      var depth = openEmbeddings(atStartOf: range)
      var offset = 0
      while offset < bytes.count {
        // All of them are E2 80 AA to AE.
        if bytes[offset] == 0xE2, offset + 2 < bytes.count, bytes[offset + 1] == 0x80,
          (0xAA...0xAE).contains(bytes[offset + 2])
        {
          depth = bytes[offset + 2] == 0xAC ? max(0, depth - 1) : depth + 1
          controls.append(BidiControl(offset: range.lowerBound + offset, depth: depth))
        }
        offset += 1
      }
    }
  }
}

/// An embedding, an override or the end of one (U+202A to U+202E).
private struct BidiControl: Sendable {
  /// Where it is in the text.
  let offset: Int
  /// How many are open behind it.
  let depth: Int
}

extension Range<Int> {
  /// Includes the invisible scalars on both sides.
  fileprivate func widened(overInvisible bytes: Span<UInt8>, startingAt first: Int) -> Range {
    let properties = ScalarProperties.shared
    var (lower, upper) = (lowerBound - first, upperBound - first)
    while lower > 0 {
      let scalar = bytes.scalar(before: lower)
      guard properties[scalar.value].isIgnorable else { break }
      lower -= scalar.length
    }
    while upper < bytes.count {
      let scalar = bytes.scalar(at: upper)
      guard properties[scalar.value].isIgnorable else { break }
      upper += scalar.length
    }
    return lower + first..<upper + first
  }
}

extension Span<UInt8> {
  /// Where the text before an offset starts, as far as white space.
  fileprivate func startOfWord(endingAt end: Int) -> Int {
    let properties = ScalarProperties.shared
    var start = end
    while start > 0 {
      let scalar = scalar(before: start)
      guard !properties[scalar.value].isWhiteSpace else { break }
      start -= scalar.length
    }
    return start
  }

  /// Where the text from an offset on ends, as far as white space.
  fileprivate func endOfWord(startingAt start: Int) -> Int {
    let properties = ScalarProperties.shared
    var end = start
    while end < count {
      let scalar = scalar(at: end)
      guard !properties[scalar.value].isWhiteSpace else { break }
      end += scalar.length
    }
    return end
  }

  /// Whether there is an embedding or override: E2 80 AA to AE.
  fileprivate var containsEmbedding: Bool {
    indices.contains {
      self[$0] == 0xE2 && $0 + 2 < count && self[$0 + 1] == 0x80
        && (0xAA...0xAE).contains(self[$0 + 2])
    }
  }

  /// Whether there is a U+FFFC, which stands for an object: EF BF BC.
  fileprivate var containsObject: Bool {
    indices.contains {
      self[$0] == 0xEF && $0 + 2 < count && self[$0 + 1] == 0xBF && self[$0 + 2] == 0xBC
    }
  }
}

extension [String] {
  fileprivate mutating func appendOnce(_ string: String, upTo limit: Int) {
    guard count < limit, !contains(string) else { return }
    append(string)
  }
}
