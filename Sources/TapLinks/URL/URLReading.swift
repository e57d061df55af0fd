/// The result of reading a text as a URL: the URL, or why there is none, and all that is odd.
///
///     let reading = URLReading(of: "https://good.example\\@evil.example/")
///     reading.url?.host  // .domain("good.example")
///     reading.problems.map(\.kind)  // [.invalidReverseSolidus]
public struct URLReading: Sendable, Hashable {
  /// The URL; `nil` where the text is none.
  public let url: URLRecord?

  /// What is wrong: the first of each kind, in the order in which they were met.
  ///
  /// Where there is no URL, the last one met says why; see ``failure``.
  public let problems: [URLProblem]

  /// Why there is no URL; `nil` where there is one.
  public let failure: URLProblem?

  /// The scheme in lowercase; it may be present although there is no URL.
  public let scheme: String?

  /// The range of the user name and password without their `@`, in UTF-8 code units of the text.
  public let credentialsRange: Range<Int>?

  /// Where the host is, in UTF-8 code units of the text; `nil` where a base gave it.
  public let hostRange: Range<Int>?

  /// Reads a text as a URL, relative to a base where one is given.
  ///
  /// - Complexity: O(*n*), but for hosts that are not ASCII, of up to 4,096 bytes.
  public init(of text: String, base: URLRecord? = nil) {
    var parser = URLParser(text, base: base)
    let isURL = parser.parse()
    url = isURL ? parser.url : nil
    problems = parser.problems
    failure = isURL ? nil : parser.failure
    scheme = parser.url.scheme.isEmpty ? nil : parser.url.scheme
    credentialsRange = parser.credentials.map(parser.place)
    hostRange = parser.host.map(parser.place)
  }

  /// Whether a problem of a kind was met.
  public func has(_ kind: URLProblem.Kind) -> Bool { problems.contains { $0.kind == kind } }
}
