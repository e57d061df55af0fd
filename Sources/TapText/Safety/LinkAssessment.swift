/// All that an assessor found about a link.
public struct LinkAssessment: Sendable, Hashable, Codable {
  /// The findings, in the order in which the assessor came upon them.
  public var findings: [LinkFinding]

  /// Where the link leads, in the one form that may be opened; `nil` where none can be given.
  ///
  /// Never open the destination as written: another parser may read another host in it.
  public var destination: String?

  /// What to show of where the link leads; `nil` where there is nothing to show.
  public var display: LinkDisplay?

  /// The versions of the data by which the link was assessed; `nil` where the assessor needs none.
  ///
  /// A host that keeps assessments asks again where they were made by other data (LS-A8).
  public var data: String?

  /// The gravest verdict of all findings; `allow` where there is none.
  public var verdict: LinkVerdict {
    var gravest = LinkVerdict.allow
    for finding in findings { gravest = max(gravest, finding.verdict) }
    return gravest
  }

  /// Makes an assessment.
  public init(
    findings: [LinkFinding] = [], destination: String? = nil, display: LinkDisplay? = nil,
    data: String? = nil
  ) {
    self.findings = findings
    self.destination = destination
    self.display = display
    self.data = data
  }
}
