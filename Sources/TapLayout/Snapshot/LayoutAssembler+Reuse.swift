import TapText

extension LayoutAssembler {
  /// Takes over all that an earlier layout of the same text, width and options has.
  mutating func takeOver(all old: LayoutSnapshot) { takeOver(first: old.chunkCount, of: old) }

  /// Lays the shaped text of an earlier layout out at another width.
  mutating func rebreak(_ old: LayoutSnapshot) {
    guard options.lineLimit ?? 0 <= 0, old.plan.proposedWidth.isFinite else {
      // A line limit shapes no more than it shows, so a wider line may need more text.
      let whole = old.isComplete
      extend { byte, _ in !whole && byte >= old.preparedEnd }
      return
    }
    for index in 0..<old.chunkCount {
      let window = old.window(index)
      let chunk = old.chunk(index)
      let first = chunk.lines[Int(window.firstLine)].paragraph
      let last = chunk.lines[Int(window.endLine) - 1].paragraph
      add(
        chunk.shaped, paragraphs: Int(first)..<Int(last) + 1, from: window.byte,
        link: window.link)
    }
  }

  /// Takes over what a change of the text left alone, and lays out the rest.
  ///
  /// Chunks before the change are kept, chunks behind it are moved; of the chunk around it the
  /// paragraphs on both sides are seen through windows, and only what is between is shaped.
  mutating func takeOver(matching old: LayoutSnapshot) {
    let count = text.utf8Count
    let oldCount = old.text.utf8Count
    guard options.lineLimit ?? 0 <= 0, old.isComplete, old.chunkCount < fragmentLimit,
      options.hyphenationPoints.isEmpty
    else {
      extend { byte, _ in !old.isComplete && byte >= old.preparedEnd }
      return
    }
    let prefix = text.commonPrefix(with: old.text)
    let suffix = min(text.commonSuffix(with: old.text), min(count, oldCount) - prefix)
    // A change next to a line feed may part or join a CR LF: one byte behind a kept break must stay.
    let lastKept = lastKept(in: old, prefix: prefix)
    // The break before what moves must stay as a whole, and takes up to three bytes: U+2029 and
    // other scalars may share their last.
    let firstMoved = oldCount - suffix + 3
    let kept = max(0, old.firstWindow { $0.byte > lastKept } - 1)
    let delta = count - oldCount
    var (moved, tail) = old.tail(from: firstMoved, notBefore: kept)
    if let first = tail, let end = tableEnd(from: first.byte, in: old, moved: delta) {
      (moved, tail) = old.tail(from: end, notBefore: kept)
    }
    takeOver(upTo: lastKept, of: old, before: tail.map { $0.byte + delta } ?? count)
    guard let tail else { return extend { _, _ in false } }
    let links = text.linkCount(before: tail.byte + delta) - old.text.linkCount(before: tail.byte)
    extend(to: tail.byte + delta)
    let window = old.window(moved)
    if tail.line < Int(window.endLine) {
      let lines = tail.line..<Int(window.endLine)
      if old.chunk(moved).isSelfContained(lines, base: tail.links - window.link) {
        append(old.chunk(moved), lines: lines, link: window.link + links)
      }
    }
    move(old, from: moved + 1, bytes: delta, links: links)
    extend { _, _ in false }
  }

  /// Takes over the paragraphs that end at or before an offset, but for little ones at the end.
  ///
  /// What an append makes again grows with the little windows before it, so that they double in
  /// size instead of growing in number: each byte is laid out again only so often.
  private mutating func takeOver(upTo lastKept: Int, of old: LayoutSnapshot, before next: Int) {
    var kept = max(0, old.firstWindow { $0.byte > lastKept } - 1)
    var lines = 0..<0
    var end = old.start(kept).byte
    if kept < old.chunkCount {
      (lines, end) = old.lines(of: kept, endingUpTo: lastKept)
    }
    if end - old.start(kept).byte <= max(512, 2 * (next - end)) {
      end = old.start(kept).byte
      lines = 0..<0
      while kept > 0 {
        let size = end - old.start(kept - 1).byte
        guard size <= 2 * (next - end), size + next - end <= ChunkRanges.largest else { break }
        kept -= 1
        end -= size
      }
    }
    takeOver(first: kept, of: old)
    if !lines.isEmpty { append(old.chunk(kept), lines: lines, link: old.window(kept).link) }
  }

  /// More windows than this are laid out as whole chunks again.
  private var fragmentLimit: Int { text.utf8Count / ChunkRanges.largest * 2 + 64 }

  /// Takes over all windows from one on, behind what is laid out.
  private mutating func move(
    _ old: LayoutSnapshot, from first: Int, bytes delta: Int, links: Int
  ) {
    var index = first
    while index < old.chunkCount, old.start(index).byte < old.text.utf8Count {
      extend(to: old.start(index).byte + delta)
      let end =
        (index..<old.chunkCount).first { !old.window($0).isSelfContained } ?? old.chunkCount
      if index < end { takeOver(index..<end, of: old, links: links) }
      index = end + 1
    }
  }
}

extension LayoutSnapshot {
  /// The first window whose start satisfies a condition, given that it holds from there on; the
  /// number of windows is the end, and one more where not even that satisfies it.
  fileprivate func firstWindow(where isMet: (WindowStart) -> Bool) -> Int {
    (0..<chunkCount + 1).partitioningIndex { isMet(start($0)) }
  }

  /// The lines of a window whose paragraphs end at or before an offset, and where they end.
  fileprivate func lines(of index: Int, endingUpTo offset: Int) -> (lines: Range<Int>, end: Int) {
    let chunk = chunk(index)
    let window = window(index)
    let first = Int(window.firstLine)
    let cells = chunk.lines[first..<Int(window.endLine)].partitioningIndex { line in
      let paragraph = chunk.shaped.paragraphs[Int(line.paragraph)]
      return window.byte + chunk.shaped.byte(Int(paragraph.next)) > offset
    }
    // The cells of a row stay together.
    let end = chunk.rowStart(atOrBefore: cells)
    guard end > first else { return (first..<first, start(index).byte) }
    return (first..<end, window.byte + chunk.shaped.byte(Int(chunk.lines[end - 1].end)))
  }

  /// The window in which the first paragraph starts at or after an offset, and that paragraph.
  fileprivate func tail(
    from offset: Int, notBefore kept: Int
  ) -> (window: Int, paragraph: (line: Int, byte: Int, links: Int)?) {
    let moved = max(firstWindow { $0.byte >= offset } - 1, kept)
    return (moved, moved < chunkCount ? tail(of: moved, from: offset) : nil)
  }

  /// The first line of the first paragraph of a chunk that starts at or after an offset, with
  /// the number of links that start before it.
  private func tail(
    of index: Int, from offset: Int
  ) -> (line: Int, byte: Int, links: Int)? {
    let chunk = chunk(index)
    let window = window(index)
    let lines = chunk.lines[Int(window.firstLine)..<Int(window.endLine)]
    let cell = lines.partitioningIndex { line in
      let paragraph = chunk.shaped.paragraphs[Int(line.paragraph)]
      return window.byte + chunk.shaped.byte(Int(paragraph.first)) >= offset
    }
    let line = chunk.rowStart(atOrAfter: cell)
    var byte = start(index + 1).byte
    if line < lines.endIndex {
      byte = window.byte + chunk.shaped.byte(Int(lines[line].first))
    } else if index + 1 == chunkCount {
      return nil
    }
    // The empty paragraph at the end of a text comes with the paragraph before it.
    return byte < text.utf8Count ? (line, byte, text.linkCount(before: byte)) : nil
  }
}
