import TapPlatform

/// The normal distribution from the C library alone, for tests to compare with.
enum NormalTable {
  /// The density at `z`.
  static func density(_ z: Double) -> Double { exp(-z * z / 2) / (2 * .pi).squareRoot() }

  /// The probability of a value between -z and z.
  static func central(_ z: Double) -> Double { erf(z / 2.0.squareRoot()) }

  static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }

  static func logarithm(_ value: Double) -> Double { log(value) }

  static func sineAndCosine(_ angle: Double) -> (Double, Double) { (sin(angle), cos(angle)) }
}
