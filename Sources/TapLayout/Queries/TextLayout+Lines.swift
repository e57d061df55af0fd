import TapText

extension TextLayout {
  /// One line by its ordinal.
  ///
  /// - Precondition: the ordinal is less than ``lineCount``.
  /// - Complexity: O(log *n*).
  public func line(at index: Int) -> Line {
    precondition((0..<lineCount).contains(index), "line \(index) of \(lineCount)")
    return snapshot.line(at: snapshot.place(ofLine: index))
  }

  /// The line that shows the byte at a UTF-8 offset, or would if it were not hidden.
  ///
  /// - Complexity: O(log *n*).
  public func line(containing offset: Int) -> Line? {
    guard lineCount > 0, (0...text.utf8Count).contains(offset) else { return nil }
    return snapshot.line(at: snapshot.line(containing: offset))
  }

  /// The ordinals of the lines that are between the top and the bottom of a rectangle, in part or
  /// whole; its sides don't matter.
  ///
  /// What a view draws of a long text.
  ///
  /// - Complexity: O(log *n* + number of these lines).
  public func lines(in rect: Rect) -> Range<Int> {
    var lines: Range<Int>?
    snapshot.forEachLine(from: rect.y, to: rect.maxY) { place in
      let index = snapshot.index(place)
      lines = (lines?.lowerBound ?? index)..<index + 1
    }
    return lines ?? 0..<0
  }

  /// Calls `body` with the ordinal of each line that is between the top and the bottom of a
  /// rectangle, in part or whole, ascending.
  ///
  /// In a table ``lines(in:)`` has lines of cells among its own that are above or below.
  ///
  /// - Complexity: O(log *n* + number of these lines).
  public func forEachLine(in rect: Rect, _ body: (Int) -> Void) {
    snapshot.forEachLine(from: rect.y, to: rect.maxY) { body(snapshot.index($0)) }
  }

  /// Calls `body` with each box of a line from left to right, hard breaks last.
  ///
  /// The boxes tile the line. Every ICU cluster of the line is among them, unless a line limit
  /// hides it; one without a width, such as a lone control, has an empty box.
  ///
  /// - Complexity: O(*n*), where *n* is the number of boxes.
  public func forEachBox(inLine index: Int, _ body: (LineBox) -> Void) {
    precondition((0..<lineCount).contains(index), "line \(index) of \(lineCount)")
    snapshot.forEachBox(in: snapshot.place(ofLine: index), body)
  }
}

extension LayoutSnapshot {
  func line(at place: LinePlace) -> Line {
    let chunk = chunk(place.chunk)
    let window = window(place.chunk)
    let record = chunk.lines[place.line]
    let top = top(place)
    return Line(
      index: index(place), paragraph: window.paragraph + Int(record.paragraph),
      rect: Rect(
        x: record.x, y: top, width: chunk.width(of: record), height: bottom(place) - top),
      baseline: top + chunk.metrics[record.metrics].baseline, direction: record.direction,
      isSoftWrapped: record.flags.contains(.softWrap),
      isTruncated: record.flags.contains(.truncated),
      utf8Start: window.byte + chunk.shaped.byte(Int(record.first)),
      utf8End: record.flags.contains(.truncated)
        ? text.utf8Count : window.byte + chunk.shaped.byte(Int(record.end)))
  }

  func forEachBox(in place: LinePlace, _ body: (LineBox) -> Void) {
    let chunk = chunk(place.chunk)
    let record = chunk.lines[place.line]
    for index in 0..<chunk.runCount(of: record) {
      let run = chunk.run(index, of: record)
      forEachBox(of: run, Int(run.first)..<Int(run.end), in: place, record, body)
    }
    guard !record.flags.contains(.truncated) else { return }
    let paragraph = chunk.shaped.paragraphs[Int(record.paragraph)]
    for cluster in Int(paragraph.end)..<Int(paragraph.next) where cluster < Int(record.end) {
      let rightToLeft = record.flags.contains(.rightToLeftBase)
      let end = rightToLeft ? record.x : record.x + chunk.width(of: record)
      body(
        box(
          cluster..<cluster + 1, .lineBreak, minX: end, maxX: end, record.direction, link: nil,
          place))
    }
  }

  /// Calls `body` with the boxes of a line that have a width between two x, and perhaps with some
  /// beside them, from left to right.
  func forEachBox(
    in place: LinePlace, between sides: Range<Double>, _ body: (LineBox) -> Void
  ) {
    let chunk = chunk(place.chunk)
    let record = chunk.lines[place.line]
    for index in chunk.runs(of: record, between: sides) {
      let run = chunk.run(index, of: record)
      guard run.width > 0 else { continue }
      forEachBox(of: run, chunk.clusters(of: run, between: sides), in: place, record, body)
    }
  }

  /// Calls `body` with the boxes of a run's clusters in a range, left to right; with the only box
  /// of a run that is one.
  func forEachBox(
    of run: RunRecord, _ range: Range<Int>, in place: LinePlace, _ record: LineRecord,
    _ body: (LineBox) -> Void
  ) {
    let chunk = chunk(place.chunk)
    let window = window(place.chunk)
    let direction: WritingDirection = run.isRightToLeft ? .rightToLeft : .leftToRight
    let region = region(of: run.kind)
    guard run.kind.hasEdges else {
      let isInText = run.kind == .single || run.kind == .object
      let link =
        run.kind == .token
        ? nil
        : isInText
          ? chunk.link(of: Int(run.first), on: record) : chunk.link(bridging: run, on: record)
      let clusters = isInText ? Int(run.first)..<Int(run.end) : Int(run.first)..<Int(run.first)
      body(
        box(
          clusters, region, minX: run.x, maxX: run.x + run.width, direction,
          link: link.map { Int($0) + window.link }, place))
      return
    }
    let clusters = (Int(run.first)..<Int(run.end)).clamped(to: range)
    QueryWork.add(clusters.count)
    for step in 0..<clusters.count {
      let cluster =
        run.isRightToLeft ? clusters.upperBound - 1 - step : clusters.lowerBound + step
      guard !chunk.shaped.flags[cluster].contains(.hardBreak) else { continue }
      let left = clipped(chunk.edge(run.isRightToLeft ? cluster + 1 : cluster, of: run), run)
      let right = clipped(chunk.edge(run.isRightToLeft ? cluster : cluster + 1, of: run), run)
      var link: Int?
      if run.kind.isText {
        link = chunk.link(of: cluster, on: record).map { Int($0) + window.link }
      }
      body(
        box(cluster..<cluster + 1, region, minX: left, maxX: right, direction, link: link, place))
    }
  }

  private func box(
    _ clusters: Range<Int>, _ region: Region, minX: Double, maxX: Double,
    _ direction: WritingDirection, link: Int?, _ place: LinePlace
  ) -> LineBox {
    let window = window(place.chunk)
    let shaped = chunk(place.chunk).shaped
    return LineBox(
      region: region, cluster: window.cluster + clusters.lowerBound, minX: minX, maxX: maxX,
      direction: direction, link: link, utf8Start: window.byte + shaped.byte(clusters.lowerBound),
      utf8End: window.byte + shaped.byte(clusters.upperBound))
  }
}
