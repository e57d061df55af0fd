/// What is drawn where a shape is: one color, or the pixels of an image or a group.
struct PixelPaint {
  private let blending: PixelBlending
  private let source: Source

  private enum Source {
    case color(UInt32)
    case rows((Int, Range<Int>) -> [UInt32])
  }

  /// Makes a paint of one color, a premultiplied pixel in the order of the memory.
  init(color: UInt32, blending: PixelBlending) {
    self.blending = blending
    source = .color(color)
  }

  /// Makes a paint that gives the pixels of some columns of a row, in the order of the memory.
  init(blending: PixelBlending, rows: @escaping (Int, Range<Int>) -> [UInt32]) {
    self.blending = blending
    source = .rows(rows)
  }

  /// Draws on columns of a row, of which `coverage` has one byte each from the column `first` on.
  func draw(
    on memory: PixelMemory, row: Int, columns: Range<Int>, coverage: [UInt8], from first: Int
  ) {
    switch source {
    case .color(let color):
      let isOpaque = color >> 24 == 255
      let blending = blending
      memory.update(row: row, columns: columns) { column, below in
        let share = coverage[column - first]
        if share == 0 { return below }
        if share == 255, isOpaque { return color }
        return Self.over(PixelMath.product(color, share), below, blending)
      }
    case .rows(let pixels):
      let pixels = pixels(row, columns)
      let blending = blending
      memory.update(row: row, columns: columns) { column, below in
        let share = coverage[column - first]
        if share == 0 { return below }
        let pixel = PixelMath.product(pixels[column - columns.lowerBound], share)
        return Self.over(pixel, below, blending)
      }
    }
  }

  private static func over(
    _ source: UInt32, _ below: UInt32, _ blending: PixelBlending
  ) -> UInt32 {
    switch blending {
    case .encoded: PixelMath.over(source, below)
    case .linear: LinearLight.over(source, below)
    }
  }
}
