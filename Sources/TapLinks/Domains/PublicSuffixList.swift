import CPublicSuffix
internal import TapUnicode

/// The list of the domains under which anyone may register a name: `com`, `co.uk`, `github.io`
/// (https://publicsuffix.org).
///
/// It finds the registrable domain of a host, which is the part that says where a link leads,
/// and which words are top-level domains, so that a word with a dot may be a host (LD-7):
///
///     let list = PublicSuffixList.builtIn
///     list.registrableDomain(of: "login.example.co.uk")  // "example.co.uk"
///     list.publicSuffix(of: "login.example.co.uk")  // "co.uk"
///     list.isKnownTopLevelDomain("zip")  // true
///
/// Any number of threads may ask a list.
public struct PublicSuffixList: Sendable {
  let rules: Rules?

  /// The list that the installed libpsl was built with.
  public static let builtIn = PublicSuffixList(rules: Rules.builtIn())

  private init(rules: Rules?) { self.rules = rules }

  /// Reads a list, such as a newer one, from a file in the format of publicsuffix.org.
  ///
  /// - Complexity: O(*n* log *n*), some milliseconds for the list of today.
  public init(contentsOfFile path: String) throws(PublicSuffixListError) {
    rules = try Rules(contentsOfFile: path)
  }

  /// The version of the data, which a verdict that rests on it records (LS-A8).
  ///
  /// Two lists of one version are the same; what else it says is for people, such as
  /// `2023-02-09 (e1f5…)` with the day of a built-in list.
  public var version: String { rules?.version ?? "none" }

  /// Returns whether a label is a top-level domain of the name system.
  ///
  /// Any case will do, and so will `xn--` or the letters that it stands for.
  ///
  /// - Complexity: O(1), some 10 ns for a short label in ASCII that was asked about before; without
  ///   an allocation in ASCII.
  public func isKnownTopLevelDomain(_ label: String) -> Bool {
    var label = label
    return label.withUTF8 { bytes in unsafe isKnownTopLevelDomain(Span(_unsafeElements: bytes)) }
  }

  /// Returns whether a label in UTF-8 is a top-level domain of the name system.
  ///
  /// - Complexity: O(1), as for a string.
  public func isKnownTopLevelDomain(_ label: Span<UInt8>) -> Bool {
    TopLevelDomains(self).contains(label)
  }

  /// Returns the public suffix of a host: the part of which anyone may register a part.
  ///
  /// A host whose top-level domain is on no list has that as its suffix. An address of numbers, a
  /// name with an empty label or with what no host may have is `nil`. The answer is lowercase,
  /// without a final dot, in Unicode where the host has letters beyond ASCII.
  ///
  /// - Complexity: O(*n*).
  public func publicSuffix(of host: String) -> String? {
    guard let name = HostName(host), let labels = rules?.suffixLabels(of: name) else { return nil }
    return name.suffix(labels: labels)
  }

  /// Returns the part of a host that someone registered: its public suffix and one label more.
  ///
  /// It is `nil` where the host is itself a public suffix or has none.
  ///
  /// - Complexity: O(*n*).
  public func registrableDomain(of host: String) -> String? {
    guard let name = HostName(host), let labels = rules?.suffixLabels(of: name) else { return nil }
    return name.suffix(labels: labels + 1)
  }
}
