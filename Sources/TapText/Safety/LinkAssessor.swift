/// Says how safe it is to follow a link.
///
/// A text view asks it when it gets a text and again before it activates a link. A verdict never changes what is under a point; a link that
/// is `block` stays a link for readers and assistive technology, and does nothing.
public protocol LinkAssessor: Sendable {
  /// Whether the verdict depends on the context; if not, it may be empty, which costs nothing to
  /// read.
  var usesContext: Bool { get }

  /// Assesses a link as it is in its text.
  func assess(_ link: Link, in context: LinkContext) -> LinkAssessment
}

extension LinkAssessor {
  /// True, unless an assessor knows better.
  public var usesContext: Bool { true }

  /// Assesses a link of which nothing is known but the words that show it.
  public func assess(_ link: Link, shownAs text: String) -> LinkAssessment {
    assess(link, in: LinkContext(text: text))
  }
}
