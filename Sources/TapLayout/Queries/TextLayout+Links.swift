public import TapText

extension TextLayout {
  /// A point that certainly hits a link: the center of the widest cluster of its largest fragment.
  ///
  /// What a user-interface test clicks and assistive technology activates. `nil` where no
  /// cluster of the link is visible.
  ///
  /// The index is that of the text's links.
  ///
  /// - Complexity: O(log *n* + clusters of the link).
  public func tapPoint(ofLink index: Int) -> Point? {
    snapshot.tapPoint(in: text.link(at: index).utf8Range, link: index)
  }

  /// A point that certainly hits a UTF-8 range; `nil` where no cluster of it is visible.
  ///
  /// - Complexity: O(log *n* + clusters of the range).
  public func tapPoint(of range: Range<Int>) -> Point? {
    snapshot.tapPoint(in: range, link: nil)
  }

  /// The identity of a link, by its index in the text's links.
  ///
  /// - Complexity: As for `AttributedText.link(at:)`. Allocates nothing.
  public func linkID(at index: Int) -> LinkID { snapshot.text.linkID(at: index) }

  /// Calls `body` with each fragment of a link that a rectangle touches, top to bottom.
  ///
  /// What touches on one line is one fragment.
  ///
  /// - Complexity: O(log *n* + lines and links in the rectangle).
  public func forEachLinkFragment(in rect: Rect, _ body: (_ link: Int, _ fragment: Rect) -> Void) {
    snapshot.forEachLinkFragment(in: rect, body)
  }

  /// Appends the indices of the links that a rectangle touches, ascending, each once.
  public func links(in rect: Rect, into links: inout [Int]) {
    let start = links.count
    forEachLinkFragment(in: rect) { link, _ in
      if links.count == start || links[links.count - 1] != link { links.append(link) }
    }
    var found = links[start...].sorted()
    links.removeSubrange(start...)
    found.removeAll { link in
      defer { if links.last != link || links.count == start { links.append(link) } }
      return true
    }
  }

  /// The links that can't be hit: they cover no cluster's first code unit, or have no destination.
  ///
  /// A warning for the author of the text: a range that cuts a cluster loses it (LINK-16).
  /// Indices are those of the text's links, ascending.
  ///
  /// - Complexity: O(*k* log *n*) for *k* links, plus O(length of the text) once.
  public var droppedLinks: [Int] {
    let text = text
    let unshown = text.linksWithoutClusters
    let empty = (0..<text.linkCount).filter { text.link(at: $0).link.destination.isEmpty }
    return empty.isEmpty ? unshown : Set(unshown + empty).sorted()
  }
}

extension LayoutSnapshot {
  fileprivate func tapPoint(in range: Range<Int>, link: Int?) -> Point? {
    var best: (place: LinePlace, rect: Rect)?
    forEachFragment(of: range, link: link) { place, rect in
      if rect.width * rect.height > (best?.rect.width ?? 0) * (best?.rect.height ?? 0) {
        best = (place, rect)
      }
    }
    guard let best else { return nil }
    var widest: LineBox?
    forEachBox(in: best.place, showing: range, link: link) { box in
      guard box.minX < best.rect.maxX, box.maxX > best.rect.x,
        link == nil ? range.overlaps(box.utf8Range) : box.link == link,
        box.region == .cluster || box.region == .inlineObject || link != nil
      else { return }
      if box.maxX - box.minX > (widest.map { $0.maxX - $0.minX } ?? 0) { widest = box }
    }
    guard let widest else { return nil }
    let left = max(widest.minX, best.rect.x)
    let right = min(widest.maxX, best.rect.maxX)
    return Point(x: (left + right) / 2, y: best.rect.y + best.rect.height / 2)
  }

  /// Calls `body` with the boxes of a line that show some of a range, or of a link in it, and
  /// those of ellipses and hyphens beside it, from left to right.
  private func forEachBox(
    in place: LinePlace, showing range: Range<Int>, link: Int?, _ body: (LineBox) -> Void
  ) {
    let chunk = chunk(place.chunk)
    let window = window(place.chunk)
    let record = chunk.lines[place.line]
    let shaped = chunk.shaped
    let first = shaped.cluster(holding: max(0, range.lowerBound - window.byte))
    let end = shaped.cluster(from: max(0, min(range.upperBound - window.byte, shaped.byteCount)))
    guard first <= end else { return }
    let own = link.map { Int32($0 - window.link) }
    chunk.forEachRun(of: record, near: first..<end, link: own) { run in
      let clusters = (Int(run.first)..<Int(run.end)).clamped(to: first..<end)
      guard let own, run.kind.isText else {
        return forEachBox(of: run, clusters, in: place, record, body)
      }
      chunk.forEachSegment(ofLink: own, in: clusters, isRightToLeft: run.isRightToLeft) {
        forEachBox(of: run, $0, in: place, record, body)
      }
    }
  }

