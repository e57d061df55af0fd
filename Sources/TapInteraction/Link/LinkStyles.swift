public import TapText

/// The appearance of links in all their states.
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
  /// What changes on a link that must not be followed (LS-A6).
  public var inert: LinkStyle

  /// Makes styles; without any, links look like their text in all states.
  public init(
    normal: LinkStyle = LinkStyle(), visited: LinkStyle = LinkStyle(),
    hovered: LinkStyle = LinkStyle(), focused: LinkStyle = LinkStyle(),
    pressed: LinkStyle = LinkStyle(), inert: LinkStyle = LinkStyle()
  ) {
    self.normal = normal
    self.visited = visited
    self.hovered = hovered
    self.focused = focused
    self.pressed = pressed
    self.inert = inert
  }

  /// The one style for all that a link goes through.
  ///
  /// From weak to strong: normal, visited, hovered, focused, pressed. A stronger state overrides
  /// what it names, and leaves the rest to the weaker ones. An inert link has the style of `inert`
  /// over `normal`, whatever else it is.
  public func style(for state: LinkState) -> LinkStyle {
    if state.contains(.inert) { return normal.overridden(by: inert) }
    var style = normal
    if state.contains(.visited) { style = style.overridden(by: visited) }
    if state.contains(.hovered) { style = style.overridden(by: hovered) }
    if state.contains(.focused) { style = style.overridden(by: focused) }
    if state.contains(.pressed) { style = style.overridden(by: pressed) }
    return style
  }
}

extension LinkStyles {
  /// Blue and underlined, purple once visited; a frame with the focus, a veil while pressed; gray and
  /// without a line if it must not be followed.
  public static let standard = LinkStyles(
    normal: LinkStyle(foreground: Color(red: 0, green: 0, blue: 0.93), isUnderlined: true),
    visited: LinkStyle(foreground: Color(red: 0.33, green: 0.1, blue: 0.55)),
    focused: LinkStyle(focusRing: Color(red: 0.1, green: 0.45, blue: 0.95)),
    pressed: LinkStyle(background: Color(red: 0, green: 0, blue: 0, alpha: 0.15)),
    inert: LinkStyle(foreground: Color(red: 0.4, green: 0.4, blue: 0.4), isUnderlined: false))
}

/// The current state of a link, for its appearance and for assistive technology.
public struct LinkState: OptionSet, BitwiseCopyable, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// A pointer presses it and is above it.
  public static let pressed = LinkState(rawValue: 1)
  /// A pointer is above it, without contact.
  public static let hovered = LinkState(rawValue: 2)
  /// It has the keyboard focus.
  public static let focused = LinkState(rawValue: 4)
  /// It was followed before.
  public static let visited = LinkState(rawValue: 8)
  /// It must not be followed: a link that does nothing, and is plain text to touches (LS-A6).
  public static let inert = LinkState(rawValue: 16)
}
