public import TapText

/// The paint of each link of a text, by its index in the text's links.
///
///     var paints = LinkPaints()
///     paints.own[3] = LinkPaint(foreground: .white, background: .black)  // pressed
public struct LinkPaints: Sendable, Hashable {
  /// The paint of all links, over what the text says.
  public var all: LinkPaint
  /// The paint of single links, over that of all.
  public var own: [Int: LinkPaint]

  /// Makes paints: blue and underlined unless told otherwise.
  public init(
    all: LinkPaint = LinkPaint(
      foreground: Color(red: 0.04, green: 0.34, blue: 0.82), isUnderlined: true),
    own: [Int: LinkPaint] = [:]
  ) {
    self.all = all
    self.own = own
  }

  /// Returns the paint of one link.
  public func paint(ofLink index: Int) -> LinkPaint {
    own[index].map(all.overlaid(by:)) ?? all
  }
}
