public import TapLayout

/// Where touches land that are aimed at a target, in points: a normal distribution for each axis, whose
/// variance grows with the target.
///
///     variance = growth × size² + spread²
///
/// What a policy needs of a model of touches to choose among links; `TapAudit` has models in
/// millimeters with their sources, and makes this of them for a display.
public struct TouchSpread: BitwiseCopyable, Sendable, Hashable {
  /// The mean distance of touches from their aim.
  public var offset: Size
  /// The finger's own standard deviation; what is not above 0 counts as a hundredth of a point.
  public var spread: Size
  /// The part of the target's squared size that is added to the variance.
  public var growth: Size

  /// Makes a spread.
  public init(
    _ spread: Size, growth: Size = Size(width: 0, height: 0),
    offset: Size = Size(width: 0, height: 0)
  ) {
    self.spread = spread
    self.growth = growth
    self.offset = offset
  }
}

extension TouchSpread {
  /// How far touches of a fragment reach beyond it: three standard deviations, and the offset.
  func reach(of fragment: Rect) -> TargetEnlargement.Reach {
    TargetEnlargement.Reach(
      across: TargetEnlargement.sane(
        3 * deviation(spread.width, growth.width, fragment.width) + abs(offset.width)),
      down: TargetEnlargement.sane(
        3 * deviation(spread.height, growth.height, fragment.height) + abs(offset.height)))
  }

  /// The density of touches at a point that are aimed anywhere at a fragment, each aim as likely as the
  /// others, in one over square points.
  func density(at point: Point, of fragment: Rect) -> Double {
    density(
      point.x - offset.width, from: fragment.x, to: fragment.maxX,
      deviation(spread.width, growth.width, fragment.width))
      * density(
        point.y - offset.height, from: fragment.y, to: fragment.maxY,
        deviation(spread.height, growth.height, fragment.height))
  }

  private func density(
    _ position: Double, from low: Double, to high: Double, _ deviation: Double
  ) -> Double {
    guard high > low else { return 0 }
    return NormalDistribution.between((low - position) / deviation, (high - position) / deviation)
      / (high - low)
  }

  private func deviation(_ own: Double, _ growth: Double, _ size: Double) -> Double {
    let variance = max(0, growth) * size * size + own * own
    return variance > 1e-4 && variance < 1e12 ? variance.squareRoot() : 0.01
  }
}
