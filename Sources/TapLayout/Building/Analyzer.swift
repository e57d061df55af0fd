import TapText
import TapUnicode

/// Turns whole paragraphs into shaped clusters: the half of a layout that knows no width.
///
/// Each step is one forward pass over a chunk of paragraphs: clusters, flags, soft breaks,
/// advances, directions, links. Buffers are kept between chunks.
struct Analyzer: ~Copyable {
  let plan: LayoutPlan
  var breaks: BreakFinder
  var bidi = BidiResolver()
  var attributes: [AttributeRun] = []
  var flat: [FlatLinkSegment] = []
  var levels: [UInt8] = []
  /// Whether what is shaped are the rows that decide on the columns of their table.
  let isSample: Bool

  init(_ plan: LayoutPlan, isSample: Bool = false) {
    self.plan = plan
    self.isSample = isSample
    breaks = BreakFinder(BreakRules(plan.options))
  }

  var options: LayoutOptions { plan.options }
  var shaper: any Shaper { plan.shaper }

  /// Shapes the paragraphs of `range`, which begins and ends where paragraphs do, into a new value.
  ///
  /// A hard break at the end of the whole text opens one more, empty paragraph.
  ///
  /// - Complexity: O(*n*), where *n* is the length of `range`.
  mutating func shape(
    _ text: AttributedText, _ range: Range<Int>, firstLink: Int, into shaped: inout ShapedText
  ) {
    shaped.byteCount = range.count
    if text.hasSingleByteClusters(in: range) {
      shaped.clusterCount = range.count
    } else {
      text.clusterStarts(in: range, into: &shaped.starts)
      shaped.clusterCount = shaped.starts.count
      shaped.starts.append(UInt32(range.count))
    }
    readAttributes(of: text, in: range)
    let isLast = range.upperBound == text.utf8Count
    text.withUTF8(in: range) { bytes in
      let isRegular = flagClusters(of: bytes, isLast: isLast, in: &shaped)
      if !attributes.isEmpty { findRows(in: &shaped) }
      placeObjects(of: bytes, in: &shaped)
      findBreaks(of: bytes, in: &shaped)
      placeHyphens(from: range.lowerBound, in: &shaped)
      if !isRegular || !shaped.objects.isEmpty || !options.hyphenationPoints.isEmpty {
        markIrregular(in: &shaped)
      }
      addLinks(of: text, in: range, firstLink: firstLink, to: &shaped)
      resolveDirections(of: bytes, in: &shaped)
      markExpansions(of: bytes, in: &shaped)
      measure(bytes, in: &shaped)
      measureEllipses(in: &shaped)
    }
    if !shaped.rows.isEmpty { measureTables(of: text, in: range, &shaped) }
  }

  /// Keeps the attribute runs of a range, counted from its start; none where all is plain.
  private mutating func readAttributes(of text: AttributedText, in range: Range<Int>) {
    attributes.removeAll(keepingCapacity: true)
    guard !text.hasPlainAttributes(in: range) else { return }
    text.attributeRuns(in: range, into: &attributes)
    for index in attributes.indices {
      let run = attributes[index].utf8Range
      attributes[index].utf8Range =
        run.lowerBound - range.lowerBound..<run.upperBound - range.lowerBound
    }
  }

  /// Flattens the links of a range into ranges of clusters.
  private mutating func addLinks(
    of text: AttributedText, in range: Range<Int>, firstLink: Int, to shaped: inout ShapedText
  ) {
    flat.removeAll(keepingCapacity: true)
    text.flattenedLinks(in: range, rule: options.overlap, into: &flat)
    shaped.segments.reserveCapacity(flat.count)
    for segment in flat {
      let first = shaped.cluster(from: segment.range.lowerBound - range.lowerBound)
      let end = shaped.cluster(from: segment.range.upperBound - range.lowerBound)
      guard first < end else { continue }
      shaped.segments.append(
        LinkSegment(
          first: UInt32(first), end: UInt32(end), link: Int32(segment.link - firstLink)))
    }
    shaped.orderSegments()
  }
}

