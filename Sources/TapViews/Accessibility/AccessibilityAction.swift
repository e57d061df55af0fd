/// What assistive technology may ask for.
public enum AccessibilityAction: Sendable, Hashable, CaseIterable {
  /// The element's own action.
  case activate
  /// The element's menu.
  case showMenu
  /// The keyboard focus.
  case focus
}
