import TapInteraction
import TapText

extension Window {
  /// Does what assistive technology asks for, wherever the element is scrolled to (A11Y-4).
  func perform(_ action: AccessibilityAction, of link: LinkID?, in view: View) {
    guard view.window === self else { return }
    view.accessibilityPerform(action, of: link)
  }
}
