import TapLayout
import TapShaping
import TapTestSupport
import TapText

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

  /// The width of the box for a character that no font has, at the size of an offset.
  func missingWidth(at offset: Int) -> Double { width(of: "\u{10FFFF}", at: offset) }

  /// The width of a picture of the emoji font at the size of an offset.
  func pictureWidth(at offset: Int) -> Double { width(of: "\u{1F600}", at: offset) }

  /// The width of a hyphen at the size of an offset.
  func hyphenWidth(at offset: Int) -> Double { width(of: "\u{2010}", at: offset) }

  /// The width of an emoji of one character in the first font; `nil` where that has none for it.
  func firstFontWidth(of cluster: Range<Int>) -> Double? {
    let text = record.string(in: cluster)
    guard text.unicodeScalars.count == 1, let scalar = text.unicodeScalars.first,
      faces.count > 1, faces[0].covers(scalar),
      let shaper = try? HarfBuzzShaper(
        FontCollection([faces[0]]), size: record.size(at: cluster.lowerBound))
    else { return nil }
    return shaper.width(of: text, attributes: TextAttributes())
  }

  /// How many letters of a conjunct are drawn by themselves, those without the vowel behind them: a
  /// half letter is one, letters that join into one shape are one together, and an R in front is a
  /// mark above.
  func partCount(of cluster: Range<Int>) -> Int {
    let scalars = Array(record.string(in: cluster).unicodeScalars)
    let isLetter: (Unicode.Scalar) -> Bool = { $0.properties.generalCategory == .otherLetter }
    guard let last = scalars.lastIndex(where: isLetter) else { return 1 }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[...last])
    let layout = TextLayout(
      AttributedText(String(text)), width: .infinity, options: LayoutOptions(), shaper: shaper)
    var places: Set<Double> = []
    layout.forEachRun(inLine: 0) { run in run.forEachGlyph { places.insert($0.x) } }
    let hasRepha = scalars.count > 2 && scalars[0] == "\u{930}" && scalars[1] == "\u{94D}"
    return max(1, places.count - (hasRepha ? 1 : 0))
  }

  private func width(of text: String, at offset: Int) -> Double {
    var attributes = TextAttributes()
    attributes.fontSize = record.size(at: offset)
    return shaper.width(of: text, attributes: attributes)
  }

  /// Whether no font has some character of a cluster.
  private func isMissing(_ cluster: Range<Int>) -> Bool {
    !record.string(in: cluster).unicodeScalars.allSatisfy { scalar in
      faces.contains { $0.covers(scalar) }
    }
  }
}
