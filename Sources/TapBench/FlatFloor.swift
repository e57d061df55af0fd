import TapLayout

/// The least that finds a cluster under a point: a search for the line by y and one for the
/// cluster by x, over flat arrays, and nothing else.
///
/// No region, link, box or direction; what a hit takes beyond this is the price of those.
struct FlatFloor {
  private var tops: [Float] = []
  private var firsts: [UInt32] = [0]
  private var edges: [Float] = []

  /// Copies the geometry of a layout.
  init(_ layout: TextLayout) {
    for line in 0..<layout.lineCount {
      tops.append(Float(layout.line(at: line).rect.y))
      layout.forEachBox(inLine: line) { edges.append(Float($0.minX)) }
      // A line without boxes keeps one edge, so that each search finds something.
      if edges.count == Int(firsts[line]) { edges.append(0) }
      firsts.append(UInt32(edges.count))
    }
  }

  var isEmpty: Bool { tops.isEmpty }

  /// Finds the ordinal of the edge left of a point.
  func find(_ point: Point) -> Int {
    let line = Self.last(in: tops.span, 0..<tops.count, notAfter: Float(point.y))
    let range = Int(firsts[line])..<Int(firsts[line + 1])
    return Self.last(in: edges.span, range, notAfter: Float(point.x))
  }

  /// The last index of a sorted range whose value is no more than `value`, else the first.
  @inline(__always)
  private static func last(
    in values: Span<Float>, _ range: Range<Int>, notAfter value: Float
  )
    -> Int
  {
    var base = range.lowerBound
    var count = range.count
    while count > 1 {
      let half = count / 2
      // The indices stay within a range that the arrays were built with.
      base += unsafe values[unchecked: base + half] <= value ? half : 0
      count -= half
    }
    return base
  }
}
