import TapAudit
import TapLayout
import TapTestSupport
import TapText

extension FuzzTarget {
  /// What a touch hits adds up to 1 for any layout, and two layouts differ just where their hits do.
  static let audit = FuzzTarget(name: "audit") { bytes in
    guard bytes.count <= 2_000 else { return }
    var input = FuzzInput(bytes)
    let options = RandomLayout.options(&input)
    let width = RandomLayout.width(&input)
    let otherWidth = RandomLayout.width(&input)
    let spread = Double(1 + input.number(below: 90)) / 10
    let point = Point(x: Double(input.number(below: 500)) - 50, y: Double(input.number(below: 300)))
    var decoration = SeededGenerator(seed: input.number(below: 65_536))
    var text = AttributedText(input.text())
    RandomLayout.decorate(&text, &decoration)
    show(text.string(in: 0..<text.utf8Count).debugDescription)
    show("width \(width), then \(otherWidth), spread \(spread), \(point)")

    let shaper = CellShaper(width: 8, height: 16)
    let layout = TextLayout(text, width: width, options: options, shaper: shaper)
    checkSums(of: layout, aimedAt: point, spread: spread)
    let other = TextLayout(text, width: otherWidth, options: options, shaper: shaper)
    checkDifference(from: layout, to: other)
  }

  private static func checkSums(of layout: TextLayout, aimedAt point: Point, spread: Double) {
    guard let model = try? TouchModel(spread: (spread, spread / 2)) else {
      return require(false, "a spread of \(spread) is one")
    }
    let prediction = TapPrediction(layout, model: model)
    let outcomes = prediction.outcomes(aimedAt: point)
    let background = prediction.background(aimedAt: point)
    let sum = outcomes.links.reduce(0) { $0 + $1.probability }
    let all = background.reduce(sum) { $0 + $1.probability }
    require(abs(all - 1) <= 1e-9, "probabilities add up to \(all)")
    for link in layout.text.links.indices {
      guard let mean = prediction.outcomes(ofLink: link) else { continue }
      require(mean[link] > 0 && mean[link] <= 1 + 1e-9, "link \(link) is hit with \(mean[link])")
    }
  }

  private static func checkDifference(from one: TextLayout, to other: TextLayout) {
    require(LayoutDifference(from: one, to: one).isEmpty, "a layout differs from itself")
    let difference = LayoutDifference(from: one, to: other)
    for area in difference.areas {
      let center = area.rect.center
      require(one.hit(at: center).link == area.before, "\(area) before")
      require(other.hit(at: center).link == area.after, "\(area) after")
    }
    let back = LayoutDifference(from: other, to: one)
    require(back.areas.count == difference.areas.count, "differences are symmetric")
  }
}
