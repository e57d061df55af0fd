import TapLayout
import TapText

/// The runs of a line in words that a person can read.
enum RunListing {
  /// One line a run, such as `"fi" 0..8 at 12 regular16: 64257@0`.
  static func lines(
    _ layout: TextLayout, line: Int = 0,
    within visible: Range<Double> = -Double.infinity..<Double.infinity
  ) -> [String] {
    var lines: [String] = []
    layout.forEachRun(inLine: line, within: visible) { lines.append(words($0, in: layout)) }
    return lines
  }

  private static func words(_ run: LineRun, in layout: TextLayout) -> String {
    var words = run.region == .cluster ? "" : "\(run.region.name) "
    words += run.text.string(in: run.utf8Range).debugDescription
    words += " \(short(run.rect.x))..\(short(run.rect.maxX)) at \(short(run.baseline))"
    if run.direction == .rightToLeft { words += " rtl" }
    if let link = run.link { words += " link \(link)" }
    guard let font = run.font else { return words }
    words += " font \(font.rawValue >> 8)/\(font.rawValue & 255):"
    run.forEachGlyph { glyph in
      words += " \(name(glyph.glyph))@\(short(glyph.x))"
      if glyph.y != run.baseline { words += ",\(short(glyph.y - run.baseline))" }
    }
    if run.sides.lowerBound.isFinite { words += " from \(short(run.sides.lowerBound))" }
    if run.sides.upperBound.isFinite { words += " to \(short(run.sides.upperBound))" }
    return words
  }

  /// The glyph as the character that it is the number of, where that is a plain letter.
  private static func name(_ glyph: UInt16) -> String {
    switch glyph {
    case 33...126: String(Unicode.Scalar(UInt8(glyph)))
    case 32: "_"
    default: String(glyph, radix: 16)
    }
  }

  private static func short(_ number: Double) -> String {
    number == number.rounded() ? "\(Int(number))" : "\(number)"
  }
}
