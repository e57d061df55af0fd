/// The pixels that can be drawn on: a rectangle of them, and how much of each where that is not all.
struct PixelClip {
  private(set) var bounds: PixelBounds
  private(set) var mask: CoverageMask?

  /// Makes a clip that leaves a rectangle of pixels.
  init(bounds: PixelBounds) { self.bounds = bounds }

  /// Keeps only what is in a rectangle of whole pixels.
  mutating func intersect(_ other: PixelBounds) { bounds = bounds.intersection(other) }

  /// Keeps only what is inside of edges.
  mutating func intersect(_ edges: EdgeList) {
    bounds = bounds.intersection(edges.bounds)
    guard !bounds.isEmpty else { return }
    var inside = CoverageMask(edges)
    if let mask { inside.multiply(by: mask) }
    mask = inside
  }

  /// Multiplies the coverage of columns of a row, which begins at `first`, by the clip's.
  func apply(to coverage: inout [UInt8], from first: Int, row: Int, columns: Range<Int>) {
    mask?.clip(&coverage, from: first, row: row, columns: columns)
  }
}
