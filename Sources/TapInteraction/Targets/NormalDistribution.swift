import TapPlatform

/// The standard normal distribution, which the probability of a touch is made of.
package enum NormalDistribution {
  private static let root2 = 2.0.squareRoot()
  private static let rootOf2Pi = (2 * Double.pi).squareRoot()

  /// The probability that a value is below `z`.
  package static func below(_ z: Double) -> Double { 0.5 * erfc(-z / root2) }

  /// The probability that a value is at least `a` and below `b`; exact in both tails, where a
  /// difference of two values near 1 would lose all digits.
  package static func between(_ a: Double, _ b: Double) -> Double {
    guard a < b else { return 0 }
    if a > 0 { return 0.5 * (erfc(a / root2) - erfc(b / root2)) }
    if b < 0 { return 0.5 * (erfc(-b / root2) - erfc(-a / root2)) }
    return 1 - 0.5 * (erfc(-a / root2) + erfc(b / root2))
  }

  /// The integral of ``below(_:)`` from minus infinity to `z`: z Φ(z) + φ(z).
  package static func integralOfBelow(_ z: Double) -> Double {
    z * below(z) + exp(-z * z / 2) / rootOf2Pi
  }
}
