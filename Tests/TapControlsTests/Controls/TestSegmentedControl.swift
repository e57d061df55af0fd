import TapInteraction
import TapLayout
import TapTestSupport
import TapViews
import TapControls

/// A window of 300 by 100 with a control of three segments, `A` to `C`, each 100 wide and 32 high.
struct TestSegmentedControl {
  let window = Window(frame: Rect(x: 0, y: 0, width: 300, height: 100))
  let control: SegmentedControl
  let log = Log()

  /// The lines of a log, shared by the closures that write it.
  final class Log {
    var lines: [String] = []
  }

  init(_ items: [String] = ["A", "B", "C"], selected: Int = 0) {
    control = SegmentedControl(items: items, frame: Rect(x: 0, y: 0, width: 300, height: 32))
    control.identifier = "control"
    control.selectedSegmentIndex = selected
    window.addSubview(control)
    window.observer = { [log] in log.lines.append($0.line) }
    control.onChange = { [log] in log.lines.append("told \($0.selectedSegmentIndex)") }
  }

  /// Presses keys, each once, with the control in focus.
  func press(_ keys: KeyEvent.Key...) {
    window.focus(control)
    for key in keys { window.send(.key(KeyEvent(key, time: window.time))) }
  }

  /// Slides a finger over the middles of segments, and lifts it at the last.
  func slide(over places: Point..., at time: Double = 0) {
    guard let first = places.first, let last = places.last else { return }
    window.send(.down, first.x, first.y, at: time)
    for place in places.dropFirst() { window.send(.move, place.x, place.y, at: time) }
    window.send(.up, last.x, last.y, at: time)
  }

  /// The elements of the segments.
  var segmentNodes: [AccessibilityNode] { control.accessibilityNodes.first?.children ?? [] }
}
