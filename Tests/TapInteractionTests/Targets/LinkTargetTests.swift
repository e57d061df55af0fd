import TapInteraction
import TapLayout
import TapTestSupport
import TapText
import Testing

@Suite struct LinkTargetTests {
  private func link(
    _ layout: TextLayout, _ x: Double, _ y: Double, _ enlargement: TargetEnlargement
  ) -> Int? {
    layout.target(at: Point(x: x, y: y), enlargement: enlargement)?.link
  }

  @Test(arguments: [(25.0, 0), (28, 0), (28.01, nil)] as [(Double, Int?)])
  func `LINK-20: a point up to the slop below a link counts for it`(y: Double, expected: Int?) {
    let layout = LinkedLayout.make("a [link]") { $0.height = 100 }
    #expect(link(layout, 40, y, .slop(8)) == expected)
    #expect(link(layout, 40, y, .none) == nil)
  }

  @Test func `LINK-21: a cluster under the point vetoes unless slop reaches over text`() {
    let layout = LinkedLayout.make("a [link] here")
    // The space behind the link, 3 points off; then the letter behind it, 13 points off.
    #expect(link(layout, 63, 10, .slop(8)) == nil)
    #expect(link(layout, 63, 10, .slop(8, overText: .full)) == 0)
    #expect(link(layout, 63, 10, .slop(8, overText: .half)) == 0)
    #expect(link(layout, 65, 10, .slop(8, overText: .half)) == nil)
    #expect(link(layout, 63, 10, .expandTo(60)) == nil)
    #expect(link(layout, 63, 10, .expandTo(60, overText: .half)) == 0)
    #expect(link(layout, 66, 10, .expandTo(60, overText: .half)) == nil)
  }

  @Test func `LINK-22: of two links equally near the first wins, and neighbors meet halfway`() {
    let layout = LinkedLayout.make("[ab]\n\n[cd]\n[ef]") { $0.insets.left = 30 }
    #expect(link(layout, 40, 30, .slop(20)) == 0)
    #expect(link(layout, 40, 29.99, .slop(20)) == 0)
    #expect(link(layout, 40, 30.01, .slop(20)) == 1)
    // The last two lines meet at y 60: there both are equally far.
    #expect(link(layout, 25, 59.99, .slop(8)) == 1)
    #expect(link(layout, 25, 60, .slop(8)) == 1)
    #expect(link(layout, 25, 60.01, .slop(8)) == 2)
  }

  @Test func `PEER-23: the true distance decides, also on the diagonal and above the line`() {
    let layout = LinkedLayout.make("[ab]\nwords and [cd]") {
      $0.insets = Insets(top: 30, left: 30, bottom: 30, right: 30)
      $0.paragraphSpacing = 40
    }
    // 6 right and 8 below of the first link's corner: 10 off, not 14.
    #expect(link(layout, 56, 58, .slop(10)) == 0)
    #expect(link(layout, 56, 58.01, .slop(10)) == nil)
    // Over the first line, in the inset.
    #expect(link(layout, 40, 25, .slop(5)) == 0)
    // Nearer in a straight line wins over nearer downwards: 30 above the second line's link.
    #expect(link(layout, 135, 60, .slop(64)) == 1)
  }

  @Test func `slop never leaves the bounds`() {
    let layout = LinkedLayout.make("[link]", width: 40)
    for point in [(-0.01, 10.0), (40, 10), (20, -0.01), (20, 20)] {
      for enlargement in [TargetEnlargement.slop(8), .expandTo(64), .slop(64, overText: .full)] {
        #expect(link(layout, point.0, point.1, enlargement) == nil)
      }
    }
    #expect(link(layout, 39.99, 19.99, .slop(8)) == 0)
  }

  @Test func `WCAG-7: links grow to the size where it is free, and never over each other`() {
    let layout = LinkedLayout.make("[a]\n\n[b]") {
      $0.insets = Insets(top: 20, left: 20, bottom: 20, right: 20)
    }
    // Boxes of 10 by 20 grow by 7 to the sides, 2 up and down.
    for (x, y, expected) in [
      (13.0, 30.0, 0), (12.99, 30, nil), (36.99, 30, 0), (37, 30, nil), (25, 18, 0),
      (25, 17.99, nil), (25, 41.99, 0), (25, 42, nil), (13, 18, 0),
    ] as [(Double, Double, Int?)] {
      #expect(link(layout, x, y, .expandTo(24)) == expected, "\(x), \(y)")
    }
    // Grown to 44, the areas of both lines would meet and go on: they share the blank line.
    #expect(link(layout, 25, 49.99, .expandTo(44)) == 0)
    #expect(link(layout, 25, 50.01, .expandTo(44)) == 1)
  }

