import TapLayout
import TapTestSupport
import TapViews
import Testing

/// Random widths, insets and offsets, each changed from what was before.
@Suite struct RandomCenteringTests {
  private static func steps(seed: Int, check: (TestCenteringScrollView, Insets) -> Void) {
    var random = SeededGenerator(seed: seed)
    let stage = TestCenteringScrollView(width: 100, isRightToLeft: seed.isMultiple(of: 2))
    for _ in 0..<40 {
      switch random.number(below: 4) {
      case 0: stage.content.frame.width = length(&random)
      case 1: stage.strip.frame.width = length(&random)
      case 2:
        stage.strip.contentInset = Insets(
          left: .random(in: 0...60, using: &random), right: .random(in: 0...60, using: &random))
      default: stage.strip.contentOffset.x = .random(in: -500...1500, using: &random)
      }
      check(stage, stage.strip.contentInset)
    }
  }

  private static func length(_ random: inout SeededGenerator) -> Double {
    let length = Double.random(in: 0...1000, using: &random)
    return random.pick([length, length.rounded(), 0, 300])
  }

  @Test(arguments: 0..<60)
  func `CTR-2 and CTR-5: a point of the strip is that point of the content, there and back`(
    seed: Int
  ) {
    Self.steps(seed: seed) { stage, insets in
      let strip = stage.strip
      let width = stage.content.bounds.width
      let margin = max(0, (strip.frame.width - insets.left - insets.right - width) / 2)
      for step in 0...24 {
        let x = strip.frame.width * Double(step) / 25
        let inContent = x + strip.contentOffset.x - margin
        let hit = strip.hitTest(Point(x: x + strip.contentOffset.x, y: 22))
        // On an edge the last bits of the two sums decide.
        if abs(inContent) > 1e-6, abs(inContent - width) > 1e-6, x > 0 {
          #expect((hit === stage.content) == (inContent > 0 && inContent < width))
        }
        let place = stage.content.convertFromRoot(Point(x: x, y: 22))
        #expect(abs((place?.x ?? .nan) - inContent) < 1e-6)
        let back = place.map(stage.content.convertToRoot)
        #expect(abs((back?.x ?? .nan) - x) < 1e-6)
      }
    }
  }

  @Test(arguments: 0..<60)
  func `CTR-1 and CTR-4: both ends of the content can be brought into view`(seed: Int) {
    Self.steps(seed: seed) { stage, insets in
      let (strip, width) = (stage.strip, stage.content.bounds.width)
      let free = strip.frame.width - insets.left - insets.right - width
      let start = { stage.content.convertToRoot(Point(x: 0, y: 0)).x }
      let offset = strip.contentOffset
      strip.contentOffset.x = -.infinity
      #expect(abs(start() - (insets.left + max(0, free / 2))) < 1e-6)
      strip.contentOffset.x = .infinity
      let end = start() + width
      #expect(abs(end - (strip.frame.width - insets.right - max(0, free / 2))) < 1e-6)
      strip.contentOffset = offset
    }
  }

  @Test(arguments: 0..<60)
  func `CTR-6: the offset is legal at all times`(seed: Int) {
    Self.steps(seed: seed) { stage, _ in
      let strip = stage.strip
      #expect(strip.contentOffset.x >= strip.minimumOffset.x)
      #expect(strip.contentOffset.x <= strip.maximumOffset.x)
      #expect(strip.contentOffset.y == 0)
    }
  }

  @Test(arguments: 0..<30)
  func `CTR-12: content that was never scrolled shows its start`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let isRightToLeft = seed.isMultiple(of: 2)
    let stage = TestCenteringScrollView(width: 100, isRightToLeft: isRightToLeft)
    for _ in 0..<20 {
      if random.number(below: 2) == 0 {
        stage.content.frame.width = Self.length(&random)
      } else {
        stage.strip.frame.width = Self.length(&random)
      }
      let strip = stage.strip
      let start = isRightToLeft ? strip.maximumOffset.x : strip.minimumOffset.x
      #expect(strip.contentOffset.x == start)
    }
  }
}
