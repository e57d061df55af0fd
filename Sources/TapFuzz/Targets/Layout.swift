import TapLayout
import TapTestSupport
import TapText

extension FuzzTarget {
  /// A layout of any text under any options keeps the laws of layouts for every query.
  static let layout = FuzzTarget(name: "layout") { bytes in
    guard bytes.count <= 2_000 else { return }
    var input = FuzzInput(bytes)
    let options = RandomLayout.options(&input)
    let width = RandomLayout.width(&input)
    let shaper = CellShaper(
      width: input.once(in: 4) ? 7.3 : 8, height: 16, ambiguousWidth: 1 + input.number(below: 2),
      narrowsTextPresentation: bytes.count % 4 == 0)
    let points = (0..<4).map { _ in
      Point(x: Double(input.number(below: 500)) - 50, y: Double(input.number(below: 300)) - 20)
    }
    // The links' places are choices too: the text comes last.
    var decoration = SeededGenerator(seed: input.number(below: 65_536))
    var text = AttributedText(input.text())
    RandomLayout.decorate(&text, &decoration)

    show(text.string(in: 0..<text.utf8Count).debugDescription)
    show("width \(width), \(shaper), \(options)")
    text.links.forEach { show("\($0)") }

    let layout = TextLayout(text, width: width, options: options, shaper: shaper)
    let violation = LayoutLaws.violation(in: layout)
    require(violation == nil, violation ?? "")
    for point in points {
      let violation = LayoutLaws.violation(in: layout, at: point)
      require(violation == nil, violation ?? "")
      require(!layout.explanation(at: point).isEmpty, "a hit has an explanation")
    }
    // Sums of whole cells are exact, so nothing may differ by where chunks begin.
    if shaper.width == 8 { checkChanges(of: layout, shaper, &decoration) }
  }

  /// Another width, an edit and a lazy layout come to what a layout from scratch comes to.
  private static func checkChanges(
    of layout: TextLayout, _ shaper: CellShaper, _ choices: inout SeededGenerator
  ) {
    let options = layout.options
    let width = RandomLayout.width(&choices)
    let resized = LayoutLaws.difference(
      layout.resized(to: width),
      TextLayout(layout.text, width: width, options: options, shaper: shaper))
    require(resized == nil, "resized to \(width): \(resized ?? "")")

    var text = layout.text
    let scalars = text.scalarOffset(at: text.utf8Count).rawValue
    let range = choices.range(within: scalars)
    let start = text.offset(at: ScalarOffset(range.lowerBound))
    let end = text.offset(at: ScalarOffset(range.upperBound))
    var piece = AttributedText(TextPool.text(of: choices.number(below: 4), &choices))
    RandomLayout.decorate(&piece, &choices)
    text.replaceSubrange(start..<end, with: piece)
    let whole = TextLayout(text, width: layout.width, options: options, shaper: shaper)
    let edited = LayoutLaws.difference(layout.updated(to: text), whole)
    require(edited == nil, "edited at \(start)..<\(end): \(edited ?? "")")

    var lazy = TextLayout(lazily: text, width: layout.width, options: options, shaper: shaper)
    for y in [40, 200, 1e9] { lazy = lazy.prepared(upTo: y) }
    let prepared = LayoutLaws.difference(lazy, whole)
    require(prepared == nil, "laid out lazily: \(prepared ?? "")")
  }
}
