/// How much of each pixel in a rectangle of pixels is covered, from 0 to 255.
struct CoverageMask: Sendable {
  let bounds: PixelBounds
  /// The coverage along the rows.
  private(set) var bytes: [UInt8]

  /// Makes a mask of what is inside of some edges.
  init(_ edges: EdgeList) {
    bounds = edges.bounds
    let (bounds, width) = (bounds, bounds.width)
    var bytes = [UInt8](repeating: 0, count: width * bounds.height)
    var scanner = CoverageScanner(edges)
    scanner.scan { row, columns, coverage in
      let start = (row - bounds.minY) * width - bounds.minX
      for column in columns { bytes[start + column] = coverage[column - bounds.minX] }
    }
    self.bytes = bytes
  }

  /// The offset in ``bytes`` of a pixel.
  func offset(x: Int, y: Int) -> Int { (y - bounds.minY) * bounds.width + x - bounds.minX }

  /// Multiplies each pixel by that of a mask that is at least as large.
  mutating func multiply(by other: CoverageMask) {
    for y in bounds.minY..<bounds.maxY {
      var (index, otherIndex) = (offset(x: bounds.minX, y: y), other.offset(x: bounds.minX, y: y))
      for _ in 0..<bounds.width {
        bytes[index] = PixelMath.product(bytes[index], other.bytes[otherIndex])
        index += 1
        otherIndex += 1
      }
    }
  }

  /// Multiplies the coverage of columns of a row, which begins at `first`, by this mask's.
  func clip(_ coverage: inout [UInt8], from first: Int, row: Int, columns: Range<Int>) {
    var index = offset(x: columns.lowerBound, y: row)
    for column in columns {
      coverage[column - first] = PixelMath.product(coverage[column - first], bytes[index])
      index += 1
    }
  }
}
