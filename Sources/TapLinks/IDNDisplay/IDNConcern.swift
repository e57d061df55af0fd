/// Why a label or host is shown in ASCII, with its `xn--`, rather than in the letters it stands for.
public enum IDNConcern: Sendable, Hashable, CaseIterable {
  /// The label decodes to nothing that a host may have (LS-I1).
  case undecodable
  /// The label has a letter that identifiers should not have (LS-I2).
  case disallowedCharacter
  /// The label mixes scripts or digits that no language writes together, or repeats a mark (LS-I3).
  case mixedScripts
  /// The label has one of `ß`, `ς` and the joiners, which software takes in two ways (LS-I4).
  case deviationCharacter
  /// The label has a letter that belongs to another country's names (LS-I5).
  case foreignLetter
  /// All letters of the label look like Latin ones (LS-I6).
  case wholeScriptLookAlike
  /// All of the label looks like digits (LS-I7).
  case digitLookAlike
  /// Latin letters with accents are among letters of another script (LS-I8).
  case accentedLatin
  /// Letters or marks look like something else where they are (LS-I9).
  case misleadingSequence
  /// The host looks like a protected domain (LS-I10).
  case imitation

  /// The rule, such as `LS-I6`.
  public var rule: String { "LS-I\((Self.allCases.firstIndex(of: self) ?? 0) + 1)" }

  /// A message that describes the concern.
  public var message: String {
    switch self {
    case .undecodable: "decodes to no valid name"
    case .disallowedCharacter: "has a character that names should not have"
    case .mixedScripts: "mixes scripts or digits, or repeats a mark"
    case .deviationCharacter: "has a character that programs read in two ways"
    case .foreignLetter: "has a letter that does not belong under this top-level domain"
    case .wholeScriptLookAlike: "looks like Latin letters, but is of another script"
    case .digitLookAlike: "looks like digits"
    case .accentedLatin: "has accented Latin letters among those of another script"
    case .misleadingSequence: "has letters or marks that look like something else there"
    case .imitation: "looks like another, well-known domain"
    }
  }
}
