public import TapInteraction
public import TapText

/// A link that was followed.
public struct LinkActivation: Sendable, Hashable {
  /// The link and the range that it covers.
  public let span: LinkSpan
  /// What the judge of links says, asked at this moment; `nil` without a judge.
  public let assessment: LinkAssessment?
  /// Who followed it.
  public let source: LinkEventSource

  init(_ span: LinkSpan, assessment: LinkAssessment?, source: LinkEventSource) {
    self.span = span
    self.assessment = assessment
    self.source = source
  }
}
