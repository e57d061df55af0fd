import TapText

/// A side of the page.
public enum HorizontalSide: Sendable, Hashable, CaseIterable {
  /// The left.
  case left
  /// The right.
  case right
}

extension TextLayout {
  /// The caret one cluster to a side of another, as an arrow key moves it; `nil` at the end.
  ///
  /// It crosses one box a step, whatever direction the text has, and goes on at the near edge of
  /// the line before or after: to the right is the line after if the layout's first line reads from
  /// left to right. It never turns back, so walking to one side comes to an end.
  ///
  /// - Complexity: O(log *n* + runs of the line).
  public func caret(after caret: Caret, to side: HorizontalSide) -> Caret? {
    precondition((0..<lineCount).contains(caret.line), "line \(caret.line) of \(lineCount)")
    return snapshot.caret(after: caret, to: side)
  }

  /// The caret one cluster further on in the text; `nil` at its end.
  ///
  /// - Complexity: O(log *n*).
  public func caret(followingInText caret: Caret) -> Caret? {
    guard let cluster = text.clusterRange(at: caret.offset),
      isComplete || cluster.upperBound < snapshot.preparedEnd
    else { return nil }
    return self.caret(at: cluster.upperBound)
  }

  /// The caret one cluster further back in the text; `nil` at its start.
  ///
  /// - Complexity: O(log *n*).
  public func caret(precedingInText caret: Caret) -> Caret? {
    guard caret.offset > 0, let cluster = text.clusterRange(at: caret.offset - 1) else {
      return nil
    }
    return self.caret(at: cluster.lowerBound)
  }
}

extension LayoutSnapshot {
  fileprivate func caret(after caret: Caret, to side: HorizontalSide) -> Caret? {
    let place = place(ofLine: caret.line)
    if let stop = stop(after: caret.x, to: side, on: place) { return stop }
    // One direction for all lines: where each line had its own, a step right could lead from
    // a left-to-right line into a right-to-left one and straight back.
    let first = chunk(0).lines[Int(window(0).firstLine)]
    let isForward = (side == .right) == (first.direction == .leftToRight)
    guard let other = isForward ? next(place) : previous(place) else { return nil }
    return edgeCaret(of: other, side == .right ? .left : .right)
  }

  /// The far edge of the first box with a width beyond an x.
  private func stop(after x: Double, to side: HorizontalSide, on place: LinePlace) -> Caret? {
    let chunk = chunk(place.chunk)
    let record = chunk.lines[place.line]
    let count = chunk.runCount(of: record)
    let under = chunk.lastRun(of: record, startingAtOrBefore: x)
    // Hanging spaces may be cut to nothing, and an edge may be that of the run before.
    let first = side == .right ? max(0, under - 1) : count - 1 - min(count - 1, under + 1)
    for step in first..<count {
      let run = chunk.run(side == .right ? step : count - 1 - step, of: record)
      let left = clipped(run.x, run)
      let right = clipped(run.x + run.width, run)
      guard left < right, side == .right ? right > x : left < x else { continue }
      // The point just inside the run, beyond the caret, names the box to cross.
      let inside = side == .right ? max(x, left) : min(x, right).nextDown
      guard inside >= left, inside < right else { continue }
      return farEdge(of: run, at: inside, to: side, on: place)
    }
    return nil
  }

  private func farEdge(
    of run: RunRecord, at x: Double, to side: HorizontalSide, on place: LinePlace
  ) -> Caret {
    let chunk = chunk(place.chunk)
    let cluster = chunk.cluster(at: x, in: run)
    let isText = run.kind.hasEdges
    let end = isText ? cluster + 1 : Int(run.end)
    let isEnd = (side == .right) != run.isRightToLeft
    let edge = clipped(
      isEnd ? self.end(of: run, at: end, chunk) : chunk.edge(cluster, of: run), run)
    var offset = window(place.chunk).byte + chunk.shaped.byte(isEnd ? end : cluster)
    if run.kind == .ellipsis || run.kind == .token {
      offset = isEnd ? hidden.upperBound : hidden.lowerBound
    }
    return self.caret(offset, isEnd ? .upstream : .downstream, place, x: edge)
  }

  /// The caret at an edge of a line.
  private func edgeCaret(of place: LinePlace, _ side: HorizontalSide) -> Caret {
    let chunk = chunk(place.chunk)
    let record = chunk.lines[place.line]
    let outer = chunk.run(side == .left ? 0 : chunk.runCount(of: record) - 1, of: record)
    let x = clipped(side == .left ? outer.x : outer.x + outer.width, outer)
    let isStart = (side == .left) == (record.direction == .leftToRight)
    return isStart ? lineStart(place, x: x) : lineEnd(place, x: x)
  }
}
