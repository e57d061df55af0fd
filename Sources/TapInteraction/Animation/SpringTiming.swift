import TapPlatform

/// How far a damped spring has moved from its start towards its end, as a function of time.
///
/// The counterpart of UIKit's `animate(withDuration:…usingSpringWithDamping:initialSpringVelocity:)`.
/// A closed form: the same time gives the same value, however often anyone looked before. How a
/// duration becomes a stiffness is not published; here the spring has settled to a thousandth when
/// the duration is over, which is what animations recorded from UIKit show (ANI-1).
///
///     let bounce = SpringTiming(duration: 0.5, dampingRatio: 0.5, initialVelocity: 0.5)
///     bounce.progress(after: 0.1)  // about 1.036: past the end, on its way back
public struct SpringTiming: BitwiseCopyable, Sendable, Hashable {
  /// How long the spring moves, in seconds; after that it is at its end.
  public let duration: Double
  /// How much the spring is held back: 1 and more never passes its end (ANI-6).
  public let dampingRatio: Double
  /// The speed at the start, in whole distances a second.
  public let initialVelocity: Double
  /// The frequency of the spring without damping, in radians a second.
  public let frequency: Double

  /// Makes a spring.
  ///
  /// - Parameters:
  ///   - duration: how long it moves, in seconds; one that is not above 0 ends at once.
  ///   - dampingRatio: from 0.01; what is above 1 counts as 1.
  ///   - initialVelocity: in whole distances a second.
  public init(duration: Double, dampingRatio: Double, initialVelocity: Double) {
    self.duration = duration.isFinite ? max(duration, 0) : 0
    self.dampingRatio = dampingRatio >= 0.01 ? min(dampingRatio, 1) : 0.01
    self.initialVelocity = initialVelocity.isFinite ? initialVelocity : 0
    frequency = Self.frequency(
      settlingIn: self.duration, dampingRatio: self.dampingRatio, velocity: self.initialVelocity)
  }

  /// How far the spring is after a time in seconds: 0 at the start, exactly 1 at the end.
  public func progress(after elapsed: Double) -> Double {
    guard elapsed < duration else { return 1 }
    guard elapsed > 0 else { return 0 }
    let decay = exp(-dampingRatio * frequency * elapsed)
    guard dampingRatio < 1 else {
      return 1 - decay * (1 + (frequency - initialVelocity) * elapsed)
    }
    let damped = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
    let swing = (dampingRatio * frequency - initialVelocity) / damped
    return 1 - decay * (cos(damped * elapsed) + swing * sin(damped * elapsed))
  }

  /// The frequency at which what is left of the way is a thousandth when the duration is over.
  private static func frequency(
    settlingIn duration: Double, dampingRatio: Double, velocity: Double
  ) -> Double {
    guard duration > 0 else { return 0 }
    let fallback = log(1500.0) / (dampingRatio * duration)
    var frequency = 5 / duration
    for _ in 0..<12 {
      let step = 1e-6 * frequency
      let rest = { (frequency: Double) -> Double in
        Self.rest(of: frequency, duration, dampingRatio, velocity)
      }
      let slope = (rest(frequency + step) - rest(frequency - step)) / (2 * step)
      let next = frequency - rest(frequency) / slope
      guard next.isFinite, next > 0 else { return fallback }
      frequency = next
    }
    let isRoot = abs(rest(of: frequency, duration, dampingRatio, velocity)) < 1e-9
    return isRoot ? frequency : fallback
  }

  /// What is left of the way after the duration, less the thousandth that may be.
  private static func rest(
    of frequency: Double, _ duration: Double, _ dampingRatio: Double, _ velocity: Double
  ) -> Double {
    let decay = exp(-dampingRatio * frequency * duration)
    guard dampingRatio < 1 else {
      return decay * ((frequency - velocity) * duration + 1) - 0.001
    }
    let damped = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
    return (dampingRatio * frequency - velocity) / damped * decay - 0.001
  }
}
