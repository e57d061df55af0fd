/// How far an animation is, as a function of time, by a cubic Bézier curve from (0, 0) to (1, 1).
///
/// The counterpart of `UICubicTimingParameters` and of `cubic-bezier()` in CSS Easing Functions.
///
///     CubicTiming.easeInOut.progress(at: 0.5)  // 0.5
public struct CubicTiming: BitwiseCopyable, Sendable, Hashable {
  /// The first control point; its x is from 0 to 1.
  public let x1: Double
  /// The height of the first control point.
  public let y1: Double
  /// The second control point; its x is from 0 to 1.
  public let x2: Double
  /// The height of the second control point.
  public let y2: Double

  /// Makes a curve from its two control points, whose x is brought between 0 and 1.
  public init(x1: Double, y1: Double, x2: Double, y2: Double) {
    self.x1 = min(max(x1, 0), 1)
    self.y1 = y1
    self.x2 = min(max(x2, 0), 1)
    self.y2 = y2
  }

  /// Slow at both ends: UIKit's default curve for animations (TAB-28).
  public static let easeInOut = CubicTiming(x1: 0.42, y1: 0, x2: 0.58, y2: 1)

  /// The same speed all along.
  public static let linear = CubicTiming(x1: 0, y1: 0, x2: 1, y2: 1)

  /// How far the animation is when a part of its time from 0 to 1 is over.
  public func progress(at part: Double) -> Double {
    guard part > 0 else { return 0 }
    guard part < 1 else { return 1 }
    // x grows with the parameter, so that halving finds it to the last bit that counts.
    var (low, high) = (0.0, 1.0)
    while high - low > 1e-13 {
      let middle = (low + high) / 2
      if Self.bezier(x1, x2, middle) < part { low = middle } else { high = middle }
    }
    return Self.bezier(y1, y2, (low + high) / 2)
  }

  private static func bezier(_ control1: Double, _ control2: Double, _ t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * control1 + 3 * rest * t * t * control2 + t * t * t
  }
}
