import TapUnicode

/// Finds where clusters start.
enum ClusterSegmenter {
  /// Returns a bit for each byte, set where a cluster starts, of a text that starts with one.
  static func starts(of text: Span<UInt8>) -> BitString {
    var bits = BitString(count: text.count)
    guard text.count > 0 else { return bits }
    bits[0] = true
    var ends: [UInt32] = []
    appendEnds(of: text, into: &ends)
    for end in ends where Int(end) < text.count { bits[Int(end)] = true }
    return bits
  }

  /// Appends the end of each cluster, by ICU.
  static func appendEnds(of text: Span<UInt8>, into ends: inout [UInt32]) {
    do throws(UnicodeError) {
      var finder = try BoundaryFinder(.cluster)
      finder.boundaries(of: text, into: &ends)
    } catch {
      // ICU keeps its cluster rules in the library itself; without them nothing here works.
      preconditionFailure("ICU has no cluster rules: \(error)")
    }
  }

  /// Returns whether a cluster certainly ends between two scalars, whatever else is around them.
  ///
  /// `false` proves nothing.
  static func isSureBoundary(between before: DecodedScalar, and after: DecodedScalar) -> Bool {
    if before.value == 0x0D, after.value == 0x0A { return false }
    let traits = ScalarProperties.shared[before.value]
    return traits.isHardBreak || traits.isPlain && ScalarProperties.shared[after.value].isPlain
  }

  /// Returns whether a cluster certainly ends at an offset inside a text.
  static func isSureBoundary(_ offset: Int, in text: Span<UInt8>) -> Bool {
    isSureBoundary(between: text.scalar(before: offset), and: text.scalar(at: offset))
  }

  /// Returns whether a cluster ends where two texts meet; the first starts with a cluster.
  ///
  /// - Complexity: O(1) nearly always; O(*n*) where the whole first text offers no sure boundary.
  static func isBoundary(between left: Span<UInt8>, and right: Span<UInt8>) -> Bool {
    let last = left.scalar(before: left.count)
    let next = right.scalar(at: 0)
    if isSureBoundary(between: last, and: next) { return true }
    var start = left.count - last.length
    while start > 0, !isSureBoundary(start, in: left) {
      start -= left.scalar(before: start).length
    }
    var joined = left.extracting(start..<left.count).copied()
    let seam = joined.count
    right.extracting(0..<next.length).append(to: &joined)
    var ends: [UInt32] = []
    appendEnds(of: joined.span, into: &ends)
    return ends.contains(UInt32(seam))
  }
}
