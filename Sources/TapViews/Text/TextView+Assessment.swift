import TapInteraction
import TapLayout
public import TapText

extension TextView {
  /// Assesses a link now; `nil` without an assessor.
  ///
  /// - Complexity: O(length of the paragraph), plus the time of the assessor.
  public func assess(_ span: LinkSpan) -> LinkAssessment? {
    guard let assessor else { return nil }
    var reader = LinkContextReader(layout.text)
    return assessor.assess(span.link, in: reader.context(of: span))
  }

  /// The assessment of a link from the time the text was set, with its destination and its display,
  /// available before activation (LS-A2); `nil` without an assessor.
  public func assessment(of link: LinkID) -> LinkAssessment? { assessments[link] }

  /// Assesses all links: those that must not be followed become inert.
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
