public import TapLayout

/// A touch with the target that the person aimed at.
public struct AimedTouch: Sendable, Hashable {
  /// Where the touch landed, in points.
  public var point: Point
  /// The target, in points.
  public var target: Rect

  /// Makes a touch.
  public init(at point: Point, aimedAt target: Rect) {
    self.point = point
    self.target = target
  }
}

/// A model of touches with how sure each of its numbers is, from touches whose targets are known.
///
/// The offset is the mean distance from the targets' centers. The variance is a line over the squared
/// size of the target, found by maximum likelihood: the squared deviations are fitted to it with the
/// weights that the line itself gives them, until it stays the same. The intervals hold the true
/// numbers in 95 of 100 such samples, if touches are normal.
///
///     let fit = try TouchFit(touches, scale: .phone)
///     let prediction = TapPrediction(layout, model: fit.model)
public struct TouchFit: Sendable, Hashable {
  /// The model.
  public let model: TouchModel
  /// How many touches it is from.
  public let count: Int
  /// The 95 % confidence intervals from left to right.
  public let x: Intervals
  /// The 95 % confidence intervals from top to bottom.
  public let y: Intervals

  /// The 95 % confidence intervals of one axis.
  public struct Intervals: Sendable, Hashable {
    /// Of the offset, in millimeters.
    public let offset: ClosedRange<Double>
    /// Of the finger's own standard deviation, in millimeters.
    public let spread: ClosedRange<Double>
    /// Of the growth; `nil` where all targets are of one size, which says nothing about it.
    public let growth: ClosedRange<Double>?
  }

  /// The fewest touches that are fitted.
  public static let fewest = 8

  /// Fits a model.
  ///
  /// - Throws: ``TouchFitError`` for fewer than ``fewest`` touches, for one that is not finite, and
  ///   where all land at one distance from their targets, so that there is no spread.
  /// - Complexity: O(touches).
  public init(_ touches: [AimedTouch], scale: ScreenScale) throws(TouchFitError) {
    guard touches.count >= Self.fewest else {
      throw TouchFitError(.tooFewTouches, index: touches.count)
    }
    let points = scale.pointsPerMillimeter
    for (index, touch) in touches.enumerated() {
      let target = touch.target
      let numbers = [touch.point.x, touch.point.y, target.x, target.y, target.width, target.height]
      guard numbers.allSatisfy({ abs($0) <= 1e9 }), target.width >= 0, target.height >= 0 else {
        throw TouchFitError(.invalidTouch, index: index)
      }
    }
    let across = try AxisFit(
      touches.map { (($0.point.x - $0.target.center.x) / points, $0.target.width / points) })
    let down = try AxisFit(
      touches.map { (($0.point.y - $0.target.center.y) / points, $0.target.height / points) })
    do throws(TouchModelError) {
      model = try TouchModel(
        spread: (across.spread, down.spread), growth: (across.growth, down.growth),
        offset: (across.offset, down.offset))
    } catch {
      throw TouchFitError(.noSpread, index: touches.count)
    }
    count = touches.count
    x = across.intervals
    y = down.intervals
  }
}

/// Why no model can be fitted.
public struct TouchFitError: Error, Hashable, Sendable {
  /// What went wrong.
  public let code: Code
  /// The index of the touch, or how many there are.
  public let index: Int

  init(_ code: Code, index: Int) {
    self.code = code
    self.index = index
  }

  /// A kind of failure.
  ///
  /// Kinds may be added, so a `switch` over them needs a default.
  public struct Code: Hashable, Sendable {
    fileprivate let name: String

    /// There are too few touches.
    public static let tooFewTouches = Code(name: "tooFewTouches")
    /// A touch or its target is not finite, or a target has a negative size.
    public static let invalidTouch = Code(name: "invalidTouch")
    /// All touches land at the same distance from their targets.
    public static let noSpread = Code(name: "noSpread")
  }
}

extension TouchFitError: CustomStringConvertible {
  /// A message that describes the failure, and what would be right.
  public var description: String {
    switch code {
    case .tooFewTouches: "only \(index) touches; expected at least \(TouchFit.fewest)"
    case .invalidTouch: "touch \(index) is not finite, or its target has a negative size"
    default: "all touches land at one distance from their targets, so they have no spread"
    }
  }
}

