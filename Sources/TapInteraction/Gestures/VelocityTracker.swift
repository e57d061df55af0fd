internal import TapLayout

/// How fast something moves, from where it was in the last tenth of a second.
///
/// The mean over that window forgives a jittery digitizer, and is 0 after a rest.
struct VelocityTracker: Sendable {
  private struct Sample: BitwiseCopyable, Sendable {
    var time: Double
    var place: Point
  }

  /// How far back it looks, in seconds.
  private static let window = 0.1

  /// The latest locations in a ring buffer.
  private var samples = [16 of Sample](repeating: Sample(time: 0, place: Point(x: 0, y: 0)))
  private var count = 0
  private var latest = 0

  /// In points a second; 0 without two moments to compare.
  var velocity: Point {
    let end = samples[latest]
    var start = end
    for age in 0..<count {
      let sample = samples[(latest + samples.count - age) % samples.count]
      guard sample.time >= end.time - Self.window else { break }
      start = sample
    }
    let duration = end.time - start.time
    let velocity = Point(
      x: (end.place.x - start.place.x) / duration, y: (end.place.y - start.place.y) / duration)
    return duration > 0 && velocity.isValid ? velocity : Point(x: 0, y: 0)
  }

  /// Records a location; a second one at the same time replaces it.
  mutating func add(_ place: Point, at time: Double) {
    if count == 0 || time < samples[latest].time {
      // Of a clock that went back nothing can be told.
      count = 1
    } else if time > samples[latest].time {
      latest = (latest + 1) % samples.count
      count = min(count + 1, samples.count)
    }
    samples[latest] = Sample(time: time, place: place)
  }
}
