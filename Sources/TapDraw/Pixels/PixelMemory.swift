import TapPlatform

/// Rows of premultiplied pixels in memory, of its own or of a caller's.
@safe final class PixelMemory {
  /// The columns and rows of the picture that the memory holds.
  let bounds: PixelBounds
  let bytesPerRow: Int
  private let base: UnsafeMutableRawPointer
  private let isOwned: Bool

  /// Makes memory for some pixels, all transparent; `nil` where there is not as much.
  init?(bounds: PixelBounds) {
    guard let base = unsafe calloc(max(bounds.width * bounds.height, 1), 4) else { return nil }
    self.bounds = bounds
    bytesPerRow = 4 * bounds.width
    unsafe self.base = base
    isOwned = true
  }

  /// Takes memory of a caller's, which keeps it alive.
  @unsafe init(borrowing base: UnsafeMutableRawPointer, bounds: PixelBounds, bytesPerRow: Int) {
    self.bounds = bounds
    self.bytesPerRow = bytesPerRow
    unsafe self.base = base
    isOwned = false
  }

  deinit { if isOwned { unsafe free(base) } }

  /// The pixels of a row from a column on.
  ///
  /// - Precondition: The row and the columns are within the bounds.
  private func start(row: Int, columns: Range<Int>) -> UnsafeMutableRawPointer {
    precondition(
      row >= bounds.minY && row < bounds.maxY && columns.lowerBound >= bounds.minX
        && columns.upperBound <= bounds.maxX, "pixels outside of their memory")
    let column = columns.lowerBound - bounds.minX
    return unsafe base + ((row - bounds.minY) * bytesPerRow + 4 * column)
  }

  /// Replaces each pixel of some columns of a row, from the left, by what `body` makes of it.
  ///
  /// A pixel has its first byte lowest, on every machine.
  @inline(__always)
  func update(row: Int, columns: Range<Int>, _ body: (Int, UInt32) -> UInt32) {
    let start = unsafe start(row: row, columns: columns)
    for (index, column) in columns.enumerated() {
      let pixel = unsafe UInt32(
        littleEndian: start.loadUnaligned(fromByteOffset: 4 * index, as: UInt32.self))
      unsafe start.storeBytes(
        of: body(column, pixel).littleEndian, toByteOffset: 4 * index, as: UInt32.self)
    }
  }

  /// The pixels of some columns of a row.
  func pixels(row: Int, columns: Range<Int>) -> [UInt32] {
    let start = unsafe start(row: row, columns: columns)
    return columns.indices.map { column in
      unsafe UInt32(
        littleEndian: start.loadUnaligned(
          fromByteOffset: 4 * (column - columns.lowerBound), as: UInt32.self))
    }
  }

  /// Calls `body` with the memory of all rows.
  @unsafe func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    let count = bounds.isEmpty ? 0 : (bounds.height - 1) * bytesPerRow + 4 * bounds.width
    return unsafe body(UnsafeRawBufferPointer(start: base, count: count))
  }
}
