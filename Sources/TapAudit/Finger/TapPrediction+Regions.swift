public import TapLayout

extension TapPrediction {
  /// A region of the background with its probability.
  public struct RegionShare: Sendable, Hashable {
    /// The kind of region.
    public var region: Region
    /// The probability that the touch lands there and on no link.
    public var probability: Double
  }

  /// What is hit instead, where a touch that is aimed at a point hits no link; the most probable
  /// first.
  ///
  /// The plane is cut at every edge at which a hit can change: those of the layout, its insets, its
  /// lines and their boxes. What is inside a cell is one region, which the layout is asked for.
  ///
  /// - Complexity: O(boxes of the lines within reach).
  public func background(
    aimedAt point: Point, target: Size = Size(width: 0, height: 0)
  ) -> [RegionShare] {
    guard point.x.isFinite, point.y.isFinite else {
      return [RegionShare(region: .outside, probability: 1)]
    }
    let touch = TouchDistribution(model, scale: scale, target: target)
    let reach = touch.reach(from: point)
    var shares = [Double](repeating: 0, count: Region.allCases.count)
    let rows = rowEdges(within: reach)
    for (top, bottom) in zip(rows, rows.dropFirst()) where top < bottom {
      let down = touch.y.probability(from: top, to: bottom, aimedAt: point.y)
      let middle = (top + bottom) / 2
      let columns = columnEdges(from: top, to: bottom, within: reach)
      for (left, right) in zip(columns, columns.dropFirst()) where left < right {
        let hit = layout.hit(at: Point(x: (left + right) / 2, y: middle))
        guard hit.link == nil else { continue }
        let across = touch.x.probability(from: left, to: right, aimedAt: point.x)
        shares[Int(hit.region.rawValue)] += across * down
      }
    }
    return Region.allCases.compactMap { region in
      let share = shares[Int(region.rawValue)]
      return share > 0 ? RegionShare(region: region, probability: share) : nil
    }.sorted { $0.probability > $1.probability }
  }

  /// The heights at which a hit may change, ascending, from one end of the reach to the other.
  private func rowEdges(within reach: Rect) -> [Double] {
    let insets = layout.options.insets
    var edges = [0, insets.top, layout.bounds.maxY - insets.bottom, layout.bounds.maxY]
    layout.forEachLine(in: reach) { index in
      let rect = layout.line(at: index).rect
      edges += [rect.y, rect.maxY]
      if let row = layout.tableRow(ofLine: index) { edges += [row.rect.y, row.rect.maxY] }
    }
    return Self.sorted(edges, from: reach.y, to: reach.maxY)
  }

  /// The positions between two heights at which a hit may change, ascending.
  private func columnEdges(from top: Double, to bottom: Double, within reach: Rect) -> [Double] {
    let insets = layout.options.insets
    var edges = [0, insets.left, layout.width - insets.right, layout.width]
    let row = Rect(x: reach.x, y: top, width: reach.width, height: bottom - top)
    layout.forEachLine(in: row) { index in
      let line = layout.line(at: index).rect
      edges += [line.x, line.maxX]
      layout.tableRow(ofLine: index)?.columns.forEach { edges += [$0.minX, $0.maxX] }
      layout.forEachBox(inLine: index) { edges += [$0.minX, $0.maxX] }
    }
    return Self.sorted(edges, from: reach.x, to: reach.maxX)
  }

  private static func sorted(_ edges: [Double], from low: Double, to high: Double) -> [Double] {
    [low] + edges.filter { $0 > low && $0 < high }.sorted() + [high]
  }
}
