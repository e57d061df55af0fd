import TapInteraction
import TapLayout
public import TapText

extension TextView {
  /// What the judge says about a link now; `nil` without a judge.
  public func assess(_ span: LinkSpan) -> LinkAssessment? {
    assessor?.assess(span.link, shownAs: layout.text.string(in: span.range))
  }

  /// What the judge said about a link when the text came; `nil` without a judge.
  public func assessment(of link: LinkID) -> LinkAssessment? { assessments[link] }

  /// Asks the judge about all links: those that must not be followed become inert.
  func assessLinks() {
    guard assessor != nil else {
      if !assessments.isEmpty {
        assessments = [:]
        interaction.inertLinks = []
      }
      return
    }
    assessments = [:]
    var inert: Set<LinkID> = []
    for span in layout.text.links {
      guard let assessment = assess(span) else { continue }
      assessments[span.link.id] = assessment
      if assessment.verdict == .block { inert.insert(span.link.id) }
    }
    interaction.inertLinks = inert
  }
}
