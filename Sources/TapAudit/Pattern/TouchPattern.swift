import TapLayout

/// What touches hit in a plane, row by row.
///
/// A row is cut into segments on each of which all points hit the same target. Rows change abruptly
/// at some heights, the edges; between two of them they are equal or change smoothly.
protocol TouchPattern {
  /// What a touch can hit.
  associatedtype Target: Hashable

  /// The heights at which rows change abruptly, in any order; others may be among them.
  func rowEdges(in area: Rect) -> [Double]

  /// Whether all rows between two neighboring edges have the same segments.
  func hasEqualRows(from top: Double, to bottom: Double, in area: Rect) -> Bool

  /// Calls `body` with each segment of a row that hits a target, from left to right.
  func forEachSegment(
    ofRow y: Double, in area: Rect, _ body: (_ from: Double, _ to: Double, Target) -> Void)
}

extension TouchPattern {
  /// The rows of an area in bands of equal or smoothly changing rows, top to bottom.
  ///
  /// A band whose rows differ is at most as high as `height`, in points.
  func bands(of area: Rect, height: Double) -> [TouchBand] {
    var edges = [area.y, area.maxY]
    edges += rowEdges(in: area).filter { $0 > area.y && $0 < area.maxY }
    edges.sort()
    var bands: [TouchBand] = []
    for (top, bottom) in zip(edges, edges.dropFirst()) where top < bottom {
      guard !hasEqualRows(from: top, to: bottom, in: area) else {
        bands.append(TouchBand(top: top, bottom: bottom, hasEqualRows: true))
        continue
      }
      // Any number of parts is enough in the end; a part of one standard deviation rarely needs more.
      let parts = max(1, min(256, ((bottom - top) / height).rounded(.up)))
      for part in 0..<Int(parts) {
        let start = top + (bottom - top) * Double(part) / parts
        let end = part + 1 == Int(parts) ? bottom : top + (bottom - top) * Double(part + 1) / parts
        bands.append(TouchBand(top: start, bottom: end, hasEqualRows: false))
      }
    }
    return bands
  }
}

/// Rows between two heights.
struct TouchBand {
  var top: Double
  var bottom: Double
  /// Whether they all have the same segments.
  var hasEqualRows: Bool

  var height: Double { bottom - top }
}

/// A part of a row on which all points hit the same target.
struct RowSegment {
  var from: Double
  var to: Double
  /// The number of the target.
  var target: Int
}
