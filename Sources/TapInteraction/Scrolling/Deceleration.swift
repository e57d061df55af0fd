import TapPlatform

/// How content glides on along one axis after it was released at speed.
///
/// A closed form of time, at the rate that UIKit calls normal: each millisecond keeps 0.998 of the
/// speed. So the position of the content depends on the time alone, and not on the frame rate. It
/// comes to rest on a whole point, so that text stays sharp. The scroll view, not this type, stops
/// content at its ends.
///
///     let glide = Deceleration(from: 0, velocity: 1000)
///     glide.position(after: 0.1)  // about 91
///     glide.end                   // 495
public struct Deceleration: BitwiseCopyable, Sendable, Hashable {
  /// Where it starts, in points.
  public let start: Double
  /// Where it comes to rest.
  public let end: Double
  /// How long it takes, in seconds; 0 if it is too slow to glide at all.
  public let duration: Double

  /// Creates the deceleration of content that is released with a velocity in points a second.
  ///
  /// One below ``slowestFling`` does not move; one above ``fastestFling`` is clamped to it.
  public init(from start: Double, velocity: Double) {
    self.start = start
    let speed = min(abs(velocity), Self.fastestFling)
    guard speed >= Self.slowestFling, start.isFinite else {
      end = start
      duration = 0
      return
    }
    let way = (speed - Self.speedAtRest) / Self.decay
    end = (start + (velocity < 0 ? -way : way)).rounded()
    duration = log(speed / Self.speedAtRest) / Self.decay
  }

  /// Where the content is a time after the start, in seconds.
  public func position(after elapsed: Double) -> Double {
    guard elapsed > 0 else { return start }
    guard elapsed < duration else { return end }
    let done = 1 - exp(-Self.decay * elapsed)
    let all = 1 - exp(-Self.decay * duration)
    return start + (end - start) * (done / all)
  }
}

extension Deceleration {
  /// The least speed that makes content glide, in points a second; Android's and Flutter's.
  public static let slowestFling = 50.0
  /// The greatest speed at which content glides, in points a second; Android's and Flutter's.
  public static let fastestFling = 8000.0
  /// The speed below which movement is invisible, in points a second.
  private static let speedAtRest = 10.0
  /// -1000 ln 0.998: how fast the speed decays, per second.
  private static let decay = 2.002_002_670_673_079
}
