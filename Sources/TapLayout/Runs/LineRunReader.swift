import TapText

/// A reader of the runs of one line, from left to right.
///
/// It cuts the line's items where the look changes and joins what looks alike across items, as a
/// justified line has one for each space.
struct LineRunReader {
  private let snapshot: LayoutSnapshot
  private let place: LinePlace
  private let chunk: LayoutChunk
  private let window: ChunkWindow
  private let record: LineRecord
  private let line: Line
  private let visible: Range<Double>
  /// The run that the next fragment may extend.
  private var open: LineRun?
  /// The attributes of the open run, with the bytes that have them.
  private var attributes: AttributeRun?

  init(_ snapshot: LayoutSnapshot, _ place: LinePlace, within visible: Range<Double>) {
    self.snapshot = snapshot
    self.place = place
    self.visible = visible
    chunk = snapshot.chunk(place.chunk)
    window = snapshot.window(place.chunk)
    record = chunk.lines[place.line]
    line = snapshot.line(at: place)
  }

  /// Calls `body` with each run.
  mutating func read(_ body: (LineRun) -> Void) {
    for index in 0..<chunk.runCount(of: record) {
      let item = chunk.run(index, of: record)
      guard item.kind != .collapsed, mayShow(item) else { continue }
      switch item.kind {
      case .collapsed: break
      case .text, .reshaped: readText(item, index, body)
      case .single:
        if chunk.shaped.flags[Int(item.first)].contains(.softHyphen) {
          readWords("\u{2010}", item, attributesAt: Int(item.first), body)
        } else {
          readText(item, index, body)
        }
      case .object: readObject(item, index, body)
      case .hyphen: readWords("\u{2010}", item, attributesAt: Int(item.first) - 1, body)
      case .ellipsis, .token:
        let token = item.kind == .token ? snapshot.options.truncationToken ?? "" : "\u{2026}"
        let neighbor = chunk.shaped.neighbor(
          ofEllipsisHiding: Int(item.first)..<Int(item.end), lineStart: Int(record.first))
        readWords(token, item, attributesAt: neighbor, body)
      }
    }
    finish(body)
  }

  /// Whether something of an item may be seen; a text may end in clusters without a width.
  private func mayShow(_ item: RunRecord) -> Bool {
    let right = item.x + item.width
    return touches(item.x, item.kind.isText ? right.nextUp : right)
  }

  /// Whether something between two edges can be seen.
  private func touches(_ left: Double, _ right: Double) -> Bool {
    left < visible.upperBound && max(right, left.nextUp) > visible.lowerBound
  }

  private mutating func finish(_ body: (LineRun) -> Void) {
    guard var run = open else { return }
    open = nil
    let (left, right) = run.edges
    run.rect = Rect(x: left, y: line.rect.y, width: right - left, height: line.rect.height)
    if run.font != nil { run.cutLigatures() }
    body(run)
  }
}

extension LineRunReader {
  private mutating func readText(_ item: RunRecord, _ index: Int, _ body: (LineRun) -> Void) {
    let seen = seenClusters(of: item)
    var rest = seen
    while !rest.isEmpty {
      let cluster = item.isRightToLeft ? rest.upperBound - 1 : rest.lowerBound
      let look = look(of: cluster, in: item)
      let piece = look.clusters.clamped(to: rest)
      if !extend(with: look, piece, item, index) {
        finish(body)
        open = run(look, piece, item, index)
        attributes = look.attributes
      }
      rest =
        item.isRightToLeft
        ? rest.lowerBound..<piece.lowerBound : piece.upperBound..<rest.upperBound
    }
  }

  /// Extends the open run by a fragment that has the same style and follows it in the text.
  private mutating func extend(
    with look: Look, _ piece: Range<Int>, _ item: RunRecord, _ index: Int
  ) -> Bool {
    guard var run = open, run.region == .cluster, run.font == look.font?.font,
      run.link == look.link,
      (run.direction == .rightToLeft) == item.isRightToLeft,
      run.baseline == baseline(look),
      item.isRightToLeft
        ? piece.upperBound == run.clusters.lowerBound : piece.lowerBound == run.clusters.upperBound,
      attributes?.utf8Range == look.attributes.utf8Range
        || run.attributes == look.attributes.attributes
    else { return false }
    run.clusters = union(run.clusters, piece)
    run.stretch = union(run.stretch, look.clusters)
    run.items = run.items.lowerBound..<index + 1
    open = run
    return true
  }

  private func union(_ one: Range<Int>, _ other: Range<Int>) -> Range<Int> {
    min(one.lowerBound, other.lowerBound)..<max(one.upperBound, other.upperBound)
  }

  private func run(
    _ look: Look, _ piece: Range<Int>, _ item: RunRecord, _ index: Int
  ) -> LineRun {
    LineRun(
      region: .cluster, direction: item.isRightToLeft ? .rightToLeft : .leftToRight,
      link: look.link, attributes: look.attributes.attributes, font: look.font?.font,
      baseline: baseline(look), rect: .zero, snapshot: snapshot, place: place,
      items: index..<index + 1, clusters: piece, stretch: look.clusters)
  }

