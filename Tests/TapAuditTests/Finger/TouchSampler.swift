import TapAudit
import TapLayout
import TapTestSupport

/// Touches of a model by the Box–Muller method.
struct TouchSampler {
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

/// How often something was seen, beside how often it should be.
enum SampleCount {
  /// Whether a count differs by at most four standard errors, and by more only where even one sample
  /// would.
  static func isNear(_ seen: Int, _ probability: Double, of count: Int) -> Bool {
    let error = (Double(count) * probability * (1 - probability)).squareRoot()
    return abs(Double(seen) - probability * Double(count)) <= max(4 * error, 4)
  }
}
