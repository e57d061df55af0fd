import TapText

/// Lays a text out chunk by chunk, and takes over what still holds of an earlier layout.
struct LayoutAssembler: ~Copyable {
  let plan: LayoutPlan
  /// The plan's, available without counting references.
  let text: AttributedText
  private var analyzer: Analyzer
  /// What an earlier layout lends.
  private var head = WindowList.empty
  private var headCount = 0
  private var chunks: [LayoutChunk] = []
  private var windows: [ChunkWindow] = []
  private var starts = WindowList.empty.starts
  private var hidden = 0..<0
  private var isCutOff = false

  init(_ text: AttributedText, width: Double, options: LayoutOptions, shaper: any Shaper) {
    self.text = text
    plan = LayoutPlan(text, width: width, options: options, shaper: shaper)
    analyzer = Analyzer(plan)
  }

  /// Lays all of a text out.
  static func layout(
    _ text: AttributedText, width: Double, options: LayoutOptions, shaper: any Shaper
  ) -> LayoutSnapshot {
    var assembler = LayoutAssembler(text, width: width, options: options, shaper: shaper)
    assembler.extend { _, _ in false }
    return assembler.snapshot()
  }

  var options: LayoutOptions { plan.options }

  /// The end of what is laid out or hidden, in bytes.
  var end: Int { isCutOff ? text.utf8Count : starts[chunks.count].byte }

  /// The distance from the first line's top to what is to be laid out next.
  private var bottom: Double { starts[chunks.count].y }

  /// Whether nothing is laid out yet.
  var isEmpty: Bool { headCount + chunks.count == 0 }

  /// Whether nothing is left to lay out; an empty text still gets its line.
  var isFinished: Bool { isCutOff || (end == text.utf8Count && !isEmpty) }

  /// What is laid out so far.
  consuming func snapshot() -> LayoutSnapshot {
    if headCount == 0 || (chunks.count > 64 && chunks.count < headCount / 8) { mergeTail() }
    var width = plan.proposedWidth
    if width == .infinity {
      let insets = finite(options.insets.left) + finite(options.insets.right)
      width = head.chunks[..<headCount].reduce(0) { max($0, $1.widest) } + insets
    }
    return LayoutSnapshot(
      plan: plan, width: width, head: head, headCount: headCount,
      tail: WindowList(chunks: chunks, windows: windows, starts: starts), hidden: hidden,
      preparedEnd: isFinished ? text.utf8Count : end)
  }

  /// Lays out on until all is done or `isEnough`, asked with the end in bytes and in points.
  mutating func extend(until isEnough: (_ byte: Int, _ y: Double) -> Bool) {
    extend(ChunkRanges(from: end, isFirst: isEmpty), until: isEnough)
  }

  /// Lays out one range after the other until all is done or enough.
  mutating func extend(
    _ ranges: consuming ChunkRanges, until isEnough: (_ byte: Int, _ y: Double) -> Bool
  ) {
    while needsMore(until: isEnough), let range = ranges.next(of: text) { build(range) }
  }

  /// Whether something is left to lay out and what is there is not enough.
  func needsMore(until isEnough: (_ byte: Int, _ y: Double) -> Bool) -> Bool {
    !isFinished && !isEnough(end, bottom)
  }

  /// Lays out on up to an offset where a paragraph starts.
  mutating func extend(to offset: Int) {
    var ranges = ChunkRanges(from: end, isFirst: false)
    while !isCutOff, end < offset, let range = ranges.next(of: text) {
      build(range.clamped(to: 0..<offset))
    }
  }

  /// Shapes a range and adds its lines.
  private mutating func build(_ range: Range<Int>) {
    let link = text.linkCount(before: range.lowerBound)
    var shaped = ShapedText()
    analyzer.shape(text, range, firstLink: link, into: &shaped)
    let paragraphs = shaped.paragraphs.indices
    guard let lines = options.lineLimit, lines > 0 else {
      return add(consume shaped, paragraphs: paragraphs, from: range.lowerBound, link: link)
    }
    var builder = LineBuilder(consume shaped, from: range.lowerBound, plan: plan)
    let isFull = builder.build(
      paragraphs, limit: lines - starts[chunks.count].line,
      hidesMore: showsMore(from: range.upperBound))
    if isFull, builder.isTruncated, options.truncation != .tail,
      range.upperBound < text.utf8Count
    {
      // The end of the text shares the line with this chunk: shape them as one.
      return build(range.lowerBound..<text.utf8Count)
    }
    let chunk = builder.chunk()
    append(chunk, lines: 0..<chunk.lines.count, link: link)
    if isFull { cutOff(after: chunk, from: range.lowerBound) }
  }

  /// Breaks shaped paragraphs of the chunk at an offset into lines and adds them.
  mutating func add(
    _ shaped: consuming ShapedText, paragraphs: Range<Int>, from base: Int, link: Int
  ) {
    let chunk = plan.chunk(consume shaped, paragraphs: paragraphs, from: base)
    append(chunk, lines: 0..<chunk.lines.count, link: link)
  }

