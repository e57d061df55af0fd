import CGTK
import TapHost
import TapLayout
import TapText
import TapViews

/// GTK as the host of a window: what the driver of a ``TapWidget`` calls.
final class WidgetHost: WindowHost {
  /// The widget, which owns the host.
  weak var widget: TapWidget?
  /// The time that the driver asked to be woken at.
  private var deadline: Double?
  /// Whether damage waits to be passed on.
  private var needsFrame = false

  /// Seconds on GLib's monotonic clock.
  var now: Double { tap_gtk_now() }

  func wake(at time: Double?) {
    deadline = time
    schedule()
  }

  /// Waits for the rest of what is at work, which may change more: a timer that is due at once
  /// collects it all.
  func setNeedsFrame() {
    needsFrame = true
    schedule()
  }

  /// Passes on what must be drawn.
  func display() {
    guard let widget, needsFrame else { return }
    needsFrame = false
    for rect in widget.driver.takeDamage() {
      unsafe widget.withWidget {
        unsafe tap_gtk_view_damage($0, rect.x, rect.y, rect.width, rect.height)
      }
    }
    schedule()
  }

  /// Drops what would be drawn, since everything will be.
  func dropDamage() {
    needsFrame = false
    _ = widget?.driver.takeDamage()
    schedule()
  }

  private func schedule() {
    let time = needsFrame ? 0 : deadline ?? .infinity
    unsafe widget?.withWidget { unsafe tap_gtk_view_wake($0, time) }
  }

  func setCursor(_ cursor: Cursor) {
    unsafe widget?.withWidget { unsafe tap_gtk_view_set_hand($0, cursor == .pointer) }
  }

  func open(_ destination: String) { widget?.open(destination) }

  func copy(_ text: String) { widget?.copy(text) }

  func showMenu(_ titles: [String], at rect: Rect, chosen: @escaping (Int) -> Void) {
    widget?.showMenu(titles, at: rect, chosen: chosen)
  }

  func confirm(_ activation: LinkActivation, answer: @escaping (Bool) -> Void) {
    guard let widget else { return answer(false) }
    if let handler = widget.confirmationHandler { return handler(activation, answer) }
    let note = LinkNote(activation.assessment, limit: 500)
    widget.ask(
      "Open this link?", note.explanation(ofText: activation.text), accept: "_Open Link",
      answer: answer)
  }

  func explainBlock(
    of span: LinkSpan, _ assessment: LinkAssessment, text: String, at rect: Rect
  ) {
    guard let widget else { return }
    let note = LinkNote(assessment, limit: 500)
    widget.ask("This link is blocked.", note.explanation(ofText: text), accept: "") { _ in }
  }

  /// Has the elements listed again, once a frame.
  func accessibilityDidChange() {
    unsafe widget?.withWidget { unsafe tap_gtk_view_elements_changed($0) }
  }
}
