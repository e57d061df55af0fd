import TapInteraction

/// A normal distribution of one coordinate, in points.
struct NormalCoordinate {
  /// Where touches land on average, measured from the point that is aimed at.
  var offset: Double
  /// The standard deviation.
  var spread: Double

  /// The probability that a touch that is aimed at a coordinate lands in a range.
  func probability(from low: Double, to high: Double, aimedAt aim: Double) -> Double {
    let center = aim + offset
    return NormalDistribution.between((low - center) / spread, (high - center) / spread)
  }

  /// The same on average over all aims of a range, each as likely as the others.
  ///
  /// The integral of Φ has a closed form, so that no sum of samples is needed.
  func probability(
    from low: Double, to high: Double, aimedFrom first: Double, to last: Double
  ) -> Double {
    let width = last - first
    // For a range of no width the quotient of two small differences says nothing.
    guard width > spread * 1e-6 else {
      return probability(from: low, to: high, aimedAt: (first + last) / 2)
    }
    func integral(below edge: Double) -> Double {
      let (start, end) = ((edge - offset - first) / spread, (edge - offset - last) / spread)
      return spread
        * (NormalDistribution.integralOfBelow(start) - NormalDistribution.integralOfBelow(end))
    }
    // Above the middle of the distribution 1 is nearly reached, so the small rest is what counts.
    if low - offset > last {
      let mirrored = NormalCoordinate(offset: -offset, spread: spread)
      return mirrored.probability(from: -high, to: -low, aimedFrom: -last, to: -first)
    }
    return min(1, max(0, (integral(below: high) - integral(below: low)) / width))
  }
}
