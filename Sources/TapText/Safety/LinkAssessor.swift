/// A link assessor, whom a text view asks when it gets a text and again before it activates a link.
///
/// Without one, links have no verdict. A verdict never changes what is under a point; a link that
/// is `block` stays a link for readers and assistive technology, and does nothing.
public protocol LinkAssessor: Sendable {
  /// Assesses a link as it is in its text.
  func assess(_ link: Link, in context: LinkContext) -> LinkAssessment
}

extension LinkAssessor {
  /// Assesses a link of which nothing is known but the words that show it.
  public func assess(_ link: Link, shownAs text: String) -> LinkAssessment {
    assess(link, in: LinkContext(text: text))
  }
}
