public import TapText

extension LinkSafety {
  /// What an app lets links do: which schemes, relative to which base, how strictly.
  ///
  ///     var policy = LinkSafety.Policy.standard
  ///     policy.schemeVerdicts["geo"] = .allow
  ///     policy.schemeVerdicts["sms"] = .block
  ///     policy.base = URLRecord("https://example.com/docs/")
  public struct Policy: Sendable, Hashable {
    /// The schemes, in lowercase, whose verdict differs from the default one.
    ///
    /// By default https, http, mailto, tel and sms are allowed, other known and unknown schemes
    /// need a confirmation, and schemes that run code or act on the machine are blocked (LS-S1 to
    /// LS-S5). A scheme that is listed here has the given verdict instead, whatever it is; what
    /// else a destination holds is still checked.
    public var schemeVerdicts: [String: LinkVerdict] = [:]

    /// The location to which relative links are relative, such as the document's own; `nil` is none.
    ///
    /// Links to below its folder are allowed, others get a warning; without a base, relative links
    /// need to be confirmed (LS-S8).
    public var base: URLRecord?

    /// Whether a link whose text names a different destination is blocked, instead of needing a
    /// confirmation (LS-T1).
    public var isStrict = false

    /// Whether links to files of this machine are followed: to show them in a file manager or an
    /// editor, never to run them (LS-S5).
    public var revealsFiles = false

    /// The name of this machine, which links to its files may have as their host (LS-S5).
    public var ownHost: String?

    /// How many people a `mailto:` link may write to without being confirmed (LS-S6).
    public var mostRecipients = 50

    /// Makes a policy that allows the web, mail, and calls and messages to plain numbers.
    public init() {}

    /// Returns the verdict on links with a scheme, whatever else they say.
    ///
    /// A scheme is given in lowercase and without its colon.
    public func verdict(forScheme scheme: String) -> LinkVerdict {
      schemeVerdicts[scheme] ?? SchemeKind(scheme).verdict
    }
  }
}

extension LinkSafety.Policy {
  /// The default verdict for each scheme, and nothing relative without confirmation.
  public static let standard = LinkSafety.Policy()

  /// What the output of programs in a terminal may lead to: files of this machine, too (LS-S5).
  ///
  /// `ownHost` is the name of the machine, as programs write it into links.
  public static func terminal(ownHost: String?) -> LinkSafety.Policy {
    var policy = LinkSafety.Policy()
    policy.revealsFiles = true
    policy.ownHost = ownHost
    return policy
  }
}
