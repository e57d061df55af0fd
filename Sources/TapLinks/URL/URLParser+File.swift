import TapUnicode

extension URLParser {
  /// Reads what follows `file:`, or what is relative to such a base ("file" state).
  mutating func readFile() -> Bool {
    url.host = .empty
    if isSlash(current) {
      reportBackslash()
      index += 1
      return readFileSlash()
    }
    guard let base, base.scheme == url.scheme else { return readSegments() }
    url.host = base.host
    takePath(of: base)
    return readRelativeRest { parser in
      guard parser.startsWithDrive else {
        parser.shortenPath()
        return
      }
      parser.report(.fileInvalidWindowsDriveLetter)
      parser.path = []
    }
  }

  /// Reads what follows a first slash ("file slash" state).
  private mutating func readFileSlash() -> Bool {
    if isSlash(current) {
      reportBackslash()
      index += 1
      return readFileHost()
    }
    if let base, base.scheme == url.scheme {
      url.host = base.host
      if !startsWithDrive { path = Self.drive(ofPath: Array(base.path.utf8.prefix(4))) }
    }
    return readSegments()
  }

  /// Reads the host of a file ("file host" state).
  private mutating func readFileHost() -> Bool {
    let end = authorityEnd(from: index)
    let name = input[index..<end]
    if Self.isDrive(name) {
      report(.fileInvalidWindowsDriveLetterHost)
      return readSegments()
    }
    if !name.isEmpty {
      host = index..<end
      guard let found = readHost(name) else { return false }
      if found != .domain("localhost") { url.host = found }
    }
    index = end
    return readPathStart()
  }

  /// Returns the slash and the drive with which a path starts, or nothing.
  private static func drive(ofPath path: [UInt8]) -> [UInt8] {
    guard path.count == 3 || (path.count > 3 && path[3] == UInt8(ascii: "/")),
      isDrive(path[1..<3], isNormalized: true)
    else { return [] }
    return Array(path[..<3])
  }

  /// Whether what comes next is a drive and the end of a segment.
  private var startsWithDrive: Bool {
    guard index + 2 <= input.count, Self.isDrive(input[index..<index + 2]) else { return false }
    guard index + 2 < input.count else { return true }
    return "/\\?#".utf8.contains(input[index + 2])
  }

  /// Whether bytes are the letter of a drive of Windows with its colon, or also with a bar.
  static func isDrive(_ bytes: ArraySlice<UInt8>, isNormalized: Bool = false) -> Bool {
    guard bytes.count == 2, let letter = bytes.first, let mark = bytes.last,
      ASCII.isLetter(letter)
    else { return false }
    return mark == UInt8(ascii: ":") || (mark == UInt8(ascii: "|") && !isNormalized)
  }
}