  /// Calls `body` with each line that is between two heights, top to bottom; cells of a row of a
  /// table come one after the other.
  func forEachLine(from top: Double, to bottom: Double, _ body: (LinePlace) -> Void) {
    guard !isEmpty, top < bottom else { return }
    var place: LinePlace? = line(atOrAbove: finite(top) - contentTop)
    while let current = place {
      if chunk(current.chunk).lines[current.line].flags.contains(.cell) {
        guard start(current) < bottom else { return }
        place = next(forEachCellLine(of: current, from: top, to: bottom, body))
        continue
      }
      guard self.top(current) < bottom else { return }
      if self.bottom(current) > top { body(current) }
      place = next(current)
    }
  }

  /// Calls `body` with the visible part of each fragment of a link that a rectangle touches.
  func forEachLinkFragment(in rect: Rect, _ body: (_ link: Int, _ fragment: Rect) -> Void) {
    // A box that clips shows nothing beyond its edges.
    let sides = options.clips ? 0..<width : -Double.infinity..<Double.infinity
    let ends = options.clips ? 0..<height : -Double.infinity..<Double.infinity
    forEachLine(from: rect.y, to: rect.maxY) { place in
      let top = max(top(place), ends.lowerBound)
      let bottom = min(bottom(place), ends.upperBound)
      guard top < bottom else { return }
      forEachLinkFragment(in: place, between: rect.sides) { link, left, right in
        let left = max(left, sides.lowerBound)
        let right = min(right, sides.upperBound)
        guard left < right, left < rect.maxX, right > rect.x else { return }
        body(link, Rect(x: left, y: top, width: right - left, height: bottom - top))
      }
    }
  }

  /// Calls `body` with each fragment of a link in one line, left to right; of a long line with no
  /// more than those that touch a range of x, and some beside it.
  func forEachLinkFragment(
    in place: LinePlace, between sides: Range<Double> = -Double.infinity..<Double.infinity,
    _ body: (_ link: Int, _ left: Double, _ right: Double) -> Void
  ) {
    let chunk = chunk(place.chunk)
    let window = window(place.chunk)
    let record = chunk.lines[place.line]
    var joiner = FragmentJoiner()
    for index in chunk.runs(of: record, between: sides) {
      let run = chunk.run(index, of: record)
      switch run.kind {
      case .collapsed, .token: continue
      case .ellipsis, .hyphen:
        guard let link = chunk.link(bridging: run, on: record) else { continue }
        joiner.add(Int(link) + window.link, run.x, run.x + run.width, body)
      case .text, .reshaped, .single, .object:
        forEachLinkPiece(of: run, between: sides, chunk, record) {
          joiner.add(Int($0) + window.link, $1, $2, body)
        }
      }
    }
    joiner.finish(body)
  }

  private func forEachLinkPiece(
    of run: RunRecord, between sides: Range<Double>, _ chunk: LayoutChunk, _ record: LineRecord,
    _ body: (Int32, Double, Double) -> Void
  ) {
    guard run.kind.isText else {
      if let link = chunk.link(of: Int(run.first), on: record) {
        body(link, run.x, run.x + run.width)
      }
      return
    }
    let clusters = Int(run.first)..<Int(run.end)
    let near = chunk.clusters(of: run, between: sides)
    chunk.forEachSegment(in: near, isRightToLeft: run.isRightToLeft) { segment, _ in
      let own = clusters.clamped(to: Int(segment.first)..<Int(segment.end))
      let start = chunk.edge(own.lowerBound, of: run)
      let end = chunk.edge(own.upperBound, of: run)
      body(segment.link, min(start, end), max(start, end))
    }
  }
}

extension LayoutChunk {
  /// Calls `body` with the link segments among the clusters of a run, from left to right.
  func forEachSegment(
    in clusters: Range<Int>, isRightToLeft: Bool, _ body: (LinkSegment, Range<Int>) -> Void
  ) {
    let segments = shaped.segments
    let first = shaped.segment(after: clusters.lowerBound)
    var end = first
    while end < segments.count, Int(segments[end].first) < clusters.upperBound { end += 1 }
    QueryWork.add(end - first)
    for step in 0..<end - first {
      let segment = segments[isRightToLeft ? end - 1 - step : first + step]
      body(segment, clusters.clamped(to: Int(segment.first)..<Int(segment.end)))
    }
  }
}