extension Analyzer {
  /// Classes each cluster by its first scalar and cuts the chunk into paragraphs.
  ///
  /// Returns whether the width of each cluster is the same at any position.
  private mutating func flagClusters(
    of bytes: Span<UInt8>, isLast: Bool, in shaped: inout ShapedText
  ) -> Bool {
    let count = shaped.clusterCount
    shaped.flags = [ClusterFlags](repeating: [], count: count)
    var paragraphStart = 0
    var isRegular = true
    var cluster = shaped.starts.isEmpty ? bytes.firstByte(below: 0x21, from: 0) : 0
    while cluster < count {
      let start = shaped.byte(cluster)
      let lead = bytes[start]
      if lead <= 0x20 || lead >= 0x7F && mayBeSpecial(bytes, start, lead) {
        var flags = clusterFlags(bytes, start, lead)
        if flags == .space, hasMark(cluster, bytes, in: shaped) { flags = [] }
        shaped.flags[cluster].formUnion(flags)
        if !flags.isDisjoint(with: .widthDependsOnLine) { isRegular = false }
        if flags.contains(.tab) { allowBreak(afterTab: cluster, of: bytes, in: &shaped) }
        if flags.contains(.hardBreak) {
          addParagraph(from: paragraphStart, to: cluster, next: cluster + 1, in: &shaped)
          paragraphStart = cluster + 1
        }
      }
      // Of single bytes only spaces and controls are of interest.
      cluster =
        shaped.starts.isEmpty
        ? bytes.firstByte(below: 0x21, from: cluster + 1) : cluster + 1
    }
    if paragraphStart < count || isLast {
      addParagraph(from: paragraphStart, to: count, next: count, in: &shaped)
    }
    return isRegular
  }

  /// Marks the paragraphs in which the width of a cluster depends on its line.
  private func markIrregular(in shaped: inout ShapedText) {
    for index in shaped.paragraphs.indices {
      let paragraph = shaped.paragraphs[index]
      shaped.paragraphs[index].isIrregular =
        shaped.flags[Int(paragraph.first)..<Int(paragraph.end)]
        .contains { !$0.isDisjoint(with: .widthDependsOnLine) }
    }
  }

  /// Lets a line break after a tab, which parts columns, but for spaces that hang with it.
  ///
  /// ICU would keep some letters with the tab before them (UAX #14, rule LB21a).
  private func allowBreak(afterTab tab: Int, of bytes: Span<UInt8>, in shaped: inout ShapedText) {
    guard options.wrap == .word, tab + 1 < shaped.clusterCount else { return }
    let next = bytes[shaped.byte(tab + 1)]
    if next > 0x20 { shaped.flags[tab + 1].insert(.breakBefore) }
  }

  /// Whether a scalar beyond ASCII may be a hard break, a space or a soft hyphen, by two bytes.
  private func mayBeSpecial(_ bytes: Span<UInt8>, _ start: Int, _ lead: UInt8) -> Bool {
    switch lead {
    case 0xC2: true
    case 0xE1: bytes[start + 1] == 0x9A
    case 0xE2: bytes[start + 1] & 0xFE == 0x80
    case 0xE3: bytes[start + 1] == 0x80
    default: false
    }
  }

  /// Whether a cluster is more than its first scalar: a space with a mark on it is drawn, and is a
  /// letter to line breaking (UAX #14, rule LB10).
  private func hasMark(_ cluster: Int, _ bytes: Span<UInt8>, in shaped: ShapedText) -> Bool {
    guard !shaped.starts.isEmpty else { return false }
    let start = Int(shaped.starts[cluster])
    return Int(shaped.starts[cluster + 1]) > start + bytes.scalar(at: start).length
  }

  private func clusterFlags(_ bytes: Span<UInt8>, _ start: Int, _ lead: UInt8) -> ClusterFlags {
    switch lead {
    case 0x20: return .space
    case 0x09: return [.tab, .space]
    case 0x0A...0x0D: return .hardBreak
    case 0xC2, 0xE1...0xE3:
      switch bytes.scalar(at: start).value {
      case 0x85, 0x2028, 0x2029: return .hardBreak
      case 0xAD: return options.hyphenates ? .softHyphen : []
      // The spaces that UAX #14 lets a line break after; no-break and figure spaces do not hang.
      case 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: return .space
      default: return []
      }
    default: return []
    }
  }

  private mutating func addParagraph(
    from first: Int, to end: Int, next: Int, in shaped: inout ShapedText
  ) {
    var style: Int32 = -1
    if let attributes = runAttributes(at: shaped.byte(first)), let own = attributes.paragraph {
      if shaped.styles.last != own { shaped.styles.append(own) }
      style = Int32(shaped.styles.count - 1)
    }
    shaped.paragraphs.append(
      ParagraphRecord(
        first: UInt32(first), end: UInt32(end), next: UInt32(next), baseLevel: 0, isMixed: false,
        isIrregular: false, style: style))
  }

  /// The attributes at an offset; `nil` where all is plain.
  func runAttributes(at offset: Int) -> TextAttributes? {
    guard !attributes.isEmpty else { return nil }
    let index = attributes.partitioningIndex { $0.utf8Range.upperBound > offset }
    return index < attributes.count ? attributes[index].attributes : attributes.last?.attributes
  }
}
