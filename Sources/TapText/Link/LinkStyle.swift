/// How a link is painted where it differs from the text it is in; `nil` keeps what the text has.
///
/// Pressed, hovered, focused and visited links differ in nothing else: no field here could move a
/// letter, so a link stays where it was hit.
public struct LinkStyle: Sendable, Hashable {
  /// The color of the letters and their lines.
  public var foreground: Color?
  /// The background color of the whole link, in each of its fragments.
  public var background: Color?
  /// Whether a line runs below the letters.
  public var isUnderlined: Bool?
  /// Whether a line runs through the letters.
  public var isStruckThrough: Bool?
  /// The color of the outline around each fragment of the focused link (KEY-1).
  public var focusRing: Color?

  /// Makes a style.
  public init(
    foreground: Color? = nil, background: Color? = nil, isUnderlined: Bool? = nil,
    isStruckThrough: Bool? = nil, focusRing: Color? = nil
  ) {
    self.foreground = foreground
    self.background = background
    self.isUnderlined = isUnderlined
    self.isStruckThrough = isStruckThrough
    self.focusRing = focusRing
  }

  /// Returns this style with all that another one names.
  ///
  ///     visited.overridden(by: hovered).overridden(by: pressed)
  public func overridden(by other: LinkStyle) -> LinkStyle {
    LinkStyle(
      foreground: other.foreground ?? foreground, background: other.background ?? background,
      isUnderlined: other.isUnderlined ?? isUnderlined,
      isStruckThrough: other.isStruckThrough ?? isStruckThrough,
      focusRing: other.focusRing ?? focusRing)
  }
}
