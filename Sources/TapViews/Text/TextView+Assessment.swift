import TapInteraction
import TapLayout
public import TapText

extension TextView {
  /// What the judge says about a link now; `nil` without a judge.
  ///
  /// - Complexity: O(length of the paragraph), beside what the judge takes.
  public func assess(_ span: LinkSpan) -> LinkAssessment? {
    guard let assessor else { return nil }
    var reader = LinkContextReader(layout.text)
    return assessor.assess(span.link, in: reader.context(of: span))
  }

  /// What the judge said about a link when the text came, with where it leads and what to show of
  /// that before anyone follows it (LS-A2); `nil` without a judge.
  public func assessment(of link: LinkID) -> LinkAssessment? { assessments[link] }

  /// Asks the judge about all links: those that must not be followed become inert.
  func assessLinks() {
    guard let assessor else {
      if !assessments.isEmpty {
        assessments = [:]
        interaction.inertLinks = []
      }
      return
    }
    assessments = [:]
    var inert: Set<LinkID> = []
    var reader = LinkContextReader(layout.text)
    for span in layout.text.links {
      let assessment = assessor.assess(span.link, in: reader.context(of: span))
      assessments[span.link.id] = assessment
      if assessment.verdict == .block { inert.insert(span.link.id) }
    }
    interaction.inertLinks = inert
  }
}
