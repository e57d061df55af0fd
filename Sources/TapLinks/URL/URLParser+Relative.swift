extension URLParser {
  /// Reads a text without a scheme ("no scheme" state).
  mutating func readRelative() -> Bool {
    guard let base, !base.hasOpaquePath || current == UInt8(ascii: "#") else {
      return fail(.missingSchemeNonRelativeURL)
    }
    url.scheme = base.scheme
    special = base.specialScheme
    if base.hasOpaquePath {
      url.hasOpaquePath = true
      takePath(of: base)
      return readFragment()
    }
    return special == .file ? readFile() : readRelative(to: base)
  }

  /// Reads what is relative to a base of the same scheme ("relative" and "relative slash" state).
  mutating func readRelative(to base: URLRecord) -> Bool {
    guard isSlash(current) else {
      takeAuthority(of: base)
      takePath(of: base)
      return readRelativeRest { $0.shortenPath() }
    }
    reportBackslash()
    index += 1
    guard isSlash(current) else {
      takeAuthority(of: base)
      return readSegments()
    }
    reportBackslash()
    index += 1
    return special != nil ? passFurtherSlashes() : readAuthority()
  }

  /// Reads a query, a fragment, or a path that is in a base's path once that is made ready.
  mutating func readRelativeRest(makingPathReady: (inout URLParser) -> Void) -> Bool {
    switch current {
    case nil: return true
    case UInt8(ascii: "?"): return readQuery()
    case UInt8(ascii: "#"): return readFragment()
    default:
      url.query = nil
      makingPathReady(&self)
      return readSegments()
    }
  }

  private mutating func takeAuthority(of base: URLRecord) {
    url.username = base.username
    url.password = base.password
    url.host = base.host
    url.port = base.port
  }

  /// Takes the path and the query of a base.
  mutating func takePath(of base: URLRecord) {
    path = Array(base.path.utf8)
    url.query = base.query
  }
}
