import TapText

extension TextLayout {
  /// Calls `body` with the rectangles of a UTF-8 range, top to bottom.
  ///
  /// A line has one, and more only where text of another direction comes between. Hanging spaces, ellipses and what a line limit hides have none. The counterpart of UIKit's
  /// `selectionRects(for:)`, without its invented margins.
  ///
  /// - Complexity: O(log *n* + lines of the range).
  public func forEachRect(of range: Range<Int>, _ body: (Rect) -> Void) {
    snapshot.forEachFragment(of: range, link: nil) { body($1) }
  }

  /// Appends the rectangles of a UTF-8 range, as ``forEachRect(of:_:)`` gives them.
  ///
  /// - Complexity: O(log *n* + lines of the range).
  public func rects(of range: Range<Int>, into rects: inout [Rect]) {
    forEachRect(of: range) { rects.append($0) }
  }

  /// Calls `body` with the rectangles of a link, top to bottom.
  ///
  /// A line has one, and more only where something else comes between. Every point in them hits the link, and no other point does (as long as slop is 0); so an
  /// ellipsis or an added hyphen between two clusters of the link is among them. The index is
  /// that of the text's links.
  ///
  /// - Complexity: O(log *n* + lines of the link).
  public func forEachRect(ofLink index: Int, _ body: (Rect) -> Void) {
    snapshot.forEachFragment(of: text.link(at: index).utf8Range, link: index) { body($1) }
  }

  /// Appends the rectangles of a link, as ``forEachRect(ofLink:_:)`` gives them.
  ///
  /// - Complexity: O(log *n* + lines of the link).
  public func rects(ofLink index: Int, into rects: inout [Rect]) {
    forEachRect(ofLink: index) { rects.append($0) }
  }

  /// Calls `body` with the left and right edges of a UTF-8 range on one line, left to right.
  ///
  /// A range that bidi reordering splits has several on one line.
  ///
  /// - Complexity: O(log *n* + runs of the line).
  public func forEachVisualRange(
    of range: Range<Int>, inLine index: Int, _ body: (_ minX: Double, _ maxX: Double) -> Void
  ) {
    precondition((0..<lineCount).contains(index), "line \(index) of \(lineCount)")
    let place = snapshot.place(ofLine: index)
    snapshot.forEachFragment(of: range, link: nil, in: place, body)
  }
}

extension LayoutSnapshot {
  /// Calls `body` with the fragments of a range, or of a link within it, in each line and run.
  func forEachFragment(of range: Range<Int>, link: Int?, _ body: (LinePlace, Rect) -> Void) {
    guard !isEmpty, !range.isEmpty else { return }
    var place: LinePlace? = line(containing: range.lowerBound)
    while let current = place {
      QueryWork.add(1)
      let window = window(current.chunk)
      let chunk = chunk(current.chunk)
      let record = chunk.lines[current.line]
      guard window.byte + chunk.shaped.byte(Int(record.first)) < range.upperBound else { return }
      var top = top(current)
      var bottom = bottom(current)
      if options.clips {
        top = max(top, 0)
        bottom = min(bottom, height)
      }
      if top < bottom {
        forEachFragment(of: range, link: link, in: current) { left, right in
          body(current, Rect(x: left, y: top, width: right - left, height: bottom - top))
        }
      }
      place = link.flatMap { next(current, showing: $0) } ?? next(current)
    }
  }

  /// A line after another with no line between them that shows a link; the last of the chunk where
  /// none does.
  ///
  /// What other links cover of a long one is skipped, since there may be as many of those as lines.
  private func next(_ place: LinePlace, showing link: Int) -> LinePlace? {
    let shaped = chunk(place.chunk).shaped
    let lines = chunk(place.chunk).lines
    let window = window(place.chunk)
    let end = Int(lines[place.line].end)
    let own = shaped.segments(ofLink: Int32(link - window.link), in: end..<shaped.clusterCount)
    let last = Int(window.endLine) - 1
    guard place.line < last else { return nil }
    guard let first = own.first else { return LinePlace(chunk: place.chunk, line: last) }
    let cluster = max(end, Int(shaped.segment(inOrderOfLinks: first).first))
    let line = lines.partitioningIndex { Int($0.first) > cluster } - 1
    return LinePlace(chunk: place.chunk, line: min(max(line, place.line + 1), last))
  }

  /// Calls `body` with the left and right edge of each fragment in one line, left to right.
  func forEachFragment(
    of range: Range<Int>, link: Int?, in place: LinePlace, _ body: (Double, Double) -> Void
  ) {
    let chunk = chunk(place.chunk)
    let window = window(place.chunk)
    let record = chunk.lines[place.line]
    let shaped = chunk.shaped
    let first = shaped.cluster(holding: max(0, range.lowerBound - window.byte))
    let end = shaped.cluster(from: max(0, min(range.upperBound - window.byte, shaped.byteCount)))
    guard first <= end else { return }
    var joiner = FragmentJoiner()
    let own = link.map { Int32($0 - window.link) }
    chunk.forEachRun(of: record, near: first..<end, link: own) { run in
      switch run.kind {
      case .text, .reshaped, .single, .object:
        let low = max(first, Int(run.first))
        let high = min(end, Int(run.end))
        guard low < high else { return }
        if let link {
          forEachPiece(of: link - window.link, in: low..<high, run, chunk, record) {
            joiner.add(0, $0, $1) { body($1, $2) }
          }
        } else {
          emit(low..<high, run, chunk) { joiner.add(0, $0, $1) { body($1, $2) } }
        }
      case .ellipsis, .hyphen:
        guard let link, let bridge = chunk.link(bridging: run, on: record),
          Int(bridge) + window.link == link
        else { return }
        emit(run.x, run.x + run.width) { joiner.add(0, $0, $1) { body($1, $2) } }
      case .collapsed, .token: return
      }
    }
    joiner.finish { body($1, $2) }
  }

  /// Calls `body` with the edges of the ranges of some clusters that belong to a link.
  private func forEachPiece(
    of link: Int, in clusters: Range<Int>, _ run: RunRecord, _ chunk: LayoutChunk,
    _ record: LineRecord, _ body: (Double, Double) -> Void
  ) {
    guard run.kind.isText else {
      // One box belongs to the link of its first cluster, whatever else it stands for.
      if chunk.link(of: Int(run.first), on: record).map(Int.init) == link {
        emit(run.x, run.x + run.width, body)
      }
      return
    }
    chunk.forEachSegment(
      ofLink: Int32(link), in: clusters, isRightToLeft: run.isRightToLeft
    ) { emit($0, run, chunk, body) }
  }

  private func emit(
    _ clusters: Range<Int>, _ run: RunRecord, _ chunk: LayoutChunk,
    _ body: (Double, Double) -> Void
  ) {
    // One box stands for all clusters of an object, so its first and last edges are the run's.
    let isWhole = !run.kind.isText
    let start = isWhole ? run.x : chunk.edge(clusters.lowerBound, of: run)
    let end = isWhole ? run.x + run.width : chunk.edge(clusters.upperBound, of: run)
    emit(min(start, end), max(start, end), body)
  }

  /// Passes a fragment on, cut at the sides of a box that clips; skips an empty one.
  private func emit(_ left: Double, _ right: Double, _ body: (Double, Double) -> Void) {
    let left = options.clips ? max(left, 0) : left
    let right = options.clips ? min(right, width) : right
    if left < right { body(left, right) }
  }
}
