import TapText
import TapUnicode

extension ShapedClusters {
  /// Adds the spacing that attributes ask for behind letters and words, where a cluster has a width.
  mutating func addSpacing(of text: Span<UInt8>, _ request: ShapingRequest) {
    for run in request.attributes {
      let letters = Self.points(run.attributes.letterSpacing)
      let words = Self.points(run.attributes.wordSpacing)
      guard letters != 0 || words != 0 else { continue }
      let asked = request.clusters
      let first = max(request.cluster(from: run.range.lowerBound), asked.lowerBound)
      let end = min(request.cluster(from: run.range.upperBound), asked.upperBound)
      for cluster in first..<max(first, end) {
        let advance = advances[cluster - asked.lowerBound]
        guard advance > 0 else { continue }
        let isSeparator =
          words != 0 && isWordSeparator(text.scalar(at: request.byte(cluster)).value)
        advances[cluster - asked.lowerBound] = max(
          0, advance + letters + (isSeparator ? words : 0))
      }
    }
  }

  /// A spacing that counts; what is no number or endless is none.
  private static func points(_ spacing: Double) -> Float {
    let points = Float(spacing)
    return points.isFinite ? points : 0
  }
}

/// Whether a scalar parts words and grows with the space between them (CSS Text 3, section 8.1).
///
/// Spaces of a fixed width do not.
func isWordSeparator(_ scalar: UInt32) -> Bool {
  switch scalar {
  case 0x20, 0xA0, 0x1361, 0x10100, 0x10101, 0x1039F, 0x1091F: true
  default: false
  }
}
