public import TapText

/// The style of each link of a text, by its index in the text's links.
///
///     var paints = LinkPaints()
///     paints.own[3] = LinkStyle(foreground: .white, background: .black)  // pressed
public struct LinkPaints: Sendable, Hashable {
  /// The style of all links, over what the text says.
  public var all: LinkStyle
  /// The style of single links, over that of all.
  public var own: [Int: LinkStyle]

  /// Creates paints: blue and underlined by default.
  public init(
    all: LinkStyle = LinkStyle(
      foreground: Color(red: 0.04, green: 0.34, blue: 0.82), isUnderlined: true),
    own: [Int: LinkStyle] = [:]
  ) {
    self.all = all
    self.own = own
  }

  /// Returns the style of one link.
  public func style(ofLink index: Int) -> LinkStyle {
    own[index].map(all.overridden(by:)) ?? all
  }
}
