public import TapInteraction
public import TapText

/// A link that was followed.
public struct LinkActivation: Sendable, Hashable {
  /// The link and the range that it covers.
  public let span: LinkSpan
  /// The assessment of the link at this time; `nil` without an assessor.
  public let assessment: LinkAssessment?
  /// What to open: the destination that was assessed, or the written one without an assessor.
  ///
  /// `nil` is nothing. Never open `span.link.destination` if there is an assessor: it assessed what
  /// one parser read, and another parser may find another host (LS-P).
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
