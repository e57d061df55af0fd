import TapInteraction
import TapText
package import TapViews

/// What of a window has the keyboard focus: a view, and of a text the link.
package struct FocusedElement: Equatable {
  private let view: View
  private let link: LinkID?

  /// The element with the focus; `nil` where none has it.
  package init?(in window: Window) {
    guard let view = window.focusedView else { return nil }
    self.view = view
    link = (view as? TextView)?.focusedLink
  }

  package static func == (one: FocusedElement, other: FocusedElement) -> Bool {
    one.view === other.view && one.link == other.link
  }

  /// Its name and role as text, with the state "disabled" if it does nothing (A11Y-2, A11Y-9).
  ///
  /// - Complexity: O(number of links in the view).
  package var words: String {
    let all = view.ownAccessibilityNodes + [view.ownAccessibilityNode].compactMap { $0 }
    guard let node = all.first(where: \.isFocused) else { return "" }
    let state = node.traits.contains(.disabled) ? ["disabled"] : []
    return ([node.name, node.role.rawValue] + state).filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
