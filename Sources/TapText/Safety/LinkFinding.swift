/// One thing that an assessor found about a link.
public struct LinkFinding: Sendable, Hashable, Codable {
  /// The rule that found it.
  public var rule: String
  /// What it is, for a person.
  public var message: String
  /// How much it weighs.
  public var verdict: LinkVerdict
  /// The range in the destination as written, in UTF-8 code units; `nil` where it is not about one
  /// range.
  public var utf8Range: Range<Int>?

  /// Makes a finding.
  public init(rule: String, message: String, verdict: LinkVerdict, utf8Range: Range<Int>? = nil) {
    self.rule = rule
    self.message = message
    self.verdict = verdict
    self.utf8Range = utf8Range
  }
}
