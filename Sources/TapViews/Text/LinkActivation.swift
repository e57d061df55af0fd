public import TapInteraction
public import TapText

/// A link that is followed, or about which the user is asked.
public struct LinkActivation: Sendable, Hashable {
  /// The link and the range that it covers.
  public let span: LinkSpan
  /// What the assessor says about the link, asked at this moment.
  public let assessment: LinkAssessment
  /// Who follows it.
  public let source: LinkEventSource
  /// What the link says, in one line; pictures by their alternative texts.
  ///
  /// The author of the text chose it: show it to the user in quotes, beside where the link leads.
  public let text: String

  /// What to open: where the assessor says that the link leads; `nil` is nothing.
  ///
  /// Never open `span.link.destination`: what was assessed is what one parser makes of it, and another
  /// parser may make another host of it (LS-P).
  public var destination: String? { assessment.destination }

  init(
    _ span: LinkSpan, in text: AttributedText, assessment: LinkAssessment, source: LinkEventSource
  ) {
    self.span = span
    self.text = text.spokenName(in: span.utf8Range)
    self.assessment = assessment
    self.source = source
  }
}

/// What a tap on a link does.
public enum LinkAction: Sendable, Hashable, CaseIterable {
  /// The link is followed.
  case activate
  /// Its menu is shown.
  case menu
}

/// What is dragged away with a link (LINK-31).
public struct LinkPayload: Sendable, Hashable {
  /// Where the link leads.
  public let destination: String
  /// The text of the link.
  public let text: String
}
