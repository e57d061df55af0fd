/// The scale of an icon that bounces once for each time that it was tapped.
///
/// What the seed of the tab bar nests in two animation blocks: a spring to 1.25 at once, and one back
/// to 1 after 0.2 s. Both add up, as `CAAnimation` adds them, and so do those of later taps, which
/// keeps the scale continuous (ANI-1, ANI-3). A function of time alone.
///
///     var bounce = BounceTiming()
///     bounce.begin(at: 0)
///     bounce.scale(at: 0.15)  // about 1.29
public struct BounceTiming: Sendable, Hashable {
  /// How far the icon grows.
  public static let growth = 0.25
  /// The start of the return movement, in seconds after the start.
  public static let delay = 0.2
  /// The spring of either way.
  public static let spring = SpringTiming(duration: 0.5, dampingRatio: 0.5, initialVelocity: 0.5)
  /// How long one bounce takes, in seconds.
  public static let duration = 0.7

  /// When the bounces that are not over began.
  private var starts: [Double] = []

  /// Makes an icon at rest.
  public init() {}

  /// When the last of the bounces is over, in seconds; `nil` at rest.
  public var end: Double? { starts.max().map { $0 + Self.duration } }

  /// Begins a bounce; those that are over are forgotten.
  public mutating func begin(at time: Double) {
    starts.removeAll { $0 + Self.duration <= time }
    starts.append(time)
  }

  /// The scale at a time in seconds: exactly 1 when no bounce is in progress (ANI-2).
  public func scale(at time: Double) -> Double {
    starts.reduce(1) { scale, start in
      let elapsed = time - start
      guard elapsed < Self.duration else { return scale }
      let way =
        Self.spring.progress(after: elapsed) - Self.spring.progress(after: elapsed - Self.delay)
      return scale + Self.growth * way
    }
  }
}
