import TapText

extension TextLayout {
  /// The caret nearest to a point: always an answer, even far outside.
  ///
  /// Above or below the text x is kept, on the first or last line. Beside a line it is the
  /// line's logical start or end. Each half of a box gives the edge of that half: the leading
  /// half a downstream caret, the trailing half an upstream one, so that the end of a soft
  /// wrapped line can be reached. Never ask this for what is *under* a point.
  ///
  /// - Complexity: as ``hit(at:slop:)``.
  public func caret(nearest point: Point) -> Caret { snapshot.caret(nearest: point) }

  /// The caret at a UTF-8 offset; inside a cluster, at its start.
  ///
  /// The affinity selects the side at a soft wrap or where directions meet.
  ///
  /// - Precondition: the offset is in the text, which is laid out that far.
  /// - Complexity: O(log *n*).
  public func caret(at offset: Int, affinity: Affinity = .downstream) -> Caret {
    precondition((0...text.utf8Count).contains(offset), "offset \(offset) of \(text.utf8Count)")
    precondition(lineCount > 0, "no line is laid out")
    return snapshot.caret(at: offset, affinity)
  }

  /// The strong and the weak caret at an offset; two where directions meet, else equal.
  ///
  /// The strong caret is where text in the line's base direction would go, the weak one where text
  /// of the other direction would. The counterpart of `pango_layout_get_caret_pos`.
  ///
  /// - Complexity: O(log *n* + runs of the line).
  public func carets(at offset: Int) -> (strong: Caret, weak: Caret) {
    let after = caret(at: offset, affinity: .downstream)
    let before = caret(at: offset, affinity: .upstream)
    guard after.line == before.line, after.x != before.x else { return (after, after) }
    return snapshot.isBaseDirection(after) ? (after, before) : (before, after)
  }
}

extension LayoutSnapshot {
  func caret(nearest point: Point) -> Caret {
    guard !isEmpty else {
      let height = measure.metrics.ascent + measure.metrics.descent
      return Caret(
        offset: 0, affinity: .downstream, line: 0, x: measure.contentLeft, y: contentTop,
        height: height)
    }
    let y = point.y.isNaN ? 0 : min(max(point.y, -1e300), 1e300) - contentTop
    let x = point.x.isNaN ? 0 : min(max(point.x, -1e300), 1e300)
    var place = line(atOrAbove: y, nearest: x)
    let end = end(place)
    if y + contentTop >= end, let next = line(below: place, nearest: x),
      start(next) - point.y < point.y - end
    {
      place = next
    }
    return caret(nearest: x, on: place)
  }

  private func caret(nearest x: Double, on place: LinePlace) -> Caret {
    let chunk = chunk(place.chunk)
    let record = chunk.lines[place.line]
    let count = chunk.runCount(of: record)
    let left = chunk.run(0, of: record)
    let right = chunk.run(count - 1, of: record)
    let isRightToLeft = record.flags.contains(.rightToLeftBase)
    let low = clipped(left.x, left)
    let high = clipped(right.x + right.width, right)
    if x < low || low == high {
      return isRightToLeft ? lineEnd(place, x: low) : lineStart(place, x: low)
    }
    if x >= high { return isRightToLeft ? lineStart(place, x: high) : lineEnd(place, x: high) }
    let run = chunk.run(chunk.lastRun(of: record, startingAtOrBefore: x), of: record)
    return caret(nearest: x, in: run, place)
  }

  private func caret(nearest x: Double, in run: RunRecord, _ place: LinePlace) -> Caret {
    let chunk = chunk(place.chunk)
    let window = window(place.chunk)
    let cluster = chunk.cluster(at: x, in: run)
    let hasEdges = run.kind.hasEdges
    let end = hasEdges ? cluster + 1 : Int(run.end)
    let start = clipped(chunk.edge(cluster, of: run), run)
    let stop = clipped(self.end(of: run, at: end, chunk), run)
    let isLeft = x - min(start, stop) < abs(stop - start) / 2
    let isLeading = isLeft != run.isRightToLeft
    let edge = isLeading ? start : stop
    var offset = window.byte + chunk.shaped.byte(isLeading ? cluster : end)
    if run.kind == .ellipsis || run.kind == .token {
      offset = isLeading ? hidden.lowerBound : hidden.upperBound
    }
    return caret(offset, isLeading ? .downstream : .upstream, place, x: edge)
  }

