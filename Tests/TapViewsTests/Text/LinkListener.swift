import TapInteraction
import TapText
import TapTestSupport
import TapViews

/// A delegate that records what it is asked and notified of, and answers as it is set to.
final class LinkListener: TextViewDelegate {
  var action: LinkAction? = .activate
  var menu: LinkMenu? = LinkMenu()
  var showsPreview = false
  /// The answer to each confirmation; `nil` keeps the question in ``questions``.
  var confirms: Bool? = false
  private(set) var questions: [(Bool) -> Void] = []
  private(set) var asked: [LinkActivation] = []
  /// Called with each line that is written.
  var onLine: ((String) -> Void)?
  private(set) var lines: [String] = []
  private(set) var activations: [LinkActivation] = []
  private(set) var menus: [LinkMenu] = []

  private func note(_ line: String) {
    lines.append(line)
    onLine?(line)
  }

  func textView(_ textView: TextView, primaryActionFor span: LinkSpan) -> LinkAction? {
    note("action \(span.link.id.rawValue)?")
    return action
  }

  func textView(_ textView: TextView, menuFor span: LinkSpan) -> LinkMenu? {
    note("menu \(span.link.id.rawValue)?")
    return menu
  }

  func textView(_ textView: TextView, showsPreviewFor span: LinkSpan) -> Bool {
    note("preview \(span.link.id.rawValue)?")
    return showsPreview
  }

  func textView(
    _ textView: TextView, shouldConfirm activation: LinkActivation,
    answer: @escaping (Bool) -> Void
  ) {
    asked.append(activation)
    note("confirm \(activation.span.link.id.rawValue)?")
    if let confirms { answer(confirms) } else { questions.append(answer) }
  }

  /// Answers the oldest question.
  func answer(_ isAllowed: Bool) { questions.removeFirst()(isAllowed) }

  /// Drops all questions without an answer.
  func forgetQuestions() { questions.removeAll() }

  func textView(_ textView: TextView, didActivate activation: LinkActivation) {
    activations.append(activation)
    note("activate \(activation.span.link.id.rawValue)")
  }

  func textView(_ textView: TextView, didRequest menu: LinkMenu, for span: LinkSpan) {
    menus.append(menu)
    note("menu \(span.link.id.rawValue)")
  }

  func textView(_ textView: TextView, didLift payload: LinkPayload) {
    note("lift \(payload.destination) \(payload.text)")
  }

  func textView(_ textView: TextView, didReceive event: LinkEvent) {
    // What is reported in full is not reported twice.
    guard ![.activate, .menu, .lift].contains(event.kind) else { return }
    note("\(event.kind) \(event.link.map { "\($0.rawValue)" } ?? "none")")
  }
}
