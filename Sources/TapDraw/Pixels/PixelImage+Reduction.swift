extension PixelImage {
  /// Returns the image with fewer pixels, each the mean of the area that it stands for.
  ///
  /// - Parameters:
  ///   - newWidth: the new width, from 1 to the width.
  ///   - newHeight: the new height, from 1 to the height.
  /// - Returns: the smaller image, or this one where it is not larger.
  /// - Complexity: O(width · height).
  func reduced(width newWidth: Int, height newHeight: Int) -> PixelImage {
    guard newWidth < width || newHeight < height else { return self }
    let rows = Self.reduced(
      bytes.map(Float.init), count: width, to: newWidth, lines: height, step: 4,
      lineStep: 4 * width)
    let columns = Self.reduced(
      rows, count: height, to: newHeight, lines: newWidth, step: 4 * newWidth, lineStep: 4)
    return PixelImage(
      premultiplied: columns.map { UInt8(min($0 + 0.5, 255)) }, width: newWidth,
      height: newHeight)
  }

  /// Reduces each line of pixels, along a row or a column, and writes them at the same steps.
  private static func reduced(
    _ values: [Float], count: Int, to newCount: Int, lines: Int, step: Int, lineStep: Int
  ) -> [Float] {
    let isAlongRows = step == 4
    let newLineStep = isAlongRows ? 4 * newCount : lineStep
    var result = [Float](repeating: 0, count: 4 * newCount * lines)
    let ratio = Double(count) / Double(newCount)
    for place in 0..<newCount {
      let (start, end) = (Double(place) * ratio, Double(place + 1) * ratio)
      let first = min(Int(start), count - 1)
      let last = min(max(Int(end.rounded(.up)) - 1, first), count - 1)
      for source in first...last {
        let share = max(0, min(end, Double(source + 1)) - max(start, Double(source))) / ratio
        for line in 0..<lines {
          let from = line * lineStep + source * step
          let to = line * newLineStep + place * step
          for part in 0..<4 { result[to + part] += values[from + part] * Float(share) }
        }
      }
    }
    return result
  }
}
