/// A scan of edges, row by row, for how much of each pixel is inside by the nonzero winding rule.
///
/// A row is cut into bands at each height where an edge begins or ends and where edges cross, so that
/// in a band the order of the edges from left to right stays. There the shape is a row of
/// trapezoids, whose areas are exact; of many crossings in one row, those after the first few are
/// found by halving. A row in which edges begin or end at more than 16
/// heights is cut into 16 bands, to which the ends and crossings of edges are rounded; so the work
/// for a row grows as that of sorting its edges, whatever they are.
///
/// - Complexity: O(*p* log *p* + pixels), where *p* is the number of pairs of an edge and a row that
///   it passes.
struct CoverageScanner {
  private let bounds: PixelBounds
  private let edges: [EdgeList.Edge]
  private var row: CoverageRow
  /// The edges that pass the row.
  private var active: [EdgeList.Edge] = []
  /// Whether the ends of edges are rounded to ``evenBands``.
  private var isRounded = false
  private var sides: [Side] = []

  /// As many bands as a row is cut into at most, but for crossings.
  private static let evenBands = 16

  /// The least height of a band that is halved for a crossing in it: edges that cross within less
  /// are drawn as if they did so in its middle.
  private static let leastHeight = 1.0 / 64

  /// How often a band is cut just where two of its edges cross.
  private static let exactCuts = 3

  /// One edge in a band.
  private struct Side {
    var top: Double
    var bottom: Double
    var winding: Int
  }

  /// Makes a scan of a list of edges.
  init(_ list: EdgeList) {
    bounds = list.bounds
    edges = list.edges.sorted { $0.top < $1.top }
    row = CoverageRow(width: list.bounds.width)
  }

  /// Calls `body` for each row that has coverage, from the top: with the row, the columns, and the
  /// coverage of the pixels from the left of the bounds, which it may change.
  mutating func scan(_ body: (Int, Range<Int>, inout [UInt8]) -> Void) {
    var next = 0
    var y = bounds.minY
    while y < bounds.maxY {
      let (top, bottom) = (Double(y), Double(y + 1))
      active.removeAll { $0.bottom <= top }
      if active.isEmpty {
        guard next < edges.count else { return }
        if edges[next].top >= bottom {
          y = Int(edges[next].top.rounded(.down))
          continue
        }
      }
      while next < edges.count, edges[next].top < bottom {
        active.append(edges[next])
        next += 1
      }
      scanRow(from: top, to: bottom)
      if let columns = row.finish() {
        body(y, columns.lowerBound + bounds.minX..<columns.upperBound + bounds.minX, &row.bytes)
      }
      y += 1
    }
  }

  private mutating func scanRow(from top: Double, to bottom: Double) {
    var cuts: [Double] = []
    for edge in active {
      if edge.top > top { cuts.append(edge.top) }
      if edge.bottom < bottom { cuts.append(edge.bottom) }
    }
    cuts.sort()
    var distinct = [top]
    for cut in cuts where cut > distinct[distinct.count - 1] { distinct.append(cut) }
    distinct.append(bottom)
    isRounded = distinct.count > Self.evenBands + 1
    if isRounded {
      distinct = (0...Self.evenBands).map { top + Double($0) / Double(Self.evenBands) }
    }
    for (upper, lower) in zip(distinct, distinct.dropFirst()) { scanBand(from: upper, to: lower) }
  }

  private mutating func scanBand(from top: Double, to bottom: Double, depth: Int = 0) {
    sides.removeAll(keepingCapacity: true)
    for edge in active where end(edge.top) <= top && end(edge.bottom) >= bottom {
      sides.append(
        Side(top: edge.x(at: top), bottom: edge.x(at: bottom), winding: edge.winding))
    }
    sides.sort { $0.top + $0.bottom < $1.top + $1.bottom }
    if !isRounded, bottom - top > Self.leastHeight, let crossing {
      var cut = top + (bottom - top) * crossing
      if depth >= Self.exactCuts || cut <= top || cut >= bottom { cut = (top + bottom) / 2 }
      scanBand(from: top, to: cut, depth: depth + 1)
      scanBand(from: cut, to: bottom, depth: depth + 1)
      return
    }
    addSides(height: bottom - top)
  }

  /// Where an end of an edge counts.
  private func end(_ y: Double) -> Double {
    guard isRounded else { return y }
    let bands = Double(Self.evenBands)
    return (y * bands).rounded() / bands
  }

  /// Where two neighboring edges cross, as a share of the height of the band; `nil` where none do.
  private var crossing: Double? {
    // Edges that meet in a corner may seem to cross there by a rounding.
    let rounding = 1e-6
    for (one, other) in zip(sides, sides.dropFirst()) {
      let (top, bottom) = (other.top - one.top, other.bottom - one.bottom)
      // In the order of their middles, at most one of the two is negative.
      if top < -rounding || bottom < -rounding { return top / (top - bottom) }
    }
    return nil
  }

  private mutating func addSides(height: Double) {
    var winding = 0
    for side in sides {
      let before = winding
      winding += side.winding
      if before == 0 {
        add(side, height: height)
      } else if winding == 0 {
        add(side, height: -height)
      }
    }
  }

  private mutating func add(_ side: Side, height: Double) {
    let left = Double(bounds.minX)
    row.add(from: side.top - left, to: side.bottom - left, height: height)
  }
}
