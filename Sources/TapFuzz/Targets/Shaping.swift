import TapLayout
import TapShaping
import TapTestSupport
import TapText

extension FuzzTarget {
  /// A layout in real fonts keeps the laws of layouts, and shaping words one by one, editing and
  /// laying out lazily change nothing.
  static let shaping = FuzzTarget(name: "shaping") { bytes in
    guard bytes.count <= 2_000, let shaper = FuzzFonts.shaper else { return }
    var input = FuzzInput(bytes)
    let options = RandomLayout.options(&input)
    let width = RandomLayout.width(&input)
    var decoration = SeededGenerator(seed: input.number(below: 65_536))
    var text = AttributedText(input.text())
    RandomLayout.decorate(&text, &decoration)
    show(text.string(in: 0..<text.utf8Count).debugDescription)
    show("width \(width), \(options)")
    show("\(text.attributeRuns(in: 0..<text.utf8Count))")

    let layout = TextLayout(text, width: width, options: options, shaper: shaper)
    let violation = LayoutLaws.violation(in: layout)
    require(violation == nil, violation ?? "")
    let whole = LayoutLaws.difference(
      layout, TextLayout(text, width: width, options: options, shaper: shaper.shapingWhole()))
    require(whole == nil, "shaped without words: \(whole ?? "")")

    let lazy = TextLayout(lazily: text, width: width, options: options, shaper: shaper)
    let prepared = LayoutLaws.difference(lazy.prepared(upTo: 40).prepared(upTo: 1e9), layout)
    require(prepared == nil, "laid out lazily: \(prepared ?? "")")
    checkEdit(of: layout, shaper, &decoration)
  }

  private static func checkEdit(
    of layout: TextLayout, _ shaper: HarfBuzzShaper, _ choices: inout SeededGenerator
  ) {
    var text = layout.text
    let range = choices.range(within: text.scalarOffset(at: text.utf8Count).rawValue)
    let start = text.offset(at: ScalarOffset(range.lowerBound))
    let end = text.offset(at: ScalarOffset(range.upperBound))
    var piece = AttributedText(TextPool.text(of: choices.number(below: 4), &choices))
    RandomLayout.decorate(&piece, &choices)
    text.replaceSubrange(start..<end, with: piece)
    let fresh = TextLayout(text, width: layout.width, options: layout.options, shaper: shaper)
    let edited = LayoutLaws.difference(layout.updated(to: text), fresh)
    require(edited == nil, "edited at \(start)..<\(end): \(edited ?? "")")
  }
}
