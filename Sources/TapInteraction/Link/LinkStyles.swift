public import TapText

/// How a link is painted where it differs from its text: paint alone, so that no state of a link
/// can move a letter.
public struct LinkStyle: Sendable, Hashable {
  /// The color of the letters; `nil` leaves it.
  public var foreground: Color?
  /// The color behind the letters; `nil` leaves it.
  public var background: Color?
  /// Whether a line runs below the letters; `nil` leaves it.
  public var isUnderlined: Bool?

  /// Makes a style.
  public init(foreground: Color? = nil, background: Color? = nil, isUnderlined: Bool? = nil) {
    self.foreground = foreground
    self.background = background
    self.isUnderlined = isUnderlined
  }

  /// Returns this style with all that another one names.
  public func overridden(by other: LinkStyle) -> LinkStyle {
    LinkStyle(
      foreground: other.foreground ?? foreground, background: other.background ?? background,
      isUnderlined: other.isUnderlined ?? isUnderlined)
  }
}

/// The looks of links in all their states.
///
///     var styles = LinkStyles.standard
///     styles.hovered.isUnderlined = true
///     styles.style(for: [.visited, .pressed])
///
/// The counterpart of CSS rules for `:link`, `:visited`, `:hover`, `:focus` and `:active`, written
/// in this order.
public struct LinkStyles: Sendable, Hashable {
  /// The style of every link.
  public var normal: LinkStyle
  /// What changes on a link that was followed before.
  public var visited: LinkStyle
  /// What changes on a link below a pointer.
  public var hovered: LinkStyle
  /// What changes on the link with the keyboard focus.
  public var focused: LinkStyle
  /// What changes on a link that is pressed.
  public var pressed: LinkStyle

  /// Makes styles; without any, links look like their text in all states.
  public init(
    normal: LinkStyle = LinkStyle(), visited: LinkStyle = LinkStyle(),
    hovered: LinkStyle = LinkStyle(), focused: LinkStyle = LinkStyle(),
    pressed: LinkStyle = LinkStyle()
  ) {
    self.normal = normal
    self.visited = visited
    self.hovered = hovered
    self.focused = focused
    self.pressed = pressed
  }

  /// The one style for all that a link goes through.
  ///
  /// From weak to strong: normal, visited, hovered, focused, pressed. A stronger state overrides
  /// what it names, and leaves the rest to the weaker ones. An inert link can't be pressed, and
  /// has no style of its own.
  public func style(for state: LinkState) -> LinkStyle {
    var style = normal
    if state.contains(.visited) { style = style.overridden(by: visited) }
    if state.contains(.hovered) { style = style.overridden(by: hovered) }
    if state.contains(.focused) { style = style.overridden(by: focused) }
    if state.contains(.pressed) { style = style.overridden(by: pressed) }
    return style
  }
}

extension LinkStyles {
  /// Blue and underlined, purple once visited; a veil behind the letters while pressed.
  public static let standard = LinkStyles(
    normal: LinkStyle(foreground: Color(red: 0, green: 0, blue: 0.93), isUnderlined: true),
    visited: LinkStyle(foreground: Color(red: 0.33, green: 0.1, blue: 0.55)),
    pressed: LinkStyle(background: Color(red: 0, green: 0, blue: 0, alpha: 0.15)))
}
