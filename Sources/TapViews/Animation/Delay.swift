/// Something that is done once at a time, unless it is cancelled before.
final class Delay {
  /// When, in seconds.
  let time: Double
  private let clock: FrameClock
  private let action: () -> Void

  /// Adds an action to a clock.
  init(on clock: FrameClock, at time: Double, action: @escaping () -> Void) {
    self.time = time
    self.clock = clock
    self.action = action
    clock.add(self)
  }

  /// Does it now.
  func fire() {
    cancel()
    action()
  }

  /// Does it never.
  func cancel() { clock.remove(self) }
}
