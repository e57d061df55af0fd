/// What a judge of links says: how safe it is to go where a link leads.
public enum LinkVerdict: UInt8, Sendable, Hashable, Comparable, CaseIterable, Codable {
  /// Nothing speaks against it.
  case allow
  /// Something is worth a look, such as text that names another host.
  case warn
  /// Ask the reader first.
  case confirm
  /// Do not go there: the link is inert.
  case block

  /// The name in JSON and on the command line.
  public var name: String { "\(self)" }

  /// Orders verdicts from safe to unsafe.
  public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}

/// One thing that a judge found about a link.
public struct LinkFinding: Sendable, Hashable, Codable {
  /// The rule that found it.
  public var rule: String
  /// What it is, for a person.
  public var message: String
  /// How much it weighs.
  public var verdict: LinkVerdict

  /// Makes a finding.
  public init(rule: String, message: String, verdict: LinkVerdict) {
    self.rule = rule
    self.message = message
    self.verdict = verdict
  }
}

/// All that a judge found about a link.
public struct LinkAssessment: Sendable, Hashable, Codable {
  /// The findings, in the order in which the judge came upon them.
  public var findings: [LinkFinding]

  /// The gravest verdict of all findings; `allow` where there is none.
  public var verdict: LinkVerdict { findings.map(\.verdict).max() ?? .allow }

  /// Makes an assessment.
  public init(findings: [LinkFinding] = []) { self.findings = findings }
}

/// A judge of links, whom a text view asks when it gets a text and again before it activates a link.
///
/// Without one, links have no verdict. A verdict never changes what lies under a point; a link
/// that is `block` stays a link for readers and assistive technology, and does nothing.
public protocol LinkAssessor: Sendable {
  /// Judges a link that is shown as `text`.
  func assess(_ link: Link, shownAs text: String) -> LinkAssessment
}
