public import TapLayout

/// A kind of region of a text, for which a policy has responses.
public enum PolicyRegion: UInt8, BitwiseCopyable, Sendable, Hashable, CaseIterable {
  /// On a link.
  case link
  /// On text that is no link.
  case text
  /// On an inline object that is no link.
  case object
  /// On the ellipsis of a truncated text.
  case ellipsis
  /// On the truncation token.
  case token
  /// On nothing: margins, insets, gaps, collapsed spaces, below the last line.
  case blank

  /// The region of a hit.
  public init(_ hit: Hit) {
    if hit.link != nil {
      self = .link
      return
    }
    switch hit.region {
    case .cluster, .hyphen: self = .text
    case .inlineObject: self = .object
    case .ellipsis: self = .ellipsis
    case .truncationToken: self = .token
    case .outside, .inset, .above, .below, .lineGap, .collapsedSpace, .leadingMargin,
      .trailingMargin, .notLaidOut, .lineBreak, .tableGap:
      self = .blank
    }
  }
}
