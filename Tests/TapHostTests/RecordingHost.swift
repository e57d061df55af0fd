import TapHost
import TapInteraction
import TapLayout
import TapText
import TapViews

/// A host without a screen that records what it is asked for.
final class RecordingHost: WindowHost {
  /// The time on its clock, which the test moves.
  var now = 0.0
  /// The calls so far, one line each.
  private(set) var calls: [String] = []
  /// The time at which it wants to be woken.
  private(set) var deadline: Double?
  /// The titles of the menu that is open, and what to call with the choice.
  private(set) var menu: (titles: [String], chosen: (Int) -> Void)?
  /// The questions that wait for an answer.
  private(set) var questions: [(activation: LinkActivation, answer: (Bool) -> Void)] = []

  /// The titles of all menus so far.
  private(set) var menus: [[String]] = []

  /// The arguments of the calls of a kind, since they were last taken.
  func calls(of kind: String) -> [String] {
    calls.filter { $0.hasPrefix(kind + " ") }.map { String($0.dropFirst(kind.count + 1)) }
  }

  /// Returns the calls since the last time.
  func takeCalls() -> [String] {
    defer { calls = [] }
    return calls
  }

  func wake(at time: Double?) {
    deadline = time
    calls.append("wake \(time.map { "\($0)" } ?? "never")")
  }

  func setNeedsFrame() { calls.append("frame") }
  func setCursor(_ cursor: Cursor) { calls.append("cursor \(cursor)") }
  func open(_ destination: String) { calls.append("open \(destination)") }
  func copy(_ text: String) { calls.append("copy \(text)") }
  func accessibilityDidChange() { calls.append("accessibility") }

  func showMenu(_ titles: [String], at rect: Rect, chosen: @escaping (Int) -> Void) {
    calls.append("menu \(titles.joined(separator: ", ")) at \(rect.x),\(rect.y)")
    menu = (titles, chosen)
    menus.append(titles)
  }

  func explainBlock(
    of span: LinkSpan, _ assessment: LinkAssessment, text: String, at rect: Rect
  ) {
    calls.append("block \(span.link.destination) \(text) at \(rect.x),\(rect.y)")
  }

  func confirm(_ activation: LinkActivation, answer: @escaping (Bool) -> Void) {
    calls.append("confirm \(activation.destination ?? "nothing")")
    questions.append((activation, answer))
  }
}

/// A host that implements only what it must.
final class MinimalHost: WindowHost {
  var now = 0.0
  func wake(at time: Double?) {}
  func setNeedsFrame() {}
}
