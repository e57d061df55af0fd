import TapLayout
import TapText

/// A shaper whose clusters are half as wide as the font is high, as a font's would depend on it.
struct SizedShaper: Shaper {
  func metrics(of attributes: TextAttributes) -> FontMetrics {
    FontMetrics(ascent: size(attributes) * 0.8, descent: size(attributes) * 0.2)
  }

  var hasUniformMetrics: Bool { false }

  func shape(
    _ text: Span<UInt8>, starts: Span<UInt32>, attributes: [AttributeRun],
    advances: inout MutableSpan<Float>
  ) {
    for index in 0..<advances.count {
      let offset = starts.isEmpty ? index : Int(starts[index])
      let run = attributes.first { $0.range.contains(offset) }
      advances[index] = Float(size(run?.attributes ?? TextAttributes()) / 2)
    }
  }

  func width(of text: String, attributes: TextAttributes) -> Double {
    Double(text.count) * size(attributes) / 2
  }

  private func size(_ attributes: TextAttributes) -> Double { attributes.fontSize ?? 16 }
}
