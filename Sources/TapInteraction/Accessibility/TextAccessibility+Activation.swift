public import TapText

/// What assistive technology's activation does.
///
/// Activation names its link; it hit-tests nothing and so works while the view is scrolled away
/// (A11Y-4). The host reports it with the same event as a tap.
extension TextAccessibility {
  /// What happens when the whole text is activated (A11Y-5).
  public enum DefaultActivation: Hashable, Sendable {
    /// Nothing: there is no link, or the only one is disabled.
    case nothing
    /// The only link is activated.
    case link(LinkElement)
    /// Nothing, but that there are several links to choose from is announced.
    case choice(linkCount: Int)
  }

  /// What happens when the whole text is activated: its only link is, if it has just one.
  ///
  /// - Complexity: O(*k* log *n* + lines of all links), where *k* is the number of links.
  public var defaultActivation: DefaultActivation {
    let count = linkCount
    guard count == 1 else { return count == 0 ? .nothing : .choice(linkCount: count) }
    guard let link = next(after: nil), link.isEnabled else { return .nothing }
    return .link(link)
  }

  /// The link to activate when assistive technology asks for one; `nil` refuses, as for a link
  /// that is disabled, hidden or gone (A11Y-9).
  public func activation(ofLink id: LinkID) -> LinkElement? {
    linkElement(withID: id).flatMap { $0.isEnabled ? $0 : nil }
  }
}
