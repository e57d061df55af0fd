import TapAudit
import TapInteraction
import TapLayout
import TapTestSupport
import TapText
import Testing

@Suite struct TapPredictionTests {
  /// A prediction for a random layout whose cells are small beside a finger.
  private static func random(_ random: inout SeededGenerator) -> TapPrediction {
    let layout = LinkedLayout.random(&random)
    let models: [TouchModel] = [.finger, .mouse, .pen]
    let scales: [ScreenScale] = [.phone, .tablet, .desktop]
    return TapPrediction(layout, model: random.pick(models), scale: random.pick(scales))
  }

  private static func point(in layout: TextLayout, _ random: inout SeededGenerator) -> Point {
    let bounds = layout.bounds
    return Point(
      x: Double(random.number(below: 1_000)) / 1_000 * max(bounds.width, 1),
      y: Double(random.number(below: 1_000)) / 1_000 * max(bounds.height, 1))
  }

  @Test(arguments: 0..<300)
  func `the links and the regions of the background add up to 1`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let prediction = Self.random(&random)
    for _ in 0..<5 {
      let point = Self.point(in: prediction.layout, &random)
      let target = Size(width: Double(random.number(below: 90)), height: 20)
      let outcomes = prediction.outcomes(aimedAt: point, target: target)
      let background = prediction.background(aimedAt: point, target: target)
      let sum = outcomes.links.reduce(0) { $0 + $1.probability }
      #expect(outcomes.links.allSatisfy { $0.probability >= 0 && $0.probability <= 1 })
      #expect(abs(sum + background.reduce(0) { $0 + $1.probability } - 1) <= 1e-9)
      #expect(abs(outcomes.background - (1 - sum)) <= 1e-12)
    }
  }

  @Test(arguments: 0..<60)
  func `what is computed is what samples hit, within four standard errors`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let prediction = Self.random(&random)
    let layout = prediction.layout
    let point = Self.point(in: layout, &random)
    var touches = TouchSampler(prediction.model, prediction.scale, seed: seed)
    let count = 20_000
    var links = [Int](repeating: 0, count: layout.text.linkCount)
    var regions: [Region: Int] = [:]
    for _ in 0..<count {
      let hit = layout.hit(at: touches.touch(aimedAt: point))
      if let link = hit.link { links[link] += 1 } else { regions[hit.region, default: 0] += 1 }
    }
    let outcomes = prediction.outcomes(aimedAt: point)
    for (link, seen) in links.enumerated() {
      #expect(isNear(seen, outcomes[link], of: count), "link \(link)")
    }
    let background = prediction.background(aimedAt: point)
    for region in Region.allCases {
      let share = background.first { $0.region == region }?.probability ?? 0
      #expect(isNear(regions[region] ?? 0, share, of: count), "\(region)")
    }
  }

  /// Whether a count of a million samples differs by at most four standard errors, and by more only
  /// where even one sample would.
  private func isNear(_ seen: Int, _ probability: Double, of count: Int) -> Bool {
    let error = (Double(count) * probability * (1 - probability)).squareRoot()
    return abs(Double(seen) - probability * Double(count)) <= max(4 * error, 4)
  }

  @Test func `a million touches of a list hit what is computed`() throws {
    let layout = LinkedLayout.make("[first]\n[later]\n[third]")
    let prediction = TapPrediction(layout)
    let point = try #require(layout.tapPoint(ofLink: 1))
    let target = Size(width: 50, height: 20)
    let outcomes = prediction.outcomes(aimedAt: point, target: target)
    var touches = TouchSampler(.finger, .phone, target: target, seed: 7)
    var seen = [0, 0, 0]
    for _ in 0..<1_000_000 {
      if let link = layout.hit(at: touches.touch(aimedAt: point)).link { seen[link] += 1 }
    }
    for link in 0..<3 { #expect(isNear(seen[link], outcomes[link], of: 1_000_000)) }
    #expect(outcomes == prediction.outcomes(ofLink: 1, aim: .tapPoint))
  }

  @Test(arguments: 0..<100)
  func `the mean over a link's area is that of aims all over it`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let prediction = Self.random(&random)
    for link in 0..<prediction.layout.text.linkCount {
      guard let mean = prediction.outcomes(ofLink: link, aim: .area) else { continue }
      let fragments = prediction.layout.joinedRects(ofLink: link)
      let area = fragments.reduce(0) { $0 + $1.width * $1.height }
      var sums = [Double](repeating: 0, count: prediction.layout.text.linkCount)
      let steps = 24
      for fragment in fragments {
        let share = fragment.width * fragment.height / area / Double(steps * steps)
        let target = Size(width: fragment.width, height: fragment.height)
        for step in 0..<steps * steps {
          let aim = Point(
            x: fragment.x + (Double(step % steps) + 0.5) / Double(steps) * fragment.width,
            y: fragment.y + (Double(step / steps) + 0.5) / Double(steps) * fragment.height)
          for share2 in prediction.outcomes(aimedAt: aim, target: target).links {
            sums[share2.link] += share * share2.probability
          }
        }
      }
      // The midpoint rule is off by the curvature of the distribution over a step.
      for other in sums.indices { #expect(abs(sums[other] - mean[other]) < 2e-3) }
    }
  }

  @Test(arguments: 0..<100)
  func `no aim at a link is better than its best point`(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let prediction = Self.random(&random)
    for link in 0..<prediction.layout.text.linkCount {
      guard let best = prediction.bestPoint(ofLink: link) else {
        #expect(prediction.outcomes(ofLink: link, aim: .area) == nil)
        continue
      }
      let outcomes = prediction.outcomes(aimedAt: best.point, target: best.target)
      #expect(outcomes == prediction.outcomes(ofLink: link, aim: .bestPoint))
      for fragment in prediction.layout.joinedRects(ofLink: link) {
        let target = Size(width: fragment.width, height: fragment.height)
        let center = prediction.outcomes(aimedAt: fragment.center, target: target)
        #expect(outcomes[link] >= center[link] - 1e-3)
      }
    }
  }

  @Test func `a link alone is hit with the product of two error functions`() {
    let layout = LinkedLayout.make("[docs]")
    let prediction = TapPrediction(layout, model: .finger, scale: .phone)
    let spread = (
      x: (1.68 + 0.0075 * 6.35 * 6.35).squareRoot() * 160 / 25.4,
      y: (1.33 + 0.0108 * 3.175 * 3.175).squareRoot() * 160 / 25.4
    )
    let outcomes = prediction.outcomes(
      aimedAt: Point(x: 20, y: 10), target: Size(width: 40, height: 20))
    // P(|Z| < 20 / σx) P(|Z| < 10 / σy), with Φ from a table of six digits.
    #expect(abs(20 / spread.x - 2.2551) < 1e-3 && abs(10 / spread.y - 1.3235) < 1e-3)
    #expect(abs(outcomes[0] - 0.97587 * 0.81433) < 1e-3)
    #expect(outcomes.links.count == 1 && outcomes.wrongTap(aimedAt: 0) == 0)
  }

  @Test(arguments: zip([4.0, 7, 10], [(89.7, 10.3), (99.0, 1.0), (99.9, 0.1)]))
  func `a list of links is hit as the article says`(height: Double, percents: (Double, Double)) {
    // A point is a millimeter here; the lines are far wider than a finger.
    let layout = TextLayout(
      LinkedLayout.text("[aaaa]\n[bbbb]\n[cccc]"), width: 400,
      shaper: CellShaper(width: 7.5, height: height))
    guard let scale = try? ScreenScale(pointsPerMillimeter: 1) else { return #expect(Bool(false)) }
    let outcomes = TapPrediction(layout, scale: scale).outcomes(ofLink: 1, aim: .bestPoint)
    let hit = outcomes?[1] ?? 0
    #expect(abs(hit * 100 - percents.0) < 0.06)
    #expect(abs((outcomes?.wrongTap(aimedAt: 1) ?? 0) * 100 - percents.1) < 0.06)
  }

  @Test(arguments: zip([2.4, 4.8, 7.2], [0.37, 0.81, 0.96]))
  func `round targets are hit as the dual Gaussian model says`(diameter: Double, rate: Double) {
    // The share of a normal distribution in a circle around its mean, summed over thin strips.
    let touch = (
      x: (1.68 + 0.0075 * diameter * diameter).squareRoot(),
      y: (1.33 + 0.0108 * diameter * diameter).squareRoot()
    )
    var layout: [Rect] = []
    let strips = 400
    for strip in 0..<strips {
      let y = (Double(strip) + 0.5) / Double(strips) * diameter - diameter / 2
      let half = (diameter * diameter / 4 - y * y).squareRoot()
      layout.append(Rect(x: -half, y: y, width: 2 * half, height: diameter / Double(strips)))
    }
    let probability = layout.reduce(0.0) { sum, strip in
      let density = NormalTable.density(strip.y / touch.y) / touch.y
      return sum + NormalTable.central(strip.width / 2 / touch.x) * density * strip.height
    }
    #expect(abs(probability - rate) < 0.01)
    #expect(abs(TouchModel.finger.spread.x * TouchModel.finger.spread.x - 1.68) < 1e-12)
  }

  @Test(arguments: [(0.0, 1.0), (-1, 1), (.infinity, 1), (.nan, 1), (1, 0), (1, .nan)])
  func `a spread that is none is an error with its name`(x: Double, y: Double) {
    let error = #expect(throws: TouchModelError.self) { try TouchModel(spread: (x, y)) }
    #expect(error?.code == .invalidSpread)
    #expect(error?.name == (x > 0 && x < 1e6 ? "spread.y" : "spread.x"))
    #expect(error?.description.hasSuffix("expected millimeters > 0 and ≤ 1e6") == true)
  }

  @Test func `a growth, an offset and a scale that are none are errors`() {
    #expect(throws: TouchModelError.self) { try TouchModel(spread: (1, 1), growth: (-1, 0)) }
    #expect(throws: TouchModelError.self) { try TouchModel(spread: (1, 1), offset: (0, .nan)) }
    for scale in [0, -1, .infinity, .nan] {
      #expect(throws: TouchModelError.self) { try ScreenScale(pointsPerMillimeter: scale) }
    }
  }

  @Test(arguments: 0..<60)
  func `a list with more room between its links is safer`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let words = (0..<3).map { _ in String(repeating: "a", count: 1 + random.number(below: 9)) }
    let text = words.map { "[\($0)]" }.joined(separator: "\n")
    var last = 1.0
    for height in stride(from: 20.0, through: 60, by: 4) {
      let layout = LinkedLayout.make(text) { $0.lineHeight = .absolute(height) }
      let outcomes = TapPrediction(layout).outcomes(ofLink: 1, aim: .tapPoint)
      let wrong = outcomes?.wrongTap(aimedAt: 1) ?? 1
      #expect(wrong < last)
      last = wrong
    }
  }

  @Test func `a link out of reach and a link that can't be hit are told apart`() {
    let layout = LinkedLayout.make("[a] b [c]", width: 10_000)
    let outcomes = TapPrediction(layout).outcomes(aimedAt: Point(x: 9_000, y: 10))
    #expect(outcomes.links.isEmpty && outcomes.background == 1)
    #expect(TapPrediction(LinkedLayout.make("a[]b")).outcomes(ofLink: 0) == nil)
    #expect(TapPrediction(layout).outcomes(aimedAt: Point(x: .nan, y: 0)).links.isEmpty)
  }
}

/// Touches of a model by the Box–Muller method.
private struct TouchSampler {
  private let offset: Point
  private let spread: Size
  private var random: SeededGenerator

  init(
    _ model: TouchModel, _ scale: ScreenScale, target: Size = Size(width: 0, height: 0), seed: Int
  ) {
    let points = scale.pointsPerMillimeter
    func spread(_ own: Double, _ growth: Double, _ size: Double) -> Double {
      (own * own * points * points + growth * size * size).squareRoot()
    }
    offset = Point(x: model.offset.x * points, y: model.offset.y * points)
    self.spread = Size(
      width: spread(model.spread.x, model.growth.x, target.width),
      height: spread(model.spread.y, model.growth.y, target.height))
    random = SeededGenerator(seed: seed)
  }

  mutating func touch(aimedAt point: Point) -> Point {
    let radius =
      (-2 * NormalTable.logarithm(Double.random(in: .leastNormalMagnitude..<1, using: &random)))
      .squareRoot()
    let angle = Double.random(in: 0..<2 * .pi, using: &random)
    let (sine, cosine) = NormalTable.sineAndCosine(angle)
    return Point(
      x: point.x + offset.x + radius * cosine * spread.width,
      y: point.y + offset.y + radius * sine * spread.height)
  }
}
