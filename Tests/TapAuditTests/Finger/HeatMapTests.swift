import TapAudit
import TapInteraction
import TapLayout
import TapTestSupport
import TapText
import Testing

@Suite struct HeatMapTests {
  @Test(arguments: 0..<40)
  func `runs tile the layout, each with the level of its cells`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let layout = LinkedLayout.random(&random)
    let map = HeatMap(TapPrediction(layout), step: 8)
    var area = 0.0
    map.forEachRun { rect, level in
      area += rect.width * rect.height
      #expect(rect.width > 0 && rect.height > 0)
      let first = Point(
        x: rect.x + min(8, layout.bounds.maxX - rect.x) / 2, y: rect.y + rect.height / 2)
      let probability = map.probability(at: first)
      #expect((probability == nil) == (level == nil))
      if let probability, let level {
        let part = probability * Double(HeatMap.levels)
        #expect(part >= Double(level) - 1e-9 && part <= Double(level + 1) + 1e-9)
      }
    }
    let bounds = layout.bounds
    guard bounds.width > 0, bounds.height > 0, bounds.width.isFinite else { return }
    #expect(abs(area - bounds.width * bounds.height) <= 1e-6 * max(1, area))
  }

  @Test(arguments: 0..<40)
  func `a place has the probability of its nearest link`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let prediction = TapPrediction(LinkedLayout.random(&random))
    let map = HeatMap(prediction)
    for link in 0..<prediction.layout.text.linkCount {
      for fragment in prediction.layout.joinedRects(ofLink: link) {
        let target = Size(width: fragment.width, height: fragment.height)
        guard prediction.layout.hit(at: fragment.center).link == link else { continue }
        let expected = prediction.outcomes(aimedAt: fragment.center, target: target)[link]
        let found = map.probability(at: fragment.center)
        // Of fragments that touch without being joined, either may be the nearest.
        #expect(abs((found ?? -1) - expected) < 0.05)
        #expect(
          abs(
            prediction.probability(ofLink: link, aimedAt: fragment.center, target: target)
              - expected) < 1e-12)
      }
    }
  }

  @Test func `the scale gets lighter in steps of one size, and text is readable on each color`() {
    let lightness = (0..<HeatMap.levels).map { Self.lightness(of: HeatMap.color(ofLevel: $0)) }
    let steps = zip(lightness, lightness.dropFirst()).map { $1 - $0 }
    let mean = (lightness[lightness.count - 1] - lightness[0]) / Double(steps.count)
    #expect(steps.allSatisfy { $0 > 0.5 * mean && $0 < 1.5 * mean })
    for level in 0..<HeatMap.levels {
      // WCAG 1.4.3: black letters have a contrast of 4.5 or more.
      let luminance = Self.luminance(of: HeatMap.color(ofLevel: level))
      #expect((luminance + 0.05) / 0.05 >= 4.5)
    }
    #expect(HeatMap.color(ofLevel: -1) == HeatMap.color(ofLevel: 0))
  }

  private static func luminance(of color: Color) -> Double {
    func linear(_ part: Float) -> Double {
      let value = Double(part)
      return value <= 0.04045
        ? value / 12.92 : NormalTable.power((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  private static func lightness(of color: Color) -> Double {
    116 * NormalTable.power(luminance(of: color), 1.0 / 3) - 16
  }

  @Test func `a large page gets larger cells, and steps that are none are corrected`() {
    let layout = LinkedLayout.make("[a]\nb", width: 4_000) { $0.height = 4_000 }
    var cells = 0
    HeatMap(TapPrediction(layout), step: 1).forEachRun { _, _ in cells += 1 }
    #expect(cells > 0 && cells < Int(HeatMap.largestCount))
    #expect(HeatMap(TapPrediction(layout), step: .nan).step == 4)
    #expect(HeatMap(TapPrediction(layout), step: -3).step == 1)
  }
}