  /// Ends the layout with a chunk whose last line is the last that the limit allows.
  private mutating func cutOff(after chunk: LayoutChunk, from byte: Int) {
    isCutOff = true
    let shaped = chunk.shaped
    if let mark = chunk.runs.last(where: { $0.kind == .ellipsis || $0.kind == .token }) {
      let end = Int(mark.end) < shaped.clusterCount
      hidden =
        byte
        + shaped.byte(Int(mark.first))..<(end ? byte + shaped.byte(Int(mark.end)) : text.utf8Count)
    }
  }

  /// Whether anything but ends of paragraphs is at or after an offset.
  private func showsMore(from offset: Int) -> Bool {
    var start = offset
    while start < text.utf8Count {
      let end = text.paragraphEnd(from: start)
      if end - start > 3 { return true }
      let onlyBreak = text.withUTF8(in: start..<end) { bytes in
        bytes.count > 0 && (0x0A...0x0D).contains(bytes[0]) || isUnicodeBreak(bytes)
      }
      if !onlyBreak { return true }
      start = end
    }
    return false
  }

  private func isUnicodeBreak(_ bytes: Span<UInt8>) -> Bool {
    bytes.count == 2 && bytes[0] == 0xC2 && bytes[1] == 0x85
      || bytes.count == 3 && bytes[0] == 0xE2 && bytes[1] == 0x80 && bytes[2] & 0xFE == 0xA8
  }
}

extension LayoutAssembler {
  /// Adds some lines of a chunk after those that are there.
  ///
  /// `link` is what to add to the chunk's own link numbers.
  mutating func append(_ chunk: LayoutChunk, lines: Range<Int>, link: Int) {
    guard !lines.isEmpty else { return }
    let start = starts[chunks.count]
    let first = chunk.lines[lines.lowerBound]
    let last = chunk.lines[lines.upperBound - 1]
    let shaped = chunk.shaped
    let window = ChunkWindow(
      y: start.y - chunk.start(ofLine: lines.lowerBound),
      byte: start.byte - shaped.byte(Int(first.first)),
      cluster: start.cluster - Int(first.first), line: start.line - lines.lowerBound,
      paragraph: start.paragraph - Int(first.paragraph), link: link,
      firstLine: UInt32(lines.lowerBound), endLine: UInt32(lines.upperBound),
      gap: chunk.gap(afterLine: lines.upperBound - 1),
      isSelfContained: chunk.isSelfContained(lines, base: text.linkCount(before: start.byte) - link)
    )
    chunks.append(chunk)
    windows.append(window)
    // The lines that a limit hides end the text all the same.
    starts.append(
      WindowStart(
        y: window.y + chunk.end(ofLine: lines.upperBound - 1) + window.gap,
        byte: window.byte + shaped.byte(Int(last.end)), cluster: window.cluster + Int(last.end),
        line: window.line + lines.upperBound, paragraph: window.paragraph + Int(last.paragraph) + 1
      ))
  }

  /// Takes over the first windows of an earlier layout as they are.
  ///
  /// - Complexity: O(1) for windows that the other layout shares already, else O(*n*) in the
  ///   number of windows behind those; no chunk is looked into.
  mutating func takeOver(first count: Int, of old: LayoutSnapshot) {
    head = old.head
    headCount = min(count, old.headCount)
    chunks = Array(old.tail.chunks[..<(count - headCount)])
    windows = Array(old.tail.windows[..<(count - headCount)])
    starts =
      count < old.headCount ? [old.start(count)] : Array(old.tail.starts[...(count - headCount)])
  }

  /// Makes one list of all windows, for later layouts to share.
  private mutating func mergeTail() {
    head =
      headCount == 0
      ? WindowList(chunks: chunks, windows: windows, starts: starts)
      : WindowList(
        chunks: Array(head.chunks[..<headCount]) + chunks,
        windows: Array(head.windows[..<headCount]) + windows,
        starts: Array(head.starts[..<headCount]) + starts)
    headCount += chunks.count
    chunks = []
    windows = []
    starts = [starts[starts.count - 1]]
  }

  /// Takes over some windows of an earlier layout behind what is laid out.
  ///
  /// - Complexity: O(*n*) in the number of windows; no chunk is looked into.
  mutating func takeOver(_ range: Range<Int>, of old: LayoutSnapshot, links: Int) {
    let from = old.start(range.lowerBound)
    let here = starts[chunks.count]
    let y = here.y - from.y
    let byte = here.byte - from.byte
    let cluster = here.cluster - from.cluster
    let line = here.line - from.line
    let paragraph = here.paragraph - from.paragraph
    for index in range {
      chunks.append(old.chunk(index))
      var window = old.window(index)
      window.y += y
      window.byte += byte
      window.cluster += cluster
      window.line += line
      window.paragraph += paragraph
      window.link += links
      windows.append(window)
      var end = old.start(index + 1)
      end.y += y
      end.byte += byte
      end.cluster += cluster
      end.line += line
      end.paragraph += paragraph
      starts.append(end)
    }
  }
}
