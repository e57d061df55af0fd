import TapText

/// A line by its chunk and its number there.
struct LinePlace: BitwiseCopyable {
  var chunk: Int
  var line: Int
}

extension LayoutSnapshot {
  /// The last line whose top is at or above `y`; the first where none is.
  ///
  /// Of lines in cells side by side it is one of the cell nearest to `x`.
  ///
  /// `y` is the distance from the first line's top.
  ///
  /// - Complexity: O(1) for lines of like height, O(log *n*) at worst.
  func line(atOrAbove y: Double, nearest x: Double = 0) -> LinePlace {
    let index = chunk(atOrAbove: y)
    let chunk = chunk(index)
    guard !chunk.hasRows else { return cellLine(inChunk: index, atOrAbove: y, nearest: x) }
    let window = window(index)
    let inner = y - window.y
    var line = Int(window.firstLine)
    let last = Int(window.endLine) - 1
    guard last > line, inner > 0 else { return LinePlace(chunk: index, line: line) }
    let bucket = Int(min(inner / chunk.bucketHeight, 4e9))
    guard !chunk.buckets.isEmpty else {
      line = min(max(line, bucket), last)
      while line > Int(window.firstLine), chunk.lines[line].top > inner { line -= 1 }
      while line < last, chunk.lines[line + 1].top <= inner { line += 1 }
      return LinePlace(chunk: index, line: line)
    }
    line = min(max(line, Int(chunk.buckets[min(bucket, chunk.buckets.count - 1)])), last)
    let stop =
      bucket + 1 < chunk.buckets.count ? min(Int(chunk.buckets[bucket + 1]), last) : last
    if stop - line > 8 {
      // Lines of very unlike heights share a bucket: halve them.
      var high = stop + 1
      while high - line > 1 {
        let middle = (line + high) / 2
        if chunk.lines[middle].top <= inner { line = middle } else { high = middle }
      }
    }
    while line < last, chunk.lines[line + 1].top <= inner { line += 1 }
    return LinePlace(chunk: index, line: line)
  }

  /// The line of a chunk with tables; apart, so that texts without tables don't pay for it.
  @inline(never)
  private func cellLine(inChunk index: Int, atOrAbove y: Double, nearest x: Double) -> LinePlace {
    let window = window(index)
    let line = chunk(index).line(atOrAbove: y - window.y, nearest: x, in: window)
    return LinePlace(chunk: index, line: line)
  }

  /// The last chunk with a line whose top is at or above `y`.
  private func chunk(atOrAbove y: Double) -> Int {
    let count = chunkCount
    guard count > 1, y > 0 else { return 0 }
    let guess = y / start(count).y * Double(count)
    var index = Int(min(max(guess, 0), Double(count - 1)))
    var steps = 0
    while index > 0, start(index).y > y {
      index -= 1
      steps += 1
      if steps == 8 { return lastStart(from: 0, to: index) { $0.y <= y } }
    }
    while index < count - 1, start(index + 1).y <= y {
      index += 1
      steps += 1
      if steps == 8 { return lastStart(from: index, to: count - 1) { $0.y <= y } }
    }
    return index
  }

  /// The last start in `low...high` of which `isBefore` holds, given that it holds up to it.
  private func lastStart(from low: Int, to high: Int, _ isBefore: (WindowStart) -> Bool) -> Int {
    var low = low
    var high = high + 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if isBefore(start(middle)) { low = middle } else { high = middle }
    }
    return low
  }

  /// The position of a line by its ordinal.
  func place(ofLine index: Int) -> LinePlace {
    let chunk = lastStart(from: 0, to: chunkCount - 1) { $0.line <= index }
    return LinePlace(chunk: chunk, line: index - window(chunk).line)
  }

  /// The line that shows, or would show, the byte at an offset.
  func line(containing offset: Int) -> LinePlace {
    let index = lastStart(from: 0, to: chunkCount - 1) { $0.byte <= offset }
    let chunk = chunk(index)
    let window = window(index)
    let cluster = chunk.shaped.cluster(holding: offset - window.byte)
    let line = chunk.lines.partitioningIndex { Int($0.first) > cluster } - 1
    let last = Int(window.endLine) - 1
    return LinePlace(chunk: index, line: min(max(line, Int(window.firstLine)), last))
  }

  /// The top of a line from the layout's top.
  func top(_ place: LinePlace) -> Double {
    contentTop + window(place.chunk).y + chunk(place.chunk).lines[place.line].top
  }

  /// The bottom of a line, which the next line's top cuts.
  func bottom(_ place: LinePlace) -> Double {
    bottom(place, of: chunk(place.chunk), in: window(place.chunk))
  }

  /// The bottom of a line of an available chunk.
  func bottom(_ place: LinePlace, of chunk: LayoutChunk, in window: ChunkWindow) -> Double {
    let origin = contentTop + window.y
    if chunk.isGapless, place.line + 1 < Int(window.endLine) {
      return origin + chunk.lines[place.line + 1].top
    }
    let bottom = origin + chunk.bottom(ofLine: place.line)
    // A cell is no higher than its row.
    if chunk.lines[place.line].flags.contains(.cellEnd) { return bottom }
    if place.line + 1 < Int(window.endLine) {
      return min(bottom, origin + chunk.lines[place.line + 1].top)
    }
    guard place.chunk + 1 < chunkCount else { return bottom }
    return min(bottom, contentTop + start(place.chunk + 1).y)
  }

  /// An x in a run, clamped to the content box where spaces hang out of it.
  func clipped(_ x: Double, _ run: RunRecord) -> Double {
    guard run.kind == .collapsed else { return x }
    let cell = run.patch == 0 ? nil : Double(Float(bitPattern: run.patch))
    return run.isRightToLeft
      ? max(x, min(cell ?? measure.contentLeft, run.x + run.width))
      : min(x, max(cell ?? measure.contentRight, run.x))
  }

  /// The ordinal of a line.
  func index(_ place: LinePlace) -> Int { window(place.chunk).line + place.line }

  /// The line after another; `nil` after the last.
  func next(_ place: LinePlace) -> LinePlace? {
    if place.line + 1 < Int(window(place.chunk).endLine) {
      return LinePlace(chunk: place.chunk, line: place.line + 1)
    }
    let chunk = place.chunk + 1
    return chunk < chunkCount
      ? LinePlace(chunk: chunk, line: Int(window(chunk).firstLine)) : nil
  }

  /// The line before another; `nil` before the first.
  func previous(_ place: LinePlace) -> LinePlace? {
    if place.line > Int(window(place.chunk).firstLine) {
      return LinePlace(chunk: place.chunk, line: place.line - 1)
    }
    let chunk = place.chunk - 1
    return chunk >= 0 ? LinePlace(chunk: chunk, line: Int(window(chunk).endLine) - 1) : nil
  }

  /// The position of the layout's last line.
  var lastLine: LinePlace {
    LinePlace(chunk: chunkCount - 1, line: Int(window(chunkCount - 1).endLine) - 1)
  }
}
