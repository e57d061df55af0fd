/// How much of each pixel of a row is covered, as the sum of the changes from pixel to pixel.
///
/// An edge adds to the pixel it crosses the area to its right in that pixel, and to the next pixel
/// the rest; the running sum of all is the exact area of what is right of the left edges and not
/// right of the right ones.
struct CoverageRow {
  private var changes: [Double]
  /// The columns that have a change.
  private var touched: Range<Int>?
  /// The coverage of each pixel of the row as of ``finish()``.
  var bytes: [UInt8]

  /// Makes a row of pixels.
  init(width: Int) {
    changes = Array(repeating: 0, count: width + 2)
    bytes = Array(repeating: 0, count: width)
  }

  /// Adds an edge of a height within the row that goes from one x to another, from 0 to the width.
  ///
  /// - Parameters:
  ///   - one: the x at one end.
  ///   - other: the x at the other end.
  ///   - height: the height, in pixels; negative of a right edge.
  mutating func add(from one: Double, to other: Double, height: Double) {
    let (start, end) = (min(one, other), max(one, other))
    let first = Int(start)
    let last = end > start ? max(first, Int(end.rounded(.up)) - 1) : first
    if first == last {
      add(height, at: first, distance: (start + end) / 2 - Double(first))
    } else {
      let slope = height / (end - start)
      for column in first...last {
        let (left, right) = (max(start, Double(column)), min(end, Double(column + 1)))
        add(slope * (right - left), at: column, distance: (left + right) / 2 - Double(column))
      }
    }
    touched = min(touched?.lowerBound ?? first, first)..<max(touched?.upperBound ?? 0, last + 2)
  }

  private mutating func add(_ height: Double, at column: Int, distance: Double) {
    changes[column] += height * (1 - distance)
    changes[column + 1] += height * distance
  }

  /// Sums up the changes, forgets them, and returns the columns that may have coverage.
  mutating func finish() -> Range<Int>? {
    guard let touched else { return nil }
    var sum = 0.0
    var byte: UInt8 = 0
    let end = min(touched.upperBound, bytes.count)
    for column in touched {
      if changes[column] != 0 {
        sum += changes[column]
        changes[column] = 0
        byte = Self.byte(sum)
      }
      if column < end { bytes[column] = byte }
    }
    self.touched = nil
    guard byte > 0, end < bytes.count else {
      return touched.lowerBound..<max(end, touched.lowerBound)
    }
    // The right edge is outside.
    for column in end..<bytes.count { bytes[column] = byte }
    return touched.lowerBound..<bytes.count
  }

  /// A share from 0 to 1 as a byte, to the nearest.
  static func byte(_ share: Double) -> UInt8 {
    share > 0 ? share < 1 ? UInt8(share * 255 + 0.5) : 255 : 0
  }
}
