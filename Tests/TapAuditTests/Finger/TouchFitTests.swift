import TapAudit
import TapLayout
import TapTestSupport
import Testing

@Suite struct TouchFitTests {
  /// Touches of a model on targets of some sizes.
  private static func touches(
    _ count: Int, of model: TouchModel, sizes: [Double], scale: ScreenScale, seed: Int
  ) -> [AimedTouch] {
    var random = SeededGenerator(seed: seed)
    let points = scale.pointsPerMillimeter
    func deviation(_ offset: Double, _ spread: Double, _ growth: Double, _ size: Double) -> Double {
      let standard =
        (-2 * NormalTable.logarithm(Double.random(in: .leastNormalMagnitude..<1, using: &random)))
        .squareRoot()
        * NormalTable.sineAndCosine(Double.random(in: 0..<2 * .pi, using: &random)).0
      return (offset + standard * (spread * spread + growth * size * size).squareRoot()) * points
    }
    return (0..<count).map { index in
      let size = sizes[index % sizes.count]
      let target = Rect(
        x: Double(index % 7) * 40, y: Double(index % 11) * 30, width: size * points,
        height: size * points)
      return AimedTouch(
        at: Point(
          x: target.center.x + deviation(model.offset.x, model.spread.x, model.growth.x, size),
          y: target.center.y + deviation(model.offset.y, model.spread.y, model.growth.y, size)),
        aimedAt: target)
    }
  }

  @Test func `the intervals hold the true numbers in about 95 of 100 samples`() throws {
    let model = try TouchModel(spread: (1.3, 1.15), growth: (0.02, 0.015), offset: (0.4, -0.8))
    var held = [0, 0, 0, 0, 0, 0]
    for seed in 0..<100 {
      let touches = Self.touches(
        600, of: model, sizes: [3, 6, 9, 14], scale: .phone, seed: seed)
      let fit = try TouchFit(touches, scale: .phone)
      #expect(fit.count == 600)
      held[0] += fit.x.offset.contains(0.4) ? 1 : 0
      held[1] += fit.y.offset.contains(-0.8) ? 1 : 0
      held[2] += fit.x.spread.contains(1.3) ? 1 : 0
      held[3] += fit.y.spread.contains(1.15) ? 1 : 0
      held[4] += fit.x.growth?.contains(0.02) == true ? 1 : 0
      held[5] += fit.y.growth?.contains(0.015) == true ? 1 : 0
    }
    // Four standard errors of 100 draws with a chance of 0.95 are 9.
    #expect(held.allSatisfy { $0 >= 86 }, "\(held)")
  }

  @Test func `many touches give the model back`() throws {
    let touches = Self.touches(
      60_000, of: .finger, sizes: [2.4, 4.8, 7.2, 12], scale: .tablet, seed: 5)
    let model = try TouchFit(touches, scale: .tablet).model
    #expect(abs(model.spread.x - TouchModel.finger.spread.x) < 0.02)
    #expect(abs(model.spread.y - TouchModel.finger.spread.y) < 0.02)
    #expect(abs(model.growth.x - 0.0075) < 0.001 && abs(model.growth.y - 0.0108) < 0.001)
    #expect(abs(model.offset.x) < 0.02 && abs(model.offset.y) < 0.02)
  }

  @Test func `targets of one size say nothing about growth`() throws {
    let touches = Self.touches(200, of: .finger, sizes: [5], scale: .phone, seed: 9)
    let fit = try TouchFit(touches, scale: .phone)
    #expect(fit.model.growth.x == 0 && fit.x.growth == nil && fit.y.growth == nil)
    // The growth is in the spread then: the whole variance at this size.
    let whole = (1.68 + 0.0075 * 25).squareRoot()
    #expect(fit.x.spread.contains(whole) || abs(fit.model.spread.x - whole) < 0.2)
  }

  @Test func `what can't be fitted is an error with its reason`() {
    let target = Rect(x: 0, y: 0, width: 10, height: 10)
    let still = AimedTouch(at: Point(x: 5, y: 5), aimedAt: target)
    let few = #expect(throws: TouchFitError.self) { try TouchFit([still], scale: .phone) }
    #expect(few?.code == .tooFewTouches && few?.description.contains("at least 8") == true)
    let same = #expect(throws: TouchFitError.self) {
      try TouchFit(Array(repeating: still, count: 20), scale: .phone)
    }
    #expect(same?.code == .noSpread)
    var touches = Array(repeating: still, count: 20)
    touches[7].point.x = .nan
    let broken = #expect(throws: TouchFitError.self) { try TouchFit(touches, scale: .phone) }
    #expect(broken?.code == .invalidTouch && broken?.index == 7)
  }
}
