/// What changes as time passes, frame by frame: animations, and content that decelerates after a drag.
///
/// A frame is a sixtieth of a second, counted from the start of each. The counterpart of
/// `CADisplayLink`, driven by the times of a window's events.
final class FrameClock {
  /// Something that moves by a frame.
  enum Frame {
    case scroll(ScrollView)
    case animation(Animation)
    case delay(Delay)
  }

  /// The scroll views whose content decelerates.
  private var scrollViews: [ScrollView] = [] { didSet { updateIdle() } }
  /// What is animated, in the order in which it began.
  private var animations: [Animation] = [] { didSet { updateIdle() } }
  /// What is done later.
  private var delays: [Delay] = [] { didSet { updateIdle() } }
  /// Whether nothing moves, which each event asks.
  private var isIdle = true

  private func updateIdle() {
    isIdle = scrollViews.isEmpty && animations.isEmpty && delays.isEmpty
  }

  /// The frame that is due first, with its time in seconds; of two at once, content before
  /// animations, then the one that began first.
  func nextFrame() -> (frame: Frame, time: Double)? {
    guard !isIdle else { return nil }
    var first: (frame: Frame, time: Double)?
    for scroll in scrollViews {
      guard let deadline = scroll.frameDeadline, deadline < first?.time ?? .infinity else {
        continue
      }
      first = (.scroll(scroll), deadline)
    }
    for animation in animations where animation.deadline < first?.time ?? .infinity {
      first = (.animation(animation), animation.deadline)
    }
    for delay in delays where delay.time < first?.time ?? .infinity {
      first = (.delay(delay), delay.time)
    }
    return first
  }

  /// Moves on by a frame.
  func fire(_ frame: Frame) {
    switch frame {
    case .scroll(let scroll): scroll.moveByFrame()
    case .animation(let animation): animation.moveByFrame()
    case .delay(let delay): delay.fire()
    }
  }
}

extension FrameClock {
  /// Adds something that changes over time.
  func add(_ animation: Animation) { animations.append(animation) }

  /// Removes an animation.
  ///
  /// - Returns: Whether it was there.
  func remove(_ animation: Animation) -> Bool {
    guard let index = animations.firstIndex(where: { $0 === animation }) else { return false }
    animations.remove(at: index)
    return true
  }

  /// Adds something that is done later.
  func add(_ delay: Delay) { delays.append(delay) }

  /// Removes something that is done no more.
  func remove(_ delay: Delay) { delays.removeAll { $0 === delay } }

  /// Adds a scroll view whose content decelerates.
  func add(_ scrollView: ScrollView) { scrollViews.append(scrollView) }

  /// Removes a scroll view.
  func remove(_ scrollView: ScrollView) { scrollViews.removeAll { $0 === scrollView } }

  /// Stops the content of the scroll views in a view.
  func stopDecelerating(in view: View) {
    for scroll in scrollViews where scroll.isDescendant(of: view) { scroll.stopDecelerating() }
  }
}
