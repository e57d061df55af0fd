import TapText
import TapUnicode

extension ShapedClusters {
  /// Adds the spacing that attributes ask for behind letters and words, where a cluster has a width.
  ///
  /// Letters of a cursive script stay joined, and what a font draws as one, a conjunct say, is one
  /// letter to spacing (CSS Text 3, section 8.2).
  mutating func addSpacing(of text: Span<UInt8>, _ request: ShapingRequest) {
    var group = 0
    for run in request.attributes {
      let letters = Self.points(run.attributes.letterSpacing)
      let words = Self.points(run.attributes.wordSpacing)
      guard letters != 0 || words != 0 else { continue }
      let asked = request.clusters
      let first = max(request.cluster(from: run.utf8Range.lowerBound), asked.lowerBound)
      let end = min(request.cluster(from: run.utf8Range.upperBound), asked.upperBound)
      for cluster in first..<max(first, end) {
        let place = cluster - asked.lowerBound
        let advance = advances[place]
        guard advance > 0 else { continue }
        let scalar = text.scalar(at: request.byte(cluster)).value
        var spacing = words != 0 && isWordSeparator(scalar) ? words : 0
        if letters != 0, !Script.isCursive(scalar), endsGroup(place, &group) { spacing += letters }
        advances[place] = max(0, advance + spacing)
      }
    }
  }

  /// Whether a cluster is the last that shows of a group of glyphs, or in none.
  ///
  /// `group` is the first group that may hold the cluster, for clusters that ascend.
  private func endsGroup(_ cluster: Int, _ group: inout Int) -> Bool {
    let groups = glyphs.groups
    func end() -> Int { Int(groups[group].first) + Int(groups[group].count) }
    while group < groups.count, end() <= cluster { group += 1 }
    guard group < groups.count, groups[group].first <= cluster else { return true }
    return advances[(cluster + 1)..<end()].allSatisfy { $0 <= 0 }
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
