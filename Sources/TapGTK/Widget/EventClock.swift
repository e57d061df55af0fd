/// Returns when events of a display happened, on the clock of the main loop.
///
/// The time of a touch is when the finger came and went, not when a busy program handled it: a tap
/// during a stall is not a long press. The times of a display are milliseconds of a clock of its
/// own, 32 bits, which wrap after 49.7 days.
struct EventClock {
  /// Whether the display has the clock of the main loop, as one on the same machine does; `nil`
  /// before the first event.
  private var isShared: Bool?
  /// The milliseconds of the last event of another clock, with all their bits.
  private var stamp: Int64 = 0
  /// When that was handled, in seconds.
  private var handled = 0.0
  /// The least delay between an event and its handling, by both clocks, in seconds.
  private var offset = Double.infinity

  /// If the first event has this age, in milliseconds by the clock of the main loop, the display
  /// uses the same clock: by chance it would on one of 70,000 displays.
  private static let likelyAges: ClosedRange<Int32> = -5...60_000
  /// As much as clocks of two machines part in a second, in seconds.
  private static let drift = 1e-4

  /// Returns when an event happened, which is never after it is handled.
  ///
  /// By another clock than the main loop's, an event that is handled sooner than any before counts
  /// as handled at once.
  ///
  /// - Parameters:
  ///   - stamp: when it happened, in milliseconds of the display; 0 if unknown.
  ///   - now: when it is handled, in seconds of the main loop.
  /// - Returns: Seconds of the main loop.
  mutating func time(of stamp: UInt32, handledAt now: Double) -> Double {
    guard stamp != 0, now.isFinite, abs(now) < 1e12 else { return now }
    let milliseconds = Int64((now * 1_000).rounded(.down))
    let age = Int32(bitPattern: UInt32(truncatingIfNeeded: milliseconds) &- stamp)
    let isShared = isShared ?? Self.likelyAges.contains(age)
    self.isShared = isShared
    guard !isShared else { return min(now, Double(milliseconds - Int64(age)) / 1_000) }
    return timeByOtherClock(stamp, now)
  }

  private mutating func timeByOtherClock(_ stamp: UInt32, _ now: Double) -> Double {
    if offset.isFinite {
      // The clock came round as often as the time since the last event says.
      let passed = max(now - handled, 0)
      let expected = self.stamp + Int64(passed * 1_000)
      let error = Int32(bitPattern: stamp &- UInt32(truncatingIfNeeded: expected))
      self.stamp = expected + Int64(error)
      offset += passed * Self.drift
    } else {
      self.stamp = Int64(stamp)
    }
    handled = now
    let seconds = Double(self.stamp) / 1_000
    offset = min(offset, now - seconds)
    return min(now, seconds + offset)
  }
}
