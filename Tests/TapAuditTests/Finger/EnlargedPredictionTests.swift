import TapAudit
import TapInteraction
import TapLayout
import TapTestSupport
import TapText
import Testing

@Suite struct EnlargedPredictionTests {
  /// A way to enlarge links, and a prediction with it for a random layout.
  private static func random(_ random: inout SeededGenerator) -> TapPrediction {
    let layout = LinkedLayout.random(&random)
    let scale: ScreenScale = random.pick([.phone, .tablet, .desktop])
    let model: TouchModel = random.pick([.finger, .mouse, .pen])
    let overText = random.pick(TargetEnlargement.TextReach.allCases)
    let enlargement: TargetEnlargement = random.pick([
      .slop(Double(random.number(below: 30)), overText: overText),
      .expandTo(Double(random.number(below: 50)), overText: overText),
      .likelihood(model.spread(on: scale), overText: overText),
      .slop(millimeters: 2, pointsPerMillimeter: 6, overText: overText),
    ])
    return TapPrediction(layout, model: model, scale: scale, enlargement: enlargement)
  }

  private static func point(in layout: TextLayout, _ random: inout SeededGenerator) -> Point {
    Point(
      x: Double(random.number(below: 1_000)) / 1_000 * min(max(layout.bounds.width, 1), 400),
      y: Double(random.number(below: 1_000)) / 1_000 * max(layout.bounds.height, 1))
  }

