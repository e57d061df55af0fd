import TapInteraction
import TapLayout

/// The drag that scrolls a scroll view, along the axes in which there is something to scroll.
final class ScrollGestureRecognizer: PanGestureRecognizer {
  private var scrollView: ScrollView? { view as? ScrollView }

  /// Creates the recognizer, which reports to its scroll view.
  init() {
    super.init { ($0.view as? ScrollView)?.panDidChange() }
  }

  /// Watches fingers only: a mouse or pen may move within a press, and a mouse has a wheel.
  override func shouldReceive(_ touch: Touch) -> Bool {
    touch.kind == .touch && scrollView?.dragAxes.isEmpty == false
  }

  override func adopt(_ profile: GestureProfile) {
    super.adopt(profile)
    machine.axes = scrollView?.dragAxes ?? []
  }

  override func shouldBegin() -> Bool { scrollView?.mayBegin(machine.distance) ?? false }

  override func mayTake(_ touch: TouchRecord) -> Bool { scrollView?.mayTake(touch) ?? false }

  /// Returns whether the last event of a touch, which it has not seen yet, will make the drag
  /// begin.
  func wants(_ touch: TouchRecord) -> Bool {
    var next = machine
    return state == .possible && next.handle(touch.event) == .begin && mayTake(touch)
      && scrollView?.mayBegin(next.distance) == true
  }

  override var logName: String { "scroll \(state)" }

  /// `false`: the log records the offset of the content.
  override var isLogged: Bool { false }
}