/// The fit of one coordinate: deviations in millimeters with the sizes of their targets.
private struct AxisFit {
  let offset: Double
  let spread: Double
  let growth: Double
  let intervals: TouchFit.Intervals

  init(_ samples: [(deviation: Double, size: Double)]) throws(TouchFitError) {
    let count = Double(samples.count)
    let mean = samples.reduce(0) { $0 + $1.deviation } / count
    let variance =
      samples.reduce(0) { $0 + ($1.deviation - mean) * ($1.deviation - mean) } / (count - 1)
    guard variance > 1e-12, variance.isFinite else {
      throw TouchFitError(.noSpread, index: samples.count)
    }
    var line = VarianceLine(own: variance, growth: 0)
    let sizes = Set(samples.map { ($0.size * 1e6).rounded() })
    if sizes.count > 1 { line.fit(samples, around: mean) }
    // The mean of values of unlike variance: each counts as its variance allows.
    let weights = samples.map { 1 / line.variance(ofSize: $0.size) }
    let total = weights.reduce(0, +)
    offset = zip(samples, weights).reduce(0) { $0 + $1.0.deviation * $1.1 } / total
    if sizes.count > 1 { line.fit(samples, around: offset) }
    spread = line.own.squareRoot()
    growth = line.growth
    let errors = line.standardErrors(samples, withGrowth: sizes.count > 1)
    let far = 1.959963984540054
    func interval(_ value: Double, _ error: Double, least: Double = 0) -> ClosedRange<Double> {
      max(least, value - far * error)...max(least, value + far * error)
    }
    let own = interval(line.own, errors.own)
    intervals = TouchFit.Intervals(
      offset: offset - far / total.squareRoot()...offset + far / total.squareRoot(),
      spread: own.lowerBound.squareRoot()...own.upperBound.squareRoot(),
      growth: sizes.count > 1 ? interval(line.growth, errors.growth) : nil)
  }
}

/// A variance as a line over the squared size of the target.
private struct VarianceLine {
  var own: Double
  var growth: Double

  func variance(ofSize size: Double) -> Double { own + growth * size * size }

  /// Finds the line by Fisher scoring: weighted least squares of squared deviations, repeated.
  mutating func fit(_ samples: [(deviation: Double, size: Double)], around mean: Double) {
    for _ in 0..<50 {
      let before = self
      let sums = self.sums(samples)
      var (first, second) = (0.0, 0.0)
      for sample in samples {
        let weight = 1 / (variance(ofSize: sample.size) * variance(ofSize: sample.size))
        let square = (sample.deviation - mean) * (sample.deviation - mean)
        first += weight * square
        second += weight * square * sample.size * sample.size
      }
      let determinant = sums.one * sums.two - sums.mixed * sums.mixed
      guard determinant > 1e-300 else { return }
      growth = max(0, (sums.one * second - sums.mixed * first) / determinant)
      // With no growth the rest is a mean; with no rest, a finger of a thousandth of a millimeter.
      own = max(1e-6, growth > 0 ? (first - sums.mixed * growth) / sums.one : first / sums.one)
      let change = abs(own - before.own) / own + abs(growth - before.growth) / max(growth, 1e-9)
      if change < 1e-12 { return }
    }
  }

  /// The sums of the weights, of those times the squared size, and of those times its square.
  private func sums(
    _ samples: [(deviation: Double, size: Double)]
  ) -> (one: Double, mixed: Double, two: Double) {
    samples.reduce(into: (0.0, 0.0, 0.0)) { sums, sample in
      let weight = 1 / (variance(ofSize: sample.size) * variance(ofSize: sample.size))
      let square = sample.size * sample.size
      sums.0 += weight
      sums.1 += weight * square
      sums.2 += weight * square * square
    }
  }

  /// The standard errors, from the inverse of the Fisher information.
  func standardErrors(
    _ samples: [(deviation: Double, size: Double)], withGrowth: Bool
  ) -> (own: Double, growth: Double) {
    let sums = self.sums(samples)
    guard withGrowth else { return ((2 / sums.one).squareRoot(), 0) }
    let determinant = sums.one * sums.two - sums.mixed * sums.mixed
    guard determinant > 1e-300 else { return ((2 / sums.one).squareRoot(), .infinity) }
    return ((2 * sums.two / determinant).squareRoot(), (2 * sums.one / determinant).squareRoot())
  }
}
