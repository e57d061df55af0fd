import TapInteraction
import TapText
import TapTestSupport
import TapViews

/// A delegate that writes down what it is asked and told, and answers as it is told to.
final class LinkListener: TextViewDelegate {
  var action: LinkAction? = .activate
  var menu: LinkMenu? = LinkMenu()
  var showsPreview = false
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
    // What is told in full is not told twice.
    guard ![.activate, .menu, .lift].contains(event.kind) else { return }
    note("\(event.kind) \(event.link.map { "\($0.rawValue)" } ?? "none")")
  }
}
