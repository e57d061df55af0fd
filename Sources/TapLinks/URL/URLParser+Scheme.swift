import TapUnicode

extension URLParser {
  /// Reads the whole input.
  mutating func parse() -> Bool {
    let isURL: Bool
    if let length = schemeLength {
      url.scheme = String(decoding: input[..<length].map(ASCII.lowercased), as: UTF8.self)
      special = url.specialScheme
      index = length + 1
      isURL = readAfterScheme()
    } else {
      isURL = readRelative()
    }
    url.path = String(decoding: path, as: UTF8.self)
    return isURL
  }

  /// The number of bytes before the colon of a scheme; `nil` where there is no scheme ("scheme
  /// start" and "scheme" state).
  private var schemeLength: Int? {
    guard let first = input.first, ASCII.isLetter(first) else { return nil }
    for (index, byte) in input.enumerated() {
      if byte == UInt8(ascii: ":") { return index }
      let isMore = ASCII.isAlphanumeric(byte) || "+-.".utf8.contains(byte)
      if !isMore { return nil }
    }
    return nil
  }

  private mutating func readAfterScheme() -> Bool {
    if special == .file {
      if !hasTwoSlashes { report(.specialSchemeMissingFollowingSolidus) }
      return readFile()
    }
    if special != nil {
      // "Special relative or authority" state.
      guard !hasTwoSlashes, let base, base.scheme == url.scheme else { return passSlashes() }
      report(.specialSchemeMissingFollowingSolidus)
      return readRelative(to: base)
    }
    guard current == UInt8(ascii: "/") else { return readOpaquePath() }
    index += 1
    // "Path or authority" state.
    guard current == UInt8(ascii: "/") else { return readSegments() }
    index += 1
    return readAuthority()
  }

  private var hasTwoSlashes: Bool {
    current == UInt8(ascii: "/") && next == UInt8(ascii: "/")
  }

  /// Passes the two slashes before the authority of a special URL ("special authority slashes"
  /// state).
  private mutating func passSlashes() -> Bool {
    if hasTwoSlashes { index += 2 } else { report(.specialSchemeMissingFollowingSolidus) }
    return passFurtherSlashes()
  }

  /// Passes slashes before the authority that are too many ("special authority ignore slashes"
  /// state).
  mutating func passFurtherSlashes() -> Bool {
    while isSlash(current) {
      reportBackslash()
      report(.specialSchemeMissingFollowingSolidus)
      index += 1
    }
    return readAuthority()
  }
}