  @Test func `WCAG-7: a grown link keeps off another link and off text`() {
    let layout = LinkedLayout.make("[a][b]c")
    let enlargement = TargetEnlargement.expandTo(60)
    #expect(link(layout, 9.99, 10, enlargement) == 0)
    #expect(link(layout, 10, 10, enlargement) == 1)
    #expect(link(layout, 25, 10, enlargement) == nil)
    #expect(link(layout, 35, 10, enlargement) == 1)
  }

  @Test func `millimeters count by the scale of the display`() {
    let layout = LinkedLayout.make("[a]")
    let enlargement = TargetEnlargement.slop(millimeters: 2, pointsPerMillimeter: 6)
    #expect(link(layout, 22, 10, enlargement) == 0)
    #expect(link(layout, 22.01, 10, enlargement) == nil)
  }

  @Test func `the score falls from 1 on the link to 0 at the end of its area`() throws {
    let layout = LinkedLayout.make("[a]")
    for (x, score) in [(5.0, 1.0), (10, 1), (14, 0.5), (18, 0)] {
      let target = try #require(layout.target(at: Point(x: x, y: 10), enlargement: .slop(8)))
      #expect(target.score == score)
      #expect(target.distance == max(0, x - 10))
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -8, 0])
  func `odd enlargements reach nothing or as far as allowed`(amount: Double) {
    let layout = LinkedLayout.make("[a]")
    let expected = amount == .infinity ? 0 : nil
    #expect(link(layout, 73, 10, .slop(amount)) == expected)
    #expect(link(layout, 73, 10, .expandTo(amount)) == expected)
    #expect(link(layout, 75, 10, .slop(amount)) == nil)
    for x in [Double.nan, .infinity, 1e308] {
      #expect(link(layout, x, 10, .slop(64)) == nil)
    }
  }

  @Test(arguments: 0..<200)
  func `slop is that of a hit`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let slop = Double(random.number(below: 70))
    let overText = random.flag()
    let layout = LinkedLayout.random(&random) { _ in }
    let enlargement = TargetEnlargement.slop(slop, overText: overText ? .full : .none)
    for _ in 0..<60 {
      let point = LinkedLayout.point(in: layout, &random)
      let target = layout.target(at: point, enlargement: enlargement)
      let hit = layout.hit(at: point, slop: HitSlop(slop, overText: overText))
      #expect(target?.link == hit.link)
    }
  }

  @Test(arguments: 0..<200)
  func `the adjusted point hits the link and is the nearest of it`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let layout = LinkedLayout.random(&random)
    let enlargement = random.pick([
      TargetEnlargement.touch, .slop(30, overText: .full), .expandTo(24), .expandTo(44),
    ])
    for _ in 0..<60 {
      let point = LinkedLayout.point(in: layout, &random)
      guard let target = layout.target(at: point, enlargement: enlargement) else { continue }
      #expect(layout.hit(at: target.point).link == target.link)
      #expect((0...1).contains(target.score))
      let (dx, dy) = (target.point.x - point.x, target.point.y - point.y)
      #expect(abs((dx * dx + dy * dy).squareRoot() - target.distance) < 0.01)
      if let strict = layout.hit(at: point).link {
        #expect(target == LinkTarget(link: strict, point: point, distance: 0, score: 1))
      }
    }
  }

  /// Without optimization a generic search allocates for each element that it reads.
  @Test(
    .enabled(
      if: AllocationCounter.countsMemory && !_isDebugAssertConfiguration(),
      "only optimized code is counted"))
  func `a target costs no memory`() {
    let layout = LinkedLayout.make("some [links] in [words]\nand [more] of [them]") {
      $0.insets.left = 20
    }
    let points = (0..<40).map { Point(x: Double($0) * 9, y: Double($0 % 5) * 10) }
    let enlargement = TargetEnlargement.expandTo(44, overText: .full)
    func ask() -> Int { points.count { layout.target(at: $0, enlargement: enlargement) != nil } }
    #expect(ask() > 0)
    let cost = AllocationCounter.count { _ = ask() }
    #expect(cost.allocations == 0)
  }
}
