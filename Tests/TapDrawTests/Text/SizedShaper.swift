import TapLayout
import TapText

/// A shaper whose clusters are half as wide as the font is high, as a font's would depend on it.
struct SizedShaper: Shaper {
  func metrics(of attributes: TextAttributes) -> FontMetrics {
    FontMetrics(ascent: size(attributes) * 0.8, descent: size(attributes) * 0.2)
  }

  var hasUniformMetrics: Bool { false }

  func shape(
    _ text: Span<UInt8>, _ request: ShapingRequest, into result: inout ShapedClusters
  ) {
    for index in 0..<result.count {
      let offset = request.byte(request.clusters.lowerBound + index)
      let run = request.attributes.first { $0.utf8Range.contains(offset) }
      result.advances[index] = Float(size(run?.attributes ?? TextAttributes()) / 2)
    }
  }

  func width(of text: String, attributes: TextAttributes) -> Double {
    Double(text.count) * size(attributes) / 2
  }

  private func size(_ attributes: TextAttributes) -> Double { attributes.fontSize ?? 16 }
}