  private func baseline(_ look: Look) -> Double {
    line.baseline - (look.font.map { Double($0.rise) } ?? look.attributes.attributes.baselineOffset)
  }

  /// The clusters of an item that can be seen.
  private func seenClusters(of item: RunRecord) -> Range<Int> {
    let clusters = Int(item.first)..<Int(item.end)
    guard item.kind.isText, item.x < visible.lowerBound || item.x + item.width >= visible.upperBound
    else { return clusters }
    func edges(_ step: Int) -> (left: Double, right: Double) {
      let cluster =
        item.isRightToLeft ? clusters.upperBound - 1 - step : clusters.lowerBound + step
      let (start, end) = (chunk.edge(cluster, of: item), chunk.edge(cluster + 1, of: item))
      return (min(start, end), max(start, end))
    }
    let steps = 0..<clusters.count
    let first = steps.partitioningIndex {
      max(edges($0).right, edges($0).left.nextUp) > visible.lowerBound
    }
    let end = max(first, steps.partitioningIndex { edges($0).left >= visible.upperBound })
    return item.isRightToLeft
      ? clusters.upperBound - end..<clusters.upperBound - first
      : clusters.lowerBound + first..<clusters.lowerBound + end
  }
}

extension LineRunReader {
  private mutating func readObject(_ item: RunRecord, _ index: Int, _ body: (LineRun) -> Void) {
    finish(body)
    var look = look(of: Int(item.first), in: item)
    look.font = nil
    look.clusters = Int(item.first)..<Int(item.end)
    var object = run(look, look.clusters, item, index)
    object.region = .inlineObject
    object.rect = Rect(x: item.x, y: line.rect.y, width: item.width, height: line.rect.height)
    if let own = look.attributes.attributes.inlineObject, let height = own.height, height.isFinite {
      object.rect.y = line.baseline - (own.baseline ?? height)
      object.rect.height = max(0, height)
    }
    body(object)
  }

  /// Reads words that the text does not have, which are in an item of their own.
  private mutating func readWords(
    _ words: String, _ item: RunRecord, attributesAt cluster: Int, _ body: (LineRun) -> Void
  ) {
    finish(body)
    guard !words.isEmpty else { return }
    let isSoftHyphen = item.kind == .single
    let link =
      isSoftHyphen
      ? chunk.link(of: Int(item.first), on: record)
      : item.kind == .token ? nil : chunk.link(bridging: item, on: record)
    let attributes = look(of: max(0, cluster), in: item).attributes.attributes
    let label = snapshot.label(
      words, attributes, item.isRightToLeft ? .rightToLeft : .leftToRight)
    var x = item.x
    for index in 0..<label.lineCount {
      var reader = LineRunReader(label, label.place(ofLine: index), within: Self.everything)
      let own = reader.line
      reader.read { run in
        var run = run
        run.region = isSoftHyphen ? .hyphen : snapshot.region(of: item.kind)
        run.link = link.map { Int($0) + window.link }
        run.shift = x - own.rect.x
        run.baseline += line.baseline - own.baseline
        run.rect = Rect(
          x: run.rect.x + run.shift, y: line.rect.y, width: run.rect.width, height: line.rect.height
        )
        body(run)
      }
      x += own.rect.width
    }
  }

  private static let everything = -Double.infinity..<Double.infinity
}

extension LineRunReader {
  /// How a cluster looks, and which of its neighbors look the same.
  private struct Look {
    var clusters: Range<Int>
    var link: Int?
    var attributes: AttributeRun
    var font: FontRun?
  }

  private func look(of cluster: Int, in item: RunRecord) -> Look {
    var clusters = Int(item.first)..<max(Int(item.end), cluster + 1)
    let shaped = chunk.shaped
    let segment = shaped.segment(after: cluster)
    var link: Int?
    if segment < shaped.segments.count, shaped.segments[segment].first <= cluster {
      let own = shaped.segments[segment]
      link = Int(own.link) + window.link
      clusters = clusters.clamped(to: Int(own.first)..<Int(own.end))
    } else {
      let start = segment > 0 ? Int(shaped.segments[segment - 1].end) : 0
      let end = segment < shaped.segments.count ? Int(shaped.segments[segment].first) : Int.max
      clusters = clusters.clamped(to: start..<end)
    }
    let attributes = snapshot.text.attributeRun(at: window.byte + shaped.byte(cluster))
    // A cluster has the attributes of its first code unit.
    clusters = clusters.clamped(
      to: shaped.cluster(
        from: max(0, attributes.utf8Range.lowerBound - window.byte))..<shaped.cluster(
          from: max(0, attributes.utf8Range.upperBound - window.byte)))
    let font = chunk.font(of: cluster, in: item, cutting: &clusters)
    return Look(clusters: clusters, link: link, attributes: attributes, font: font)
  }
}
