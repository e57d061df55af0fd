import TapText

extension LayoutAssembler {
  /// Takes over all that an earlier layout of the same text, width and options has.
  mutating func takeOver(all old: LayoutSnapshot) {
    for index in old.chunks.indices { takeOver(index, of: old) }
  }

  /// Lays the shaped text of an earlier layout out at another width.
  mutating func rebreak(_ old: LayoutSnapshot) {
    guard options.lineLimit ?? 0 <= 0, old.proposedWidth.isFinite else {
      // A line limit shapes no more than it shows, so a wider line may need more text.
      let whole = old.isComplete
      extend { byte, _ in !whole && byte >= old.preparedEnd }
      return
    }
    for index in old.chunks.indices {
      let window = old.windows[index]
      let chunk = old.chunks[index]
      let first = chunk.lines[Int(window.firstLine)].paragraph
      let last = chunk.lines[Int(window.endLine) - 1].paragraph
      add(chunk.shaped, paragraphs: Int(first)..<Int(last) + 1, link: window.link)
    }
  }

  /// Takes over what a change of the text left alone, and lays out the rest.
  ///
  /// Chunks before the change are kept, chunks behind it are moved; of the chunk around it the
  /// paragraphs on both sides are seen through windows, and only what lies between is shaped.
  mutating func takeOver(matching old: LayoutSnapshot) {
    let count = text.utf8Count
    let oldCount = old.text.utf8Count
    guard options.lineLimit ?? 0 <= 0, old.isComplete, old.chunks.count < fragmentLimit,
      options.hyphenationPoints.isEmpty
    else {
      extend { byte, _ in !old.isComplete && byte >= old.preparedEnd }
      return
    }
    let prefix = text.commonPrefix(with: old.text)
    let suffix = min(text.commonSuffix(with: old.text), min(count, oldCount) - prefix)
    let delta = count - oldCount
    // A change next to a line feed may part or join a CR LF: one byte on both sides must stay.
    let lastKept = prefix - 1
    let firstMoved = oldCount - suffix + 1
    var index = 0
    while index < old.chunks.count, old.starts[index + 1].byte <= lastKept {
      takeOver(index, of: old)
      index += 1
    }
    if index < old.chunks.count {
      takeOver(index, of: old) { $0 <= lastKept }
    }
    var next = old.chunks.count
    while next > index + 1, old.starts[next - 1].byte >= firstMoved { next -= 1 }
    let moved = old.chunks.indices.contains(next - 1) ? next - 1 : index
    // The paragraphs behind the change in the chunk that holds its end.
    let tail = old.tail(of: moved, from: firstMoved)
    guard let tail else { return extend { _, _ in false } }
    extend(to: tail.byte + delta)
    if old.isSelfContained(moved, from: tail.line) {
      let window = old.windows[moved]
      append(
        old.chunks[moved], lines: tail.line..<Int(window.endLine),
        link: linkBase(of: old, moved, from: tail.byte, moved: delta))
    }
    for index in moved + 1..<max(moved + 1, old.chunks.count)
    where old.starts[index].byte < oldCount {
      extend(to: old.starts[index].byte + delta)
      let window = old.windows[index]
      guard old.isSelfContained(index, from: Int(window.firstLine)) else { continue }
      append(
        old.chunks[index], lines: Int(window.firstLine)..<Int(window.endLine),
        link: linkBase(of: old, index, from: old.starts[index].byte, moved: delta))
    }
    extend { _, _ in false }
  }

  /// More windows than this are laid out as whole chunks again.
  private var fragmentLimit: Int { text.utf8Count / Self.chunkSize * 2 + 64 }

  /// What to add to the link numbers of lines that moved with their text.
  private func linkBase(
    of old: LayoutSnapshot, _ index: Int, from byte: Int, moved delta: Int
  ) -> Int {
    old.windows[index].link + text.linkCount(before: byte + delta)
      - old.text.linkCount(before: byte)
  }

  private mutating func takeOver(_ index: Int, of old: LayoutSnapshot) {
    let window = old.windows[index]
    append(
      old.chunks[index], lines: Int(window.firstLine)..<Int(window.endLine), link: window.link)
  }

  /// Takes over the paragraphs of a chunk whose ends satisfy a condition.
  private mutating func takeOver(
    _ index: Int, of old: LayoutSnapshot, while isKept: (_ end: Int) -> Bool
  ) {
    let chunk = old.chunks[index]
    let window = old.windows[index]
    let first = Int(window.firstLine)
    let end = chunk.lines[first..<Int(window.endLine)].partition { line in
      let paragraph = chunk.shaped.paragraphs[Int(line.paragraph)]
      return !isKept(window.byte + chunk.shaped.byte(Int(paragraph.next)))
    }
    append(chunk, lines: first..<end, link: window.link)
  }
}

extension LayoutSnapshot {
  /// The first line of the first paragraph of a chunk that starts at or after an offset.
  fileprivate func tail(of index: Int, from offset: Int) -> (line: Int, byte: Int)? {
    let chunk = chunks[index]
    let window = windows[index]
    let lines = chunk.lines[Int(window.firstLine)..<Int(window.endLine)]
    let line = lines.partition { line in
      let paragraph = chunk.shaped.paragraphs[Int(line.paragraph)]
      return window.byte + chunk.shaped.byte(Int(paragraph.first)) >= offset
    }
    guard line < lines.endIndex else {
      return index + 1 < chunks.count ? (line, starts[index + 1].byte) : nil
    }
    let byte = window.byte + chunk.shaped.byte(Int(lines[line].first))
    // The empty paragraph at the end of a text comes with the paragraph before it.
    return byte < text.utf8Count ? (line, byte) : nil
  }

  /// Whether no line from one on shows a link that starts before it.
  ///
  /// Such a link is counted from the chunk's beginning, which a change before it may shift.
  fileprivate func isSelfContained(_ index: Int, from line: Int) -> Bool {
    let chunk = chunks[index]
    guard line < chunk.lines.count else { return true }
    let first = Int(chunk.lines[line].first)
    let byte = windows[index].byte + chunk.shaped.byte(first)
    let base = text.linkCount(before: byte) - windows[index].link
    let segments = chunk.shaped.segments
    return !segments[chunk.shaped.segment(after: first)...].contains { Int($0.link) < base }
  }
}
