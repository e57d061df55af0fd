import TapShaping
import TapTestSupport

/// A record with the fonts that it was measured with.
struct Subject {
  let record: Record
  let shaper: HarfBuzzShaper
  private let faces: [FontFace]

  /// Loads the fonts of a record; the test is skipped where one is not installed.
  init(_ record: Record) throws {
    self.record = record
    faces = try record.fonts.map { name in
      let parts = name.split(separator: "#")
      let index = parts.count > 1 ? Int(parts[1]) : 0
      return try FontFace(file: TestFonts.path(of: String(parts[0])), index: index ?? 0)
    }
    shaper = try HarfBuzzShaper(
      FontCollection(faces), size: record.size, language: record.lang)
  }

  /// Why the other program may give a cluster another advance than ours; `nil` for no reason.
  func otherAdvance(of cluster: Range<Int>) -> Cause? {
    if record.isEmoji(cluster) { return .emoji }
    if record.isControl(cluster) { return .control }
    if record.hasSpacedConjunct(cluster) { return .spacing }
    guard record.rival == .pango else { return nil }
    if isMissing(cluster) { return .missing }
    return record.fonts.count > 1 && record.isCommon(cluster) ? .neighborFont : nil
  }

  /// Whether no font has some character of a cluster.
  private func isMissing(_ cluster: Range<Int>) -> Bool {
    !record.string(in: cluster).unicodeScalars.allSatisfy { scalar in
      faces.contains { $0.covers(scalar) }
    }
  }
}
