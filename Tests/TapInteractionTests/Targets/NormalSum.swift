import TapPlatform

/// The normal density from the C library alone, for tests to compare with.
enum NormalSum {
  static func density(_ z: Double) -> Double { exp(-z * z / 2) / (2 * .pi).squareRoot() }
}
