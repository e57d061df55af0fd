internal import TapLayout

/// The distance up to which two points count as the same.
struct Reach: Sendable {
  /// The distance, in points.
  var limit: Double
  /// How distances are measured.
  var metric: GestureProfile.Metric
  /// Whether exactly the limit is too far.
  var excludesLimit = false

  /// Returns whether two points are near enough.
  func joins(_ first: Point, _ second: Point) -> Bool {
    let distance = metric.distance(from: first, to: second)
    return excludesLimit ? distance < limit - Self.rounding : distance <= limit + Self.rounding
  }

  /// What binary numbers may make of decimal ones: 110.3 - 100.3 is not quite 10.
  private static let rounding = 1e-9
}

extension GestureProfile {
  /// How far a pointer may move within a tap (TAP-2, TAP-3).
  var tapReach: Reach { Reach(limit: tapSlop, metric: metric, excludesLimit: failsAtTapSlop) }

  /// How far the taps of a multiple tap may be apart (TAP-11).
  var multipleTapReach: Reach {
    Reach(limit: multipleTapSlop, metric: metric, excludesLimit: failsAtTapSlop)
  }
}

extension GestureProfile.Metric {
  /// Returns the distance between two points, in points.
  func distance(from first: Point, to second: Point) -> Double {
    let across = abs(second.x - first.x)
    let down = abs(second.y - first.y)
    return switch self {
    case .euclidean: (across * across + down * down).squareRoot()
    case .perAxis: max(across, down)
    }
  }
}
