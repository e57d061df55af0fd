import TapUnicode

/// A reader of the identities that a text shows: hosts, mail addresses, mentions, tags, telephone
/// numbers and paths of files.
///
/// A link detector prefers a missed address to a false positive; this type prefers the opposite. A
/// host needs something that makes it look like an address: a scheme, `www.`, a port or an ending
/// that is known, and that is no habit of code or files.
///
/// - Complexity: O(length of the text).
struct IdentityReader {
  let text: DrawnText
  let scalars: [UInt32]
  let topLevelDomains: TopLevelDomains
  /// The domains that are identities whatever they look like.
  let protected: ProtectedDomains
  private(set) var identities: [ShownIdentity] = []

  /// The longest host, in scalars (RFC 1035).
  static let longestHost = 253

  /// The maximum number of identities that are read in one text: no user looks at more of them.
  private static let most = 32

  init(_ text: DrawnText, topLevelDomains: TopLevelDomains, protected: ProtectedDomains) {
    self.text = text
    scalars = text.scalars
    self.topLevelDomains = topLevelDomains
    self.protected = protected
    var offset = 0
    while offset < scalars.count, identities.count < Self.most {
      offset = isHostScalar(offset) ? readRun(from: offset) : readSign(at: offset)
    }
    readPhones()
  }

  mutating func add(_ kind: ShownIdentity.Kind, at range: Range<Int>) {
    identities.append(ShownIdentity(kind: kind, range: range))
  }

  /// The scalar at an offset, or 0 outside of the text.
  func scalar(at offset: Int) -> UInt32 {
    scalars.indices.contains(offset) ? scalars[offset] : 0
  }

  /// Whether a scalar may be in a host: letters, marks and digits of any script, `-` and `.`.
  func isHostScalar(_ offset: Int) -> Bool {
    let scalar = scalar(at: offset)
    if scalar < 0x80 { return scalar.isASCIIAlphanumeric || scalar == 0x2D || scalar == 0x2E }
    switch ScalarProperties.shared[scalar].group {
    case .letter, .mark, .number: return true
    default: return false
    }
  }

  /// Whether a scalar is a letter or digit.
  func isWord(_ offset: Int) -> Bool {
    isHostScalar(offset) && scalars[offset] != 0x2D && scalars[offset] != 0x2E
  }

  /// Reads a run of host characters, and returns its end.
  private mutating func readRun(from start: Int) -> Int {
    var end = start
    while end < scalars.count, isHostScalar(end) { end += 1 }
    var piece = start
    // Two dots in a row are no part of a host.
    for index in start...end where index == end || isDoubledDot(index, in: start..<end) {
      if index > piece { readHost(in: piece..<index, ofRunEndingAt: end) }
      piece = index + 1
    }
    return end
  }

  private func isDoubledDot(_ index: Int, in run: Range<Int>) -> Bool {
    scalars[index] == 0x2E
      && (index > run.lowerBound && scalars[index - 1] == 0x2E
        || index + 1 < run.upperBound && scalars[index + 1] == 0x2E)
  }

  /// Reads what starts with a sign, and returns the offset to go on from.
  private mutating func readSign(at offset: Int) -> Int {
    let isInside = offset > 0 && (isWord(offset - 1) || scalar(at: offset - 1) == 0x2F)
    switch scalars[offset] {
    case 0x40 where !isInside: readMention(at: offset)
    case 0x23 where !isInside: readHashtag(at: offset)
    case 0x2F, 0x5C, 0x7E: readPath(at: offset)
    case 0x5B: return readVersion6(at: offset)
    default: break
    }
    return offset + 1
  }

  private mutating func readMention(at offset: Int) {
    let end = nameEnd(from: offset + 1)
    let after = scalar(at: end)
    // `@scope/package` and `@a@host` are none, nor is what code calls a decorator.
    guard end > offset + 1, after != 0x2F, after != 0x40, after != 0x28, !isHostContinued(end)
    else {
      return
    }
    let name = text.string(in: offset + 1..<end)
    guard !CodeWords.isDecorator(name) else { return }
    add(.mention(name), at: offset..<end)
  }

  private mutating func readHashtag(at offset: Int) {
    let end = nameEnd(from: offset + 1)
    let name = text.string(in: offset + 1..<end)
    guard end > offset + 1, !isHostContinued(end), !CodeWords.isTagOfCode(name) else { return }
    add(.hashtag(name), at: offset..<end)
  }

  private func nameEnd(from start: Int) -> Int {
    var end = start
    while end < scalars.count, isWord(end) || scalars[end] == 0x5F { end += 1 }
    return end
  }

  /// Whether a dot and a letter follow, as in `@example.com`.
  private func isHostContinued(_ end: Int) -> Bool {
    scalar(at: end) == 0x2E && isWord(end + 1)
  }
}
