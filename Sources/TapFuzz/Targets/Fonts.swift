import TapLayout
import TapShaping
import TapTestSupport
import TapText

extension FuzzTarget {
  /// A font file with any damage is refused or used, and a layout in it keeps its laws.
  static let fonts = FuzzTarget(name: "fonts") { bytes in
    guard bytes.count <= 2_000, !FuzzFonts.small.isEmpty else { return }
    var input = FuzzInput(bytes)
    var font = input.pick(FuzzFonts.small)
    for _ in 0..<input.number(below: 12) {
      // Half of the damage goes where the tables are listed, the rest anywhere.
      let place = input.flag() ? input.number(below: 400) : input.number(below: 1 << 24)
      font[place % font.count] = UInt8(input.byte())
    }
    if input.once(in: 8) { font.removeLast(input.number(below: 1 << 24) % font.count) }
    let text = AttributedText(String(input.text().prefix(60)))
    show(text.string(in: 0..<text.utf8Count).debugDescription)
    guard let face = try? FontFace(bytes: font), let collection = try? FontCollection([face]),
      let shaper = try? HarfBuzzShaper(collection)
    else { return }
    let layout = TextLayout(text, width: 90, shaper: shaper)
    let violation = LayoutLaws.violation(in: layout)
    require(violation == nil, violation ?? "")
    let bounds = layout.bounds
    require(bounds.height.isFinite && bounds.width.isFinite, "a box of \(bounds)")
  }
}
