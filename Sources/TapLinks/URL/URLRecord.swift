/// A URL in its parts, as a browser reads it (WHATWG URL, 4.1).
///
/// Open only ``serialized``, never what was written: so no second parser may find another host
/// (LS-P).
///
///     let url = URLRecord("HTTPS://EXAMPLE.com:443/a/../b c")
///     url?.serialized  // "https://example.com/b%20c"
///     url?.host  // .domain("example.com")
///
/// Two records are equal if they are written alike; see ``comparisonForm`` for equal destinations.
public struct URLRecord: Sendable, Hashable {
  /// The scheme in small letters, without its colon.
  public internal(set) var scheme: String

  /// The user name, percent-encoded; empty where there is none.
  public internal(set) var username = ""

  /// The password, percent-encoded; empty where there is none.
  public internal(set) var password = ""

  /// The host; `nil` where a URL has none, such as `mailto:`.
  public internal(set) var host: URLHost?

  /// The port; `nil` where it is the scheme's own.
  public internal(set) var port: UInt16?

  /// The path, percent-encoded: empty, or from a slash on, or anything where it is opaque.
  public internal(set) var path = ""

  /// Whether the path is no list of segments, as in `mailto:me@example.com`.
  public internal(set) var hasOpaquePath = false

  /// The query, percent-encoded, without its `?`.
  public internal(set) var query: String?

  /// The fragment, percent-encoded, without its `#`.
  public internal(set) var fragment: String?

  /// Parses a URL, relative to a base where one is given; `nil` if it is invalid.
  ///
  /// ``URLReading`` describes each problem and its position.
  ///
  /// - Complexity: O(*n*), but for hosts that are not ASCII, of up to 4,096 bytes.
  public init?(_ input: String, base: URLRecord? = nil) {
    guard let url = URLReading(of: input, base: base).url else { return nil }
    self = url
  }

  init(scheme: String) { self.scheme = scheme }
}

extension URLRecord {
  /// The scheme, where the URL Standard knows it by name.
  var specialScheme: SpecialScheme? { SpecialScheme(rawValue: scheme) }

  /// Whether the URL Standard knows the scheme by name.
  public var isSpecial: Bool { specialScheme != nil }

  /// Whether the URL names a user or has a password.
  public var hasCredentials: Bool { !username.isEmpty || !password.isEmpty }
}
