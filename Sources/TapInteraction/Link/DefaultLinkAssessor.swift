public import TapText

/// The link assessor of a text view that is given none: it knows no list of hosts and needs no library,
/// and so allows little.
///
/// | destination | verdict |
/// |---|---|
/// | `http`, `https` with a plain host; `mailto` with plain headers; `tel`, `sms` with a plain number | `allow` |
/// | `#fragment` of the text's own document | `allow` |
/// | the same schemes with anything else, such as a user name before the host | `confirm` |
/// | a relative reference, since nothing says what it is relative to | `confirm` |
/// | any other scheme, a control character within the destination, nothing at all | `block` |
///
/// It allows the schemes that it knows, and never blocks by a list (LS-S1). So it is stricter than
/// `LinkSafety` of TapLinks, which knows what programs schemes start, and asks the user about harmless
/// and unknown ones instead of blocking them. Nor does it compare the link's text with where it leads:
/// `LinkSafety` does, and should be preferred wherever texts come from strangers.
///
///     DefaultLinkAssessor().assess("javascript:alert(1)").verdict  // block
///
/// The destination that it hands over is the written one without surrounding spaces, with its scheme
/// in small letters, and with percent escapes for what is not printable ASCII.
public struct DefaultLinkAssessor: LinkAssessor {
  /// Makes the assessor.
  public init() {}

  /// False: only the destination counts.
  public var usesContext: Bool { false }

  /// Assesses a link by its destination.
  ///
  /// - Complexity: O(length of the destination).
  public func assess(_ link: Link, in context: LinkContext) -> LinkAssessment {
    assess(link.destination)
  }

  /// Assesses a destination.
  ///
  /// - Complexity: O(length of the destination).
  public func assess(_ destination: String) -> LinkAssessment {
    let written = WrittenDestination(destination)
    guard let objection = written.objection else {
      return LinkAssessment(destination: written.canonical)
    }
    return LinkAssessment(
      findings: [
        LinkFinding(rule: objection.rule, message: objection.message, verdict: objection.verdict)
      ], destination: objection.verdict == .block ? nil : written.canonical)
  }
}
