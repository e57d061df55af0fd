public import TapText

extension TextLayout {
  /// What is under a point.
  ///
  /// Every miss has its reason in ``Hit/region``. A link reacts on all of its clusters' boxes and
  /// not elsewhere (LINK-1 to LINK-11); with a slop the nearest link within reach counts, and
  /// enlarged areas of neighbors meet in the middle (LINK-20 to LINK-22). What a pointer shows while
  /// it hovers (LINK-29) and what explore-by-touch finds (A11Y-7) has none.
  ///
  /// - Complexity: O(1) for lines and advances of like size, O(log *n*) at worst. Allocates
  ///   nothing, retains nothing.
  public func hit(at point: Point, slop: HitSlop = .none) -> Hit {
    var hit = snapshot.strictHit(at: point)
    if slop.distance > 0, hit.link == nil { snapshot.reach(slop, from: point, &hit) }
    return hit
  }

  /// Asks for many points at once, appending one hit each.
  public func hits(at points: Span<Point>, slop: HitSlop = .none, into hits: inout [Hit]) {
    hits.reserveCapacity(hits.count + points.count)
    for index in 0..<points.count { hits.append(hit(at: points[index], slop: slop)) }
  }

  /// The link of a hit, with its destination and its range; `nil` where nothing or no link was hit.
  ///
  ///     layout.link(for: layout.hit(at: point))?.destination
  ///
  /// - Complexity: As for `AttributedText.link(at:)`.
  public func link(for hit: Hit) -> LinkSpan? { hit.link.map(text.link(at:)) }
}

extension LayoutSnapshot {
  /// What is under a point, with no slop.
  func strictHit(at point: Point) -> Hit {
    guard point.x.isFinite, point.y.isFinite else { return Hit(region: .outside) }
    let isInside = point.x >= 0 && point.y >= 0 && point.x < width && point.y < height
    // What overflows a box that does not clip is under the point where it is drawn.
    guard isInside || !options.clips else { return Hit(region: .outside) }
    let y = point.y - contentTop
    guard !isEmpty, y >= 0, y < textHeight else {
      return isInside ? missedLines(at: point, y) : Hit(region: .outside)
    }
    let place = line(atOrAbove: y, nearest: point.x)
    return withChunk(place.chunk) { strictHit(at: point, on: place, of: $0, isInside: isInside) }
  }

  private func strictHit(
    at point: Point, on place: LinePlace, of chunk: LayoutChunk, isInside: Bool
  ) -> Hit {
    let record = chunk.lines[place.line]
    let window = window(place.chunk)
    let top = contentTop + window.y + record.top
    let bottom = bottom(place, of: chunk, in: window)
    if record.flags.contains(.cell),
      let miss = missedCell(at: point, of: place, of: chunk, top..<bottom, isInside: isInside)
    {
      return miss
    }
    if point.y < bottom {
      var hit = Hit(region: .outside, line: window.line + place.line)
      if let run = run(under: point.x, chunk, record),
        fill(&hit, at: point.x, run, chunk, record, window)
      {
        hit.box.y = top
        hit.box.height = bottom - top
        return hit
      }
      guard isInside else { return Hit(region: .outside) }
      hit.region =
        isInset(point)
        ? .inset
        : (point.x < record.x) == record.flags.contains(.rightToLeftBase)
          ? .trailingMargin : .leadingMargin
      hit.direction = record.direction
      return hit
    }
    guard isInside else { return Hit(region: .outside) }
    var nearest = place
    if let next = line(below: place, nearest: point.x),
      start(next) - point.y < point.y - end(place)
    {
      nearest = next
    }
    return Hit(
      region: isInset(point) ? .inset : .lineGap, line: index(nearest),
      direction: record.direction)
  }