  func caret(
    _ offset: Int, _ affinity: Affinity, _ place: LinePlace, x: Double
  ) -> Caret {
    let top = top(place)
    return Caret(
      offset: offset, affinity: affinity, line: index(place), x: x, y: top,
      height: bottom(place) - top)
  }

  func lineStart(_ place: LinePlace, x: Double) -> Caret {
    let record = chunk(place.chunk).lines[place.line]
    let byte = chunk(place.chunk).shaped.byte(Int(record.first))
    return caret(window(place.chunk).byte + byte, .downstream, place, x: x)
  }

  func lineEnd(_ place: LinePlace, x: Double) -> Caret {
    let chunk = chunk(place.chunk)
    let record = chunk.lines[place.line]
    if record.flags.contains(.truncated) { return caret(text.utf8Count, .upstream, place, x: x) }
    let paragraph = chunk.shaped.paragraphs[Int(record.paragraph)]
    let cluster = min(Int(record.end), Int(paragraph.end))
    return caret(window(place.chunk).byte + chunk.shaped.byte(cluster), .upstream, place, x: x)
  }
}

extension LayoutSnapshot {
  func caret(at offset: Int, _ affinity: Affinity) -> Caret {
    var place = line(containing: offset)
    let chunk = chunk(place.chunk)
    let window = window(place.chunk)
    let record = chunk.lines[place.line]
    let cluster = chunk.shaped.cluster(holding: offset - window.byte)
    if affinity == .upstream, cluster == Int(record.first), let before = previous(place),
      self.chunk(before.chunk).lines[before.line].flags.contains(.softWrap)
    {
      place = before
    }
    return caret(before: cluster, affinity, on: place)
  }

  /// The caret at the edge before a cluster of a line, or after the one before it.
  private func caret(before cluster: Int, _ affinity: Affinity, on place: LinePlace) -> Caret {
    let chunk = chunk(place.chunk)
    let window = window(place.chunk)
    let record = chunk.lines[place.line]
    let offset = window.byte + chunk.shaped.byte(cluster)
    var after: Double?
    var before: Double?
    var mark: RunRecord?
    // What is hidden may be far from the mark that stands for it.
    let isTruncated = record.flags.contains(.truncated)
    let near = isTruncated ? Int(record.first)..<Int(record.end) : cluster..<cluster
    chunk.forEachRun(of: record, near: near) { run in
      switch run.kind {
      case .hyphen: return
      case .ellipsis, .token: mark = run
      default:
        if run.first <= cluster, cluster < run.end {
          after = clipped(chunk.edge(cluster, of: run), run)
        }
        if run.first < cluster, cluster <= run.end {
          before = clipped(end(of: run, at: cluster, chunk), run)
        }
      }
    }
    let isRightToLeft = record.flags.contains(.rightToLeftBase)
    let left = chunk.run(0, of: record).x
    let right = record.x + chunk.width(of: record)
    // What a line limit hides stands at the ellipsis.
    let fallback =
      mark.map { isRightToLeft ? $0.x + $0.width : $0.x } ?? (isRightToLeft ? right : left)
    let x = affinity == .downstream ? after ?? before : before ?? after
    return caret(offset, affinity, place, x: x ?? fallback)
  }

  func end(of run: RunRecord, at cluster: Int, _ chunk: LayoutChunk) -> Double {
    run.kind.hasEdges
      ? chunk.edge(cluster, of: run) : run.isRightToLeft ? run.x : run.x + run.width
  }

  /// Whether the text on a caret's own side reads in the base direction of its line.
  func isBaseDirection(_ caret: Caret) -> Bool {
    let place = place(ofLine: caret.line)
    let chunk = chunk(place.chunk)
    let record = chunk.lines[place.line]
    let paragraph = chunk.shaped.paragraphs[Int(record.paragraph)]
    let cluster = chunk.shaped.cluster(holding: caret.offset - window(place.chunk).byte)
    let own = caret.affinity == .downstream ? cluster : cluster - 1
    guard own >= Int(paragraph.first), own < Int(paragraph.end) else { return true }
    return chunk.shaped.level(of: own, in: paragraph) & 1 == paragraph.baseLevel & 1
  }
}
