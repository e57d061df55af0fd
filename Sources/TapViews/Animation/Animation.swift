/// Something that changes over a period of time, frame by frame, by the clock of a window.
///
/// A frame is a sixtieth of a second, counted from the start, and the last is at the very end.
/// Animated values are computed from the elapsed time, never from the number of frames, so that the
/// same events give the same pictures.
package final class Animation {
  /// When it began, in seconds.
  private let start: Double
  /// How long it takes, in seconds.
  private let duration: Double
  /// The number of frames so far.
  private var frame = 0
  private unowned let clock: FrameClock
  /// Takes the time that passed since the start, in seconds.
  private var step: ((Double) -> Void)?
  private var completion: (() -> Void)?

  /// Makes an animation that begins at a time, in seconds, and adds it to a clock.
  init(
    on clock: FrameClock, from start: Double, duration: Double, step: @escaping (Double) -> Void,
    completion: @escaping () -> Void
  ) {
    self.clock = clock
    self.start = start
    self.duration = duration
    self.step = step
    self.completion = completion
    clock.add(self)
  }

  /// When it moves next, in seconds.
  var deadline: Double { start + min(nextFrame, duration) }

  /// The time from the start to the next frame, in seconds.
  private var nextFrame: Double { Double(frame + 1) / 60 }

  /// Moves on by a frame.
  func moveByFrame() {
    // Never computed back from the deadline, where rounding could hide the end.
    let elapsed = nextFrame
    frame += 1
    if elapsed >= duration { finish() } else { step?(elapsed) }
  }

  /// Ends the animation at once, at its end; one that has ended stays so.
  package func finish() {
    guard clock.remove(self) else { return }
    // What they hold may hold the animation.
    let (step, completion) = (step, completion)
    self.step = nil
    self.completion = nil
    step?(duration)
    completion?()
  }
}

extension Window {
  /// Begins to change something over a period of time, in seconds.
  ///
  /// Where motion is reduced, or takes no time, it is at its end at once (ANI-5, ANI-6).
  @discardableResult
  package func animate(
    duration: Double, step: @escaping (Double) -> Void, completion: @escaping () -> Void = {}
  ) -> Animation {
    let animation = Animation(
      on: frames, from: time, duration: duration, step: step, completion: completion)
    if duration > 0, !reducesMotion { step(0) } else { animation.finish() }
    return animation
  }
}