  @Test(arguments: 0..<12)
  func `enlarged links are hit as samples hit them, within four standard errors`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let prediction = Self.random(&random)
    let layout = prediction.layout
    let point = Self.point(in: layout, &random)
    var touches = TouchSampler(prediction.model, prediction.scale, seed: seed)
    let count = 3_000
    var links = [Int](repeating: 0, count: layout.text.linkCount)
    for _ in 0..<count {
      let touch = touches.touch(aimedAt: point)
      if let target = layout.target(at: touch, enlargement: prediction.enlargement) {
        links[target.link] += 1
      }
    }
    let outcomes = prediction.outcomes(aimedAt: point)
    for (link, seen) in links.enumerated() {
      #expect(SampleCount.isNear(seen, outcomes[link], of: count), "link \(link)")
    }
  }

  @Test(arguments: 0..<8)
  func `enlarged links and the background add up to 1`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let prediction = Self.random(&random)
    let point = Self.point(in: prediction.layout, &random)
    let target = Size(width: Double(random.number(below: 60)), height: 20)
    let outcomes = prediction.outcomes(aimedAt: point, target: target)
    let background = prediction.background(aimedAt: point, target: target)
    let sum = outcomes.links.reduce(0) { $0 + $1.probability }
    #expect(abs(sum + background.reduce(0) { $0 + $1.probability } - 1) <= 1e-9)
    #expect(outcomes.links.allSatisfy { $0.probability >= 0 && $0.probability <= 1 })
  }

  @Test(arguments: 0..<6)
  func `an enlargement by nothing changes nothing`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let layout = LinkedLayout.random(&random)
    let plain = TapPrediction(layout)
    let point = Self.point(in: layout, &random)
    for enlargement in [TargetEnlargement.slop(0), .expandTo(0)] {
      let enlarged = TapPrediction(layout, enlargement: enlargement)
      let (one, other) = (plain.outcomes(aimedAt: point), enlarged.outcomes(aimedAt: point))
      for link in 0..<layout.text.linkCount { #expect(abs(one[link] - other[link]) < 1e-9) }
    }
  }

  @Test func `a link that is as large enlarged as another is plain is hit as often`() {
    // 20 by 20 expanded to 40 in the middle of a wide box is the square of 40 around it.
    let layout = LinkedLayout.make("[ab]", width: 200) {
      $0.alignment = .center
      $0.lineHeight = .absolute(20)
      $0.insets = Insets(top: 60, left: 0, bottom: 60, right: 0)
    }
    let center = LinkedLayout.rects(ofLink: 0, in: layout)[0].center
    let prediction = TapPrediction(layout, enlargement: .expandTo(40))
    let spread = (
      x: 1.68.squareRoot() * 160 / 25.4, y: 1.33.squareRoot() * 160 / 25.4
    )
    let exact = NormalTable.central(20 / spread.x) * NormalTable.central(20 / spread.y)
    #expect(abs(prediction.outcomes(aimedAt: center)[0] - exact) < 1e-6)
  }

  @Test func `slop around a link adds quarters of a disc at its corners`() throws {
    // Of equal spreads, the part of a disc around its own center is 1 - exp(-r² / 2σ²).
    let layout = LinkedLayout.make("[ab]", width: 400) {
      $0.alignment = .center
      $0.insets = Insets(top: 90, left: 0, bottom: 90, right: 0)
    }
    let rect = LinkedLayout.rects(ofLink: 0, in: layout)[0]
    let scale = try ScreenScale(pointsPerMillimeter: 1)
    let model = try TouchModel(spread: (9, 9))
    let prediction = TapPrediction(layout, model: model, scale: scale, enlargement: .slop(16))
    let corner = Point(x: rect.maxX, y: rect.maxY)
    // Aimed at a corner, the quadrant beyond it holds a quarter of the disc; the others hold bands.
    let (right, below) = (NormalTable.central(16.0 / 9) / 2, NormalTable.central(16.0 / 9) / 2)
    func part(_ length: Double) -> Double { NormalTable.central(length / 9) / 2 }
    let left = part(rect.width) + 0
    let above = part(rect.height)
    let quarter = (1 - NormalTable.density(16.0 / 9) * (2 * Double.pi).squareRoot()) / 4
    // The far ends of the bands are corners of their own, of which the disc is cut off elsewhere.
    let near = left * above + left * below + right * above + quarter
    let far = prediction.outcomes(aimedAt: corner)[0] - near
    #expect(far > 0 && far < 0.1)
    let wide = LinkedLayout.make("[" + String(repeating: "a", count: 40) + "]", width: 400) {
      $0.lineHeight = .absolute(200)
      $0.insets = Insets(top: 90, left: 90, bottom: 90, right: 90)
      $0.wrap = .none
    }
    let area = LinkedLayout.rects(ofLink: 0, in: wide)[0]
    let alone = TapPrediction(wide, model: model, scale: scale, enlargement: .slop(16))
    let exact = 0.25 + 2 * 0.5 * right + quarter
    let found = alone.outcomes(aimedAt: Point(x: area.x, y: area.y))[0]
    #expect(abs(found - exact) < 1e-6, "\(found) \(exact)")
  }

  @Test(arguments: 0..<3)
  func `the mean over a link's area is that of aims all over it`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let prediction = Self.random(&random)
    for link in 0..<min(2, prediction.layout.text.linkCount) {
      guard let mean = prediction.outcomes(ofLink: link, aim: .area) else { continue }
      let fragments = prediction.layout.joinedRects(ofLink: link)
      let area = fragments.reduce(0) { $0 + $1.width * $1.height }
      var sum = 0.0
      let steps = 3
      for fragment in fragments {
        let share = fragment.width * fragment.height / area / Double(steps * steps)
        let target = Size(width: fragment.width, height: fragment.height)
        for step in 0..<steps * steps {
          let aim = Point(
            x: fragment.x + (Double(step % steps) + 0.5) / Double(steps) * fragment.width,
            y: fragment.y + (Double(step / steps) + 0.5) / Double(steps) * fragment.height)
          sum += share * prediction.outcomes(aimedAt: aim, target: target)[link]
        }
      }
      #expect(abs(sum - mean[link]) < 0.06)
    }
  }

  @Test func `likelihood makes touches between two links wrong less often than slop does`() {
    let layout = LinkedLayout.make("[a] [aaaaaaaaaa]", width: 200)
    func wrong(_ enlargement: TargetEnlargement) -> Double {
      let prediction = TapPrediction(layout, enlargement: enlargement)
      return (0...1).reduce(0) {
        $0 + (prediction.outcomes(ofLink: $1)?.wrongTap(aimedAt: $1) ?? 1)
      }
    }
    let spread = TouchModel.finger.spread(on: .phone)
    #expect(wrong(.likelihood(spread, overText: .full)) < wrong(.slop(24, overText: .full)))
  }
}
