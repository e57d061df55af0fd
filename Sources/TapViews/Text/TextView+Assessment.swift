import TapInteraction
import TapLayout
public import TapText

extension TextView {
  /// What the assessor says about a link now, with where it leads and what to show of that.
  ///
  /// - Complexity: O(length of the paragraph), beside what the assessor takes.
  public func assess(_ span: LinkSpan) -> LinkAssessment {
    guard assessor.usesContext else { return assessor.assess(span.link, in: .empty) }
    var reader = LinkContextReader(layout.text)
    return assessor.assess(span.link, in: reader.context(of: span))
  }

  /// What the assessor said about a link when the text came (LS-A2); `nil` for a link that is not in
  /// the text.
  public func assessment(of link: LinkID) -> LinkAssessment? {
    assessments[link] ?? layout.text.link(withID: link).map(assess)
  }

  /// Asks the assessor about all links: those that must not be followed become inert.
  func assessLinks() {
    let assessor = assessor
    var inert: Set<LinkID> = []
    assessments.removeAll(keepingCapacity: true)
    var reader = LinkContextReader(layout.text)
    for span in layout.text.links {
      let context = assessor.usesContext ? reader.context(of: span) : .empty
      let assessment = assessor.assess(span.link, in: context)
      if assessment.verdict == .block { inert.insert(span.link.id) }
      // What depends on the destination alone is soon found again.
      if assessor.usesContext { assessments[span.link.id] = assessment }
    }
    guard inert != interaction.inertLinks else { return }
    interaction.setInertLinks(inert, into: &events)
    reportEvents()
    contentDidMove()
    setNeedsDisplay()
  }
}

extension LinkContext {
  /// For an assessor that reads none.
  fileprivate static let empty = LinkContext(text: nil)
}
