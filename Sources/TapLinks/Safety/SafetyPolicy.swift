/// What a host lets links do: which schemes, from which base, how strictly.
///
///     var policy = SafetyPolicy.standard
///     policy.schemes.insert("tel")
///     policy.base = URLRecord("https://example.com/docs/")
public struct SafetyPolicy: Sendable, Hashable {
  /// The schemes that links may have, in small letters; no others are followed, so that a scheme
  /// nobody thought of does nothing (LS-S1).
  ///
  /// Schemes that run code and those that other programs of a system answer to are never followed,
  /// though they be listed (LS-S3, LS-S4).
  public var schemes: Set<String> = ["https", "http", "mailto"]

  /// The place to which relative links are relative, such as the document's own; `nil` is none.
  ///
  /// Links to below its folder are allowed, others get a warning; without a base, relative links
  /// need to be confirmed (LS-S8).
  public var base: URLRecord?

  /// Whether a link is blocked, and not only to be confirmed, where its text names another place
  /// than it leads to (LS-T1).
  public var isStrict = false

  /// Whether links to files of this machine are followed: to show them in a file manager or an
  /// editor, never to run them (LS-S5).
  public var revealsFiles = false

  /// The name of this machine, which links to its files may have as their host (LS-S5).
  public var ownHost: String?

  /// How many people a `mailto:` link may write to without being confirmed (LS-S6).
  public var mostRecipients = 50

  /// Makes a policy that allows the web and mail.
  public init() {}
}

extension SafetyPolicy {
  /// The web and mail, and nothing relative without confirmation.
  public static let standard = SafetyPolicy()

  /// What the output of programs in a terminal may lead to: files of this machine, too (LS-S5).
  ///
  /// `ownHost` is the name of the machine, as programs write it into links.
  public static func terminal(ownHost: String?) -> SafetyPolicy {
    var policy = SafetyPolicy()
    policy.revealsFiles = true
    policy.ownHost = ownHost
    return policy
  }

  /// Schemes that a host may have reason to allow (LS-S1).
  public static let optionalSchemes: Set<String> = [
    "tel", "sms", "geo", "xmpp", "matrix", "sip", "sips", "irc", "ircs", "ftp", "magnet",
  ]
}