  /// Fills in what of a run is under an x; returns whether anything is.
  private func fill(
    _ hit: inout Hit, at x: Double, _ run: RunRecord, _ chunk: LayoutChunk, _ record: LineRecord,
    _ window: ChunkWindow
  ) -> Bool {
    var slot = chunk.slot(at: x, in: run)
    if run.kind == .collapsed {
      slot.left = clipped(slot.left, run)
      slot.right = clipped(slot.right, run)
      guard x >= slot.left, x < slot.right else { return false }
    }
    hit.box.x = slot.left
    hit.box.width = slot.right - slot.left
    hit.direction = run.isRightToLeft ? .rightToLeft : .leftToRight
    hit.isTrailingHalf = (x - slot.left >= hit.box.width / 2) != run.isRightToLeft
    hit.region = region(of: run.kind)
    switch run.kind {
    case .text, .reshaped, .single, .object, .collapsed:
      let end = run.kind == .object ? Int(run.end) : slot.cluster + 1
      hit.utf8Start = window.byte + chunk.shaped.byte(slot.cluster)
      hit.utf8End = window.byte + chunk.shaped.byte(end)
      hit.cluster = window.cluster + slot.cluster
      if run.kind != .collapsed, let link = chunk.link(of: slot.cluster, on: record) {
        hit.link = window.link + Int(link)
      }
    case .ellipsis, .token, .hyphen:
      if run.kind != .hyphen {
        hit.hiddenStart = hidden.lowerBound
        hit.hiddenEnd = hidden.upperBound
      }
      if run.kind != .token, let link = chunk.link(bridging: run, on: record) {
        hit.link = window.link + Int(link)
      }
    }
    return true
  }

  /// The run of a line under an x; `nil` beside its boxes.
  private func run(under x: Double, _ chunk: LayoutChunk, _ line: LineRecord) -> RunRecord? {
    if line.runCount == 0 {
      let text = chunk.textRun(of: line)
      if x >= text.x, x < text.x + text.width { return text }
      guard line.end > line.visibleEnd else { return nil }
      let spaces = chunk.collapsedRun(of: line)
      return x >= spaces.x && x < spaces.x + spaces.width ? spaces : nil
    }
    var low = Int(line.firstRun)
    var high = low + Int(line.runCount)
    while high - low > 1 {
      let middle = (low + high) / 2
      if chunk.runs[middle].x <= x { low = middle } else { high = middle }
    }
    let run = chunk.runs[low]
    return x >= run.x && x < run.x + run.width ? run : nil
  }

  func region(of kind: RunKind) -> Region {
    switch kind {
    case .text, .reshaped, .single: .cluster
    case .object: .inlineObject
    case .collapsed: .collapsedSpace
    case .ellipsis: .ellipsis
    case .token: .truncationToken
    case .hyphen: .hyphen
    }
  }

  func isInset(_ point: Point) -> Bool {
    let insets = options.insets
    return point.x < finite(insets.left) || point.x >= width - finite(insets.right)
      || point.y < finite(insets.top) || point.y >= height - finite(insets.bottom)
  }

  /// The reason of a miss inside the bounds but over or under all lines.
  private func missedLines(at point: Point, _ y: Double) -> Hit {
    let isUnprepared = isEmpty || (y >= textHeight && !isComplete)
    if isInset(point) && !isUnprepared {
      return Hit(region: .inset, line: y < 0 ? 0 : lineCount - 1)
    }
    if y < 0 { return Hit(region: .above, line: isEmpty ? nil : 0) }
    if isUnprepared { return Hit(region: .notLaidOut, line: isEmpty ? nil : lineCount - 1) }
    return Hit(region: .below, line: lineCount - 1, direction: lastDirection)
  }

  private var lastDirection: WritingDirection {
    let place = lastLine
    return chunk(place.chunk).lines[place.line].direction
  }
}

extension LineRecord {
  /// The base direction.
  var direction: WritingDirection {
    flags.contains(.rightToLeftBase) ? .rightToLeft : .leftToRight
  }
}
