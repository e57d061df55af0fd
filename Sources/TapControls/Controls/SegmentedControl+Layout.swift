public import TapLayout
import TapViews

extension SegmentedControl {
  /// The segment at a point of the control's own coordinates; `nil` for none.
  ///
  /// - Complexity: O(number of segments).
  public func segmentIndex(at point: Point) -> Int? {
    guard bounds.contains(point) else { return nil }
    return edges.place(at: point.x - bounds.x).map(index(ofPlace:))
  }

  /// The rectangle in which a segment is drawn and hit, in the control's own coordinates.
  ///
  /// - Complexity: O(number of segments).
  public func rect(ofSegment index: Int) -> Rect {
    precondition(segments.indices.contains(index), "segment \(index) of \(segments.count)")
    let edges = edges.edges
    let place = self.index(ofPlace: index)
    return Rect(
      x: bounds.x + edges[place], y: bounds.y, width: edges[place + 1] - edges[place],
      height: bounds.height)
  }

  /// The edges from left to right.
  private var edges: SegmentEdges {
    let widths = segments.map(\.width)
    return SegmentEdges(
      widths: traits.isRightToLeft ? widths.reversed() : widths, total: bounds.width)
  }

  /// Maps an index from the left to the index of a segment, and the reverse.
  private func index(ofPlace place: Int) -> Int {
    traits.isRightToLeft ? segments.count - 1 - place : place
  }

  /// The size at which every segment shows all of its words, the segments being equal unless they
  /// have widths of their own; 32 points high, and no segment narrower than a finger needs (2.5.8).
  ///
  /// - Complexity: O(length of the titles).
  public func sizeThatFits() -> Size {
    let flexible = zip(segments, cells).filter { $0.0.width <= 0 }
    let widest = flexible.map(\.1.widthThatFits).max() ?? 0
    let fixed = segments.reduce(0) { $0 + max(0, $1.width) }
    return Size(width: fixed + Double(flexible.count) * max(44, widest), height: 32)
  }

  /// Puts the cells where their segments are.
  func layoutCells() {
    for (index, cell) in cells.enumerated() { cell.frame = rect(ofSegment: index) }
  }
}
