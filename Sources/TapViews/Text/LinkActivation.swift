public import TapInteraction
public import TapText

/// A link that was followed.
public struct LinkActivation: Sendable, Hashable {
  /// The link and the range that it covers.
  public let span: LinkSpan
  /// What the judge of links says, asked at this moment; `nil` without a judge.
  public let assessment: LinkAssessment?
  /// What to open: where the judge says that the link leads, or where it says itself without one.
  ///
  /// `nil` is nothing. Never open `span.link.destination` where there is a judge: what was judged is
  /// what one parser makes of it, and another parser may make another host of it (LS-P).
  public var destination: String? {
    assessment == nil ? span.link.destination : assessment?.destination
  }

  /// Who followed it.
  public let source: LinkEventSource

  init(_ span: LinkSpan, assessment: LinkAssessment?, source: LinkEventSource) {
    self.span = span
    self.assessment = assessment
    self.source = source
  }
}
