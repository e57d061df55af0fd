/// The parts of an address of the web as they are meant, without any escapes.
///
/// It writes them as short and readable as a detector still finds them whole (UTS #58,
/// serialization):
///
///     var parts = LinkParts(origin: "https://example.com")
///     parts.path = ["wiki", "Ракь_(планета)"]
///     parts.minimallyEscaped()  // https://example.com/wiki/Ракь_(планета)
public struct LinkParts: Sendable, Hashable {
  /// A key of a query with its value.
  public struct QueryItem: Sendable, Hashable {
    /// The key.
    public var key: String
    /// The value; nil where there is not even an equals sign.
    public var value: String?

    /// Makes an item.
    public init(key: String, value: String? = nil) {
      self.key = key
      self.value = value
    }
  }

  /// The scheme and the host as they are written, such as `https://example.com:80`.
  public var origin: String

  /// The segments of the path, each with a slash before it.
  public var path: [String] = []

  /// The query, if there is one.
  public var query: [QueryItem]?

  /// The fragment, if there is one.
  public var fragment: String?

  /// What follows `:~:` in the fragment, each directive after an ampersand.
  public var directives: [String] = []

  /// Makes an address of a host alone.
  public init(origin: String) { self.origin = origin }

  /// Returns the address with as few escapes as can be.
  ///
  /// A Soft character at its very end is escaped unless what follows in the text is sure to keep the
  /// two together; so is every character that would end the link, or be read as syntax.
  ///
  /// - Complexity: O(*n*).
  public func minimallyEscaped(atEndOfText: Bool = true) -> String {
    var writer = LinkWriter(tokens)
    return origin + writer.written(escapingFinal: atEndOfText)
  }

  private var tokens: [LinkToken] {
    var tokens: [LinkToken] = []
    for segment in path {
      tokens.append(.syntax("/", .path))
      tokens.append(segment, .path)
    }
    for (index, item) in (query ?? []).enumerated() {
      tokens.append(.syntax(index == 0 ? "?" : "&", .query))
      tokens.append(item.key, .query)
      guard let value = item.value else { continue }
      tokens.append(.syntax("=", .query))
      tokens.append(value, .query)
    }
    if query?.isEmpty == true { tokens.append(.syntax("?", .query)) }
    if fragment != nil || !directives.isEmpty { tokens.append(.syntax("#", .fragment)) }
    tokens.append(fragment ?? "", .fragment)
    for (index, directive) in directives.enumerated() {
      let marks: String = index == 0 ? ":~:" : "&"
      for mark in marks.unicodeScalars { tokens.append(.syntax(mark, .fragment)) }
      tokens.append(directive, .fragment)
    }
    return tokens
  }
}

extension [LinkToken] {
  fileprivate mutating func append(_ text: String, _ part: LinkPart) {
    for scalar in text.unicodeScalars { append(LinkToken(scalar.value, .content, part)) }
  }
}
