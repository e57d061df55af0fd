import TapText

extension LayoutAssembler {
  /// Takes over all that an earlier layout of the same text, width and options has.
  mutating func takeOver(all old: LayoutSnapshot) { takeOver(first: old.chunks.count, of: old) }

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
    // A change next to a line feed may part or join a CR LF: one byte on both sides must stay.
    let lastKept = prefix - 1
    let firstMoved = oldCount - suffix + 1
    let kept = old.starts[1...].partition { $0.byte > lastKept } - 1
    takeOver(first: kept, of: old)
    if kept < old.chunks.count {
      takeOver(kept, of: old) { $0 <= lastKept }
    }
    let moved = max(old.starts[..<old.chunks.count].partition { $0.byte >= firstMoved } - 1, kept)
    guard moved < old.chunks.count, let tail = old.tail(of: moved, from: firstMoved) else {
      return extend { _, _ in false }
    }
    let delta = count - oldCount
    let links = text.linkCount(before: tail.byte + delta) - old.text.linkCount(before: tail.byte)
    extend(to: tail.byte + delta)
    let window = old.windows[moved]
    if tail.line < Int(window.endLine) {
      let lines = tail.line..<Int(window.endLine)
      if old.chunks[moved].isSelfContained(lines, base: tail.links - window.link) {
        append(old.chunks[moved], lines: lines, link: window.link + links)
      }
    }
    move(old, from: moved + 1, bytes: delta, links: links)
    extend { _, _ in false }
  }

  /// More windows than this are laid out as whole chunks again.
  private var fragmentLimit: Int { text.utf8Count / Self.chunkSize * 2 + 64 }

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

  /// Takes over all windows from one on, behind what is laid out.
  private mutating func move(
    _ old: LayoutSnapshot, from first: Int, bytes delta: Int, links: Int
  ) {
    var index = first
    while index < old.chunks.count, old.starts[index].byte < old.text.utf8Count {
      extend(to: old.starts[index].byte + delta)
      let end = old.windows[index...].firstIndex { !$0.isSelfContained } ?? old.chunks.count
      if index < end { takeOver(index..<end, of: old, links: links) }
      index = end + 1
    }
  }
}

extension LayoutSnapshot {
  /// The first line of the first paragraph of a chunk that starts at or after an offset, with
  /// the number of links that start before it.
  fileprivate func tail(
    of index: Int, from offset: Int
  ) -> (line: Int, byte: Int, links: Int)? {
    let chunk = chunks[index]
    let window = windows[index]
    let lines = chunk.lines[Int(window.firstLine)..<Int(window.endLine)]
    let line = lines.partition { line in
      let paragraph = chunk.shaped.paragraphs[Int(line.paragraph)]
      return window.byte + chunk.shaped.byte(Int(paragraph.first)) >= offset
    }
    var byte = starts[index + 1].byte
    if line < lines.endIndex {
      byte = window.byte + chunk.shaped.byte(Int(lines[line].first))
    } else if index + 1 == chunks.count {
      return nil
    }
    // The empty paragraph at the end of a text comes with the paragraph before it.
    return byte < text.utf8Count ? (line, byte, text.linkCount(before: byte)) : nil
  }
}
