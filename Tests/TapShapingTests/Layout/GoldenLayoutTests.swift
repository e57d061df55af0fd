import FoundationEssentials
import TapLayout
import TapShaping
import TapTestSupport
import TapText
import Testing

/// Each text of a script with the dump of its layout beside it in `corpus/layouts/NAME.golden`.
///
/// A dump names for each cluster its letters, its edges and its glyphs, so that who reads the
/// script can tell whether all is right. `TAP_ACCEPT=1` writes the dumps anew; read what differs
/// before you commit it.
@Suite struct GoldenLayoutTests {
  /// The texts with the font of their script; what it lacks the fonts of every script show.
  static let texts = [
    ("arabic-marks", "NotoNaskhArabic-Regular.ttf"), ("arabic", "NotoSansArabic-Regular.ttf"),
    ("bengali", "NotoSansBengali-Regular.ttf"), ("devanagari", "NotoSansDevanagari-Regular.ttf"),
    ("emoji", "DejaVuSans.ttf"), ("hangul-jamo", "NotoSansCJK-Regular.ttc"),
    ("hebrew", "NotoSansHebrew-Regular.ttf"), ("japanese", "NotoSansCJK-Regular.ttc"),
    ("khmer", "NotoSansKhmer-Regular.ttf"), ("myanmar", "NotoSansMyanmar-Regular.ttf"),
    ("tamil", "NotoSansTamil-Regular.ttf"), ("thai", "NotoSansThai-Regular.ttf"),
  ]

  @Test(arguments: texts)
  func `a script is laid out as its dump says`(name: String, font: String) throws {
    let file = try #require(CorpusFile.all(in: "texts").first { "\($0)" == "\(name).txt" })
    let shaper = try TestShapers.shaper([font] + TestShapers.everyScript, size: 20)
    let layout = TextLayout(AttributedText(try file.text()), width: 320, shaper: shaper)
    let found = "font \(font) 20, width 320\n" + dump(layout)
    let path = file.path.replacing("/texts/\(name).txt", with: "/layouts/\(name).golden")
    if ProcessInfo.processInfo.environment["TAP_ACCEPT"] == "1" {
      try Data(found.utf8).write(to: URL(filePath: path))
    }
    #expect(try found == String(contentsOfFile: path, encoding: .utf8))
  }

  private func dump(_ layout: TextLayout) -> String {
    var lines: [String] = []
    for index in 0..<layout.lineCount {
      let line = layout.line(at: index)
      lines.append(
        "line \(index), utf8 \(line.utf8Range), x \(short(line.rect.x))..\(short(line.rect.maxX)), "
          + "y \(short(line.rect.y)), baseline \(short(line.baseline))")
      layout.forEachRun(inLine: index) { run in
        let font = run.font.flatMap { layout.outlines?.describe($0).family } ?? "no font"
        let direction = run.direction == .leftToRight ? "left to right" : "right to left"
        lines.append("  \(font), \(direction)")
        run.forEachCluster { box in
          lines.append("    \(short(box.minX)) \(short(box.maxX))  \(letters(box, layout.text))")
        }
        var glyphs: [String] = []
        run.forEachGlyph { glyphs.append("\($0.glyph)@\(short($0.x)),\(short($0.y))") }
        lines.append("    glyphs \(glyphs.joined(separator: " "))")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The letters of a box, and their numbers where it holds several.
  private func letters(_ box: LineBox, _ text: AttributedText) -> String {
    let string = text.string(in: box.utf8Range)
    let numbers = string.unicodeScalars.map { String($0.value, radix: 16, uppercase: true) }
    return "\(string)  \(numbers.joined(separator: " "))"
  }

  private func short(_ number: Double) -> String {
    let hundredths = Int((number * 100).rounded())
    let sign = hundredths < 0 ? "-" : ""
    let rest = abs(hundredths) % 100
    return "\(sign)\(abs(hundredths) / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
