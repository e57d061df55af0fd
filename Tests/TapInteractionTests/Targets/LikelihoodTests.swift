import TapInteraction
import TapLayout
import TapTestSupport
import TapText
import Testing

@Suite struct LikelihoodTests {
  private static let finger = TouchSpread(
    Size(width: 8, height: 7), growth: Size(width: 0.01, height: 0.01))

  /// The link of a point by the density of each fragment, written once more and plainly.
  private static func likeliest(_ layout: TextLayout, _ point: Point, _ spread: TouchSpread) -> Int?
  {
    var best: (Double, Int)?
    for link in layout.text.links.indices {
      for fragment in layout.joinedRects(ofLink: link)
      where !fragment.isEmpty && isWithinReach(of: fragment, point, spread) {
        let density =
          across(
            point.x - spread.offset.width, fragment.x, fragment.maxX, spread.spread.width,
            spread.growth.width)
          * across(
            point.y - spread.offset.height, fragment.y, fragment.maxY, spread.spread.height,
            spread.growth.height)
        if density > best?.0 ?? 0 { best = (density, link) }
      }
    }
    return best?.1
  }

  private static func isWithinReach(
    of fragment: Rect, _ point: Point, _ spread: TouchSpread
  ) -> Bool {
    func reach(_ own: Double, _ growth: Double, _ size: Double) -> Double {
      min(64, 3 * (own * own + growth * size * size).squareRoot())
    }
    let left = max(fragment.x - point.x, point.x - fragment.maxX)
    let above = max(fragment.y - point.y, point.y - fragment.maxY)
    return left <= reach(spread.spread.width, spread.growth.width, fragment.width)
      && above <= reach(spread.spread.height, spread.growth.height, fragment.height)
  }

  private static func across(
    _ position: Double, _ low: Double, _ high: Double, _ own: Double, _ growth: Double
  ) -> Double {
    let deviation = (own * own + growth * (high - low) * (high - low)).squareRoot()
    // A sum over many aims instead of the closed form.
    let steps = 400
    return (0..<steps).reduce(0) { sum, step in
      let aim = low + (Double(step) + 0.5) / Double(steps) * (high - low)
      let z = (position - aim) / deviation
      return sum + NormalSum.density(z) / deviation / Double(steps)
    }
  }

  @Test(arguments: 0..<40)
  func `of the links within reach the one whose touches land there most often wins`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let words = (0..<(2 + random.number(below: 4))).map { _ in
      "[" + String(repeating: "a", count: 1 + random.number(below: 9)) + "]"
    }
    let layout = LinkedLayout.make(
      words.joined(separator: random.pick(["\n", "  ", "\n\n"])), width: 120
    ) { $0.height = 160 }
    for _ in 0..<12 {
      let point = Point(
        x: Double(random.number(below: 1_200)) / 10, y: Double(random.number(below: 1_600)) / 10)
      let strict = layout.hit(at: point)
      let target = layout.target(
        at: point, enlargement: .likelihood(Self.finger, overText: .full))
      if let link = strict.link {
        #expect(target?.link == link && target?.distance == 0 && target?.score == 1)
      } else if let target {
        #expect(layout.hit(at: target.point).link == target.link)
        #expect(target.score >= 0 && target.score <= 1)
        #expect(target.link == Self.likeliest(layout, point, Self.finger), "\(point)")
      }
    }
  }

  @Test func `a small link beside a large one gets more than half of the space between`() {
    let layout = LinkedLayout.make("[a]    [aaaaaaaaaaaaaaaaaaaa]") { $0.height = 60 }
    let even = TouchSpread(Size(width: 8, height: 7))
    // The middle is at x 30; touches of the large link are spread over all of it.
    let between = Point(x: 31, y: 10)
    #expect(layout.target(at: between, enlargement: .slop(30, overText: .full))?.link == 1)
    #expect(layout.target(at: between, enlargement: .likelihood(even, overText: .full))?.link == 0)
  }

  @Test func `a touch on a link is that link's, text vetoes, and far away is no link`() {
    let layout = LinkedLayout.make("[aaaaaaaaaaaaaaaaaaaa][b] word") { $0.height = 200 }
    let likelihood = TargetEnlargement.likelihood(Self.finger)
    #expect(layout.target(at: Point(x: 199, y: 10), enlargement: likelihood)?.link == 0)
    #expect(layout.target(at: Point(x: 225, y: 10), enlargement: likelihood) == nil)
    #expect(layout.target(at: Point(x: 100, y: 190), enlargement: likelihood) == nil)
    #expect(layout.target(at: Point(x: 100, y: 30), enlargement: likelihood)?.link == 0)
  }

  @Test(arguments: [0, -1, .nan, .infinity, 1e300])
  func `a spread that is none reaches nowhere or to the limit, and never traps`(number: Double) {
    let layout = LinkedLayout.make("[aa]\n\n[b]") { $0.height = 100 }
    let size = Size(width: number, height: number)
    for spread in [
      TouchSpread(size), TouchSpread(Size(width: 5, height: 5), growth: size),
      TouchSpread(Size(width: 5, height: 5), offset: size),
    ] {
      for y in stride(from: 0.0, to: 100, by: 7) {
        _ = layout.target(at: Point(x: 15, y: y), enlargement: .likelihood(spread))
      }
    }
  }
}
