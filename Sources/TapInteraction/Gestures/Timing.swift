/// Moments some time after another, for comparisons in which equality counts.
///
/// In binary 0.1 + 0.35 is a hair less than 0.45, and 0.1 + 0.2 a hair more than 0.3. What decimal
/// numbers call the same moment is the same here: sums are also looked at in whole nanoseconds.
enum Timing {
  /// The earliest moment at which an interval counts as over.
  static func earliest(_ interval: Double, after start: Double) -> Double {
    let sum = start + nonNegative(interval)
    return max(start, min(sum, wholeNanoseconds(sum)))
  }

  /// The latest moment that still is within an interval.
  static func latest(_ interval: Double, after start: Double) -> Double {
    let sum = start + nonNegative(interval)
    return max(sum, wholeNanoseconds(sum))
  }

  /// Rounds, unless the time is so large that its last digit is no finer than that.
  private static func wholeNanoseconds(_ time: Double) -> Double {
    abs(time) < 4e6 ? (time * 1e9).rounded() / 1e9 : time
  }
}

/// A setting that must not be negative: what is, or is not a number, becomes 0 (LP-15).
func nonNegative(_ setting: Double) -> Double { setting > 0 ? setting : 0 }
