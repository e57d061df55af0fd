/// What a detector of links looks for, and how.
///
/// The default follows UTS #58 and departs from it where that keeps users safe or a sentence
/// intact; `uts58Strict` is the standard and nothing else. A profile is a value: copy one and
/// change what you need.
///
///     var profile = DetectionProfile.unicode
///     profile.schemes.append("ftp")
///     profile.kinds.insert(.hashtag)
public struct DetectionProfile: Sendable, Hashable {
  /// The grammar that links follow.
  public var grammar = LinkGrammar.uts58

  /// The grammar that paths of files follow, where `kinds` has them; the module TapLinkProfiles has
  /// one, and its terminal profile sets it.
  public var pathGrammar: LinkGrammar?

  /// The kinds of links to find.
  public var kinds: Set<DetectedLink.Kind> = [.url, .email]

  /// The schemes that begin a link, in lowercase and without `://`.
  public var schemes = ["https", "http"]

  /// The schemes that begin a link without `//` after them, in lowercase, such as `man` (TP-1).
  ///
  /// Where there are any, and `file` is one of `schemes`, `file:/` begins a link too (TP-5).
  public var opaqueSchemes: [String] = []

  /// The scheme of a host that is written without one (LD-16).
  public var defaultScheme = "https"

  /// Whether hosts without a scheme are links (LD-7).
  ///
  /// They need two labels, and a last one that is a known top-level domain.
  public var findsBareHosts = true

  /// What a host without a scheme must begin with, in lowercase, such as `www.`; anything where
  /// there is none (TP-1).
  public var hostPrefixes: [String] = []

  /// Whether `://` decides: after a listed scheme any host is good, and after any other no part of
  /// the address is a link, nor is an address with a user's name in it (LD-2, LD-3, LD-4, LD-7).
  ///
  /// Without it a scheme is no more than letters in front of a known host.
  public var checksSchemes = true

  /// Whether a host or an address must be a word of its own: not the tail of a path, a mention or a
  /// name with underscores, and not the local part of an address (LD-5, LD-6, LD-8).
  public var needsWholeWords = true

  /// Whether labels longer than 63 letters and hosts longer than 253 are none (LD-9).
  public var limitsLengths = true

  /// Whether a question mark that nothing follows belongs to the sentence (LD-10).
  public var dropsEmptyQueries = true

  /// Whether bidi controls, zero-width spaces, fillers and tags end a link, and no host without a
  /// scheme begins right after a bidi control that is in a word (LD-11).
  public var endsAtInvisibles = true

  /// Whether an ellipsis ends a link and marks it as cut short (LD-12).
  public var endsAtEllipses = true

  /// Whether an address may touch text in Han, kana, Hangul or Thai, as in `詳細はexample.comへ` (LD-13).
  public var splitsEastAsianText = true

  /// Whether wide punctuation after an ASCII word of a path ends a link, as in
  /// `https://example.com/a、b`.
  ///
  /// Texts in Chinese and Japanese have no spaces around an address.
  public var endsAtWidePunctuation = true

  /// Whether a link that begins right after a quotation mark, an asterisk or a grave accent ends
  /// at its partner (TP-7).
  public var endsAtQuotations = true

  /// Whether hosts are found that may as well be names of files; they are marked (LD-17).
  public var findsWeakHosts = true

  /// Whether hosts are found that read like code or like two sentences without a space, such as
  /// `this.id` and `ready.It`; they are marked (LD-17).
  public var findsCodeNames = false

  /// Whether an address of the web may name a user before its host, which LD-4 else forbids.
  ///
  /// `https://good.example@evil.example/` leads to the host after the `@`.
  public var allowsUsers = false

  /// Whether two slashes before a host begin a link, as in `//example.com` (WHATWG URL,
  /// scheme-relative).
  ///
  /// The host needs two labels or is `localhost`, and the default scheme leads there.
  public var findsSchemeRelativeLinks = false

  /// Whether four numbers with dots between them are a host without a scheme (LD-7).
  public var findsBareIPv4 = false

  /// Whether the second of two straight quotation marks in a path belongs to it, as in `/a_"b"`.
  public var pairsQuotations = false

  /// Whether parts of a local part may be in quotation marks (RFC 5322, quoted-string).
  public var allowsQuotedLocalParts = false

  /// Whether an address after `mailto:` may have any host, also one of a single label.
  public var allowsAnyHostAfterMailto = false

  /// Scalars beyond ASCII that end a link besides those that UTS #58 calls Hard.
  public var additionalHardScalars: Set<Unicode.Scalar> = []

  /// Makes a profile with the rules of `unicode`.
  public init() {}
}

extension DetectionProfile {
  /// Links as UTS #58 finds them, made safe: the default.
  public static let unicode = DetectionProfile()

  /// UTS #58 without anything else.
  public static let uts58Strict: DetectionProfile = {
    var profile = DetectionProfile()
    profile.checksSchemes = false
    profile.needsWholeWords = false
    profile.limitsLengths = false
    profile.dropsEmptyQueries = false
    profile.endsAtInvisibles = false
    profile.endsAtEllipses = false
    profile.splitsEastAsianText = false
    profile.endsAtWidePunctuation = false
    profile.endsAtQuotations = false
    profile.findsCodeNames = true
    return profile
  }()
}

extension DetectionProfile {
  /// Links as GitHub Flavored Markdown finds them beside those in brackets (GFM 0.29, 6.9).
  ///
  /// Hosts begin with `www.`, addresses of the web with `http://`, `https://` or `ftp://`, at the
  /// start of a line, after white space or after one of `*_~(`. A host without a scheme is taken
  /// for `http`, as GFM says. The rules beyond UTS #58 do not apply.
  public static let gfm: DetectionProfile = {
    var profile = DetectionProfile()
    profile.grammar = .gfm
    profile.schemes = ["http", "https", "ftp"]
    profile.defaultScheme = "http"
    return profile
  }()
}
