public import TapText
import TapUnicode

/// A link assessor that knows the tricks by which links lead elsewhere than they seem to.
///
/// It reads a destination as a browser does, compares it with the text that shows it, and says what
/// it found, how grave that is, where the link leads in the one form that may be opened, and what to
/// show of that. It opens, fetches and looks up nothing (LS-A3).
///
///     let safety = LinkSafety()
///     let link = Link(id: LinkID(rawValue: 1), destination: "https://evil.example/")
///     safety.assess(link, shownAs: "https://paypal.com/").verdict  // .confirm, by LS-T1
///     safety.assess("javascript:alert(1)").verdict  // .block, by LS-S3
///
/// Each finding names its rule: LS-S is about schemes, LS-P about parsing, LS-B about what turns
/// text around or hides in it, LS-T about the text that shows the link, LS-I about the letters of
/// hosts. Give it to a text view as its assessor.
public struct LinkSafety: LinkAssessor {
  /// What links may do.
  public var policy: Policy

  /// The list that determines the registrable domain of a host, and so its owner.
  public let publicSuffixes: PublicSuffixList

  /// How hosts are shown.
  public let hosts: IDNDisplay

  /// What hosts without a scheme end in.
  let topLevelDomains: TopLevelDomains

  /// What is known of hosts that links led to.
  let known = HostMemory()

  /// The versions of the data on which verdicts rest (LS-A8).
  public let data: String

  /// Makes an assessor.
  ///
  /// No other host may look like one of the `protected` domains.
  ///
  /// - Complexity: Some milliseconds; make one, and keep it.
  public init(
    policy: Policy = .standard, publicSuffixes: PublicSuffixList = .builtIn,
    protecting protected: [String] = IDNDisplay.oftenImitated
  ) {
    self.policy = policy
    self.publicSuffixes = publicSuffixes
    hosts = IDNDisplay(protecting: protected)
    topLevelDomains = TopLevelDomains(publicSuffixes)
    data =
      "ICU \(UnicodeVersions.icu), Unicode \(UnicodeVersions.unicode), "
      + "public suffixes \(publicSuffixes.version)"
  }

  /// Assesses a link in the context of its text.
  ///
  /// - Complexity: O(length of the destination and of the text that shows it), but for hosts that
  ///   are not ASCII, of up to 4,096 bytes.
  public func assess(_ link: Link, in context: LinkContext) -> LinkAssessment {
    plainAssessment(of: link, in: context) ?? examine(link, in: context)
  }

  /// Assesses a link by all rules, whether it is plain or not.
  package func examine(_ link: Link, in context: LinkContext) -> LinkAssessment {
    var examination = LinkExamination(
      of: link.destination, titles: [link.title, link.label].compactMap(\.self),
      isPath: link.isPath,
      in: context, by: self)
    examination.run()
    return examination.assessment
  }

  /// Assesses a destination that no text shows.
  public func assess(_ destination: String) -> LinkAssessment {
    assess(
      Link(id: LinkID(rawValue: 0), destination: destination), in: LinkContext(text: nil))
  }
}
