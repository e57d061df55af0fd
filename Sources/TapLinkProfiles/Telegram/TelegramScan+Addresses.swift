import TapLinks
import TapUnicode

/// Addresses of the web and of mail: all that touches a dot.
extension TelegramScan {
  /// A range around a dot that may be an address.
  struct Candidate {
    var range: Range<Int>
    /// Where the host begins, or the user's name before it: after the scheme.
    var body: Int
    /// Whether what comes before it lets it be an address.
    var isAlone = true
  }

  /// Finds the addresses of a text.
  mutating func findAddresses(in text: Span<UInt8>) {
    var floor = 0
    var dot = text.firstByte(UInt8(ascii: "."), from: 0)
    while dot < text.count {
      let candidate = candidate(text, dot: dot, floor: floor)
      var next = candidate.range.upperBound
      if candidate.isAlone {
        if next > dot + 1 { assess(text, candidate) }
        while next < text.count, text[next] == UInt8(ascii: ".") { next += 1 }
      } else {
        while next > dot + 1, text[next - 1] != UInt8(ascii: ".") { next -= 1 }
      }
      floor = max(next, dot + 1)
      dot = text.firstByte(UInt8(ascii: "."), from: floor)
    }
  }

  /// Reads the range around a dot.
  private mutating func candidate(_ text: Span<UInt8>, dot: Int, floor: Int) -> Candidate {
    let at = userEnd(text, dot: dot, floor: floor)
    let hostEnd = end(text, from: at.map { $0 + 1 } ?? dot, of: TelegramLetters.isHost)
    var end = tailEnd(text, after: portEnd(text, after: hostEnd))
    while end > dot + 1, text[end - 1] == UInt8(ascii: ".") { end -= 1 }
    guard let body = bodyStart(text, dot: dot, at: at, floor: floor) else {
      return Candidate(range: dot..<end, body: dot, isAlone: false)
    }
    guard body - floor >= 6, text.has("://", at: body - 3) else {
      return Candidate(range: body..<end, body: body, isAlone: mayBegin(text, body, floor))
    }
    guard let start = schemeStart(text, colon: body - 3, floor: floor) else {
      return Candidate(range: body..<end, body: body, isAlone: false)
    }
    return Candidate(range: start..<end, body: body)
  }

  /// Returns the `@` after a user's name that a dot is in, or nil.
  ///
  /// In `ann@a.org:b@1` the dot is that of a host, for no other host follows.
  private mutating func userEnd(_ text: Span<UInt8>, dot: Int, floor: Int) -> Int? {
    guard let at = lastAt(text, after: dot) else { return nil }
    let host = start(text, before: dot, downTo: floor, of: TelegramLetters.isHost)
    guard host > floor, text[host - 1] == 0x40 else { return at }
    let end = end(text, from: at + 1, of: TelegramLetters.isHost)
    return text.firstByte(UInt8(ascii: "."), in: at + 1..<end) < end ? at : nil
  }

  /// Returns the last `@` after a dot among letters that may be those of a user's name, or nil.
  private mutating func lastAt(_ text: Span<UInt8>, after dot: Int) -> Int? {
    if dot >= userRun.end {
      var lastAt = -1
      let end = end(text, from: dot) { $0.value == 0x40 || TelegramLetters.isUser($0) }
      var offset = end - 1
      while offset > dot, text[offset] != 0x40 { offset -= 1 }
      if offset > dot { lastAt = offset }
      userRun = (end, lastAt)
    }
    return userRun.lastAt > dot ? userRun.lastAt : nil
  }

  /// Returns where the host around a dot begins, or the user's name before it; nil where there is
  /// an `@` and no name.
  private mutating func bodyStart(
    _ text: Span<UInt8>, dot: Int, at: Int?, floor: Int
  ) -> Int? {
    if let at { return start(text, before: at, downTo: floor, of: TelegramLetters.isUser) }
    let host = start(text, before: dot, downTo: floor, of: TelegramLetters.isHost)
    guard host > floor, text[host - 1] == 0x40 else { return host }
    let user = start(text, before: host - 1, downTo: floor, of: TelegramLetters.isUser)
    return user < host - 1 ? user : nil
  }

  /// Whether a host without a scheme may begin at an offset: after no word, nor a path or a sign.
  private func mayBegin(_ text: Span<UInt8>, _ start: Int, _ floor: Int) -> Bool {
    guard detector.profile.findsBareHosts else { return false }
    guard start > floor else { return true }
    let before = text.scalar(before: start).value
    return before != 0x2F && before != 0x23 && before != 0x40 && !TelegramLetters.isWord(before)
  }

  /// Returns where a listed scheme begins that ends at a colon; nil where another one is there.
  ///
  /// Letters before it are not its own, unless they make it one of the schemes that are known to be
  /// others.
  private func schemeStart(_ text: Span<UInt8>, colon: Int, floor: Int) -> Int? {
    for other: StaticString in ["shttp", "tftp", "sftp"] {
      let start = colon - other.utf8CodeUnitCount
      guard start >= floor, text.has(other, at: start) else { continue }
      let isWhole = start == floor || !TelegramLetters.isScheme(text.scalar(before: start))
      if isWhole { return nil }
    }
    return detector.schemes.first {
      colon - floor >= $0.count && !Self.isAppScheme($0)
        && text.extracting(colon - $0.count..<colon).isSame($0)
    }.map { colon - $0.count }
  }

  /// Returns the end of a port between 1 and 65535, zeros before it or not; else that of the host.
  private mutating func portEnd(_ text: Span<UInt8>, after host: Int) -> Int {
    guard host < text.count, text[host] == 0x3A else { return host }
    let end = end(text, from: host + 1) { $0.value < 0x80 && ASCII.isDigit(UInt8($0.value)) }
    var port = 0
    for offset in host + 1..<max(end, host + 1) where port <= 65_535 {
      port = port * 10 + Int(text[offset] - 0x30)
    }
    return 1...65_535 ~= port ? end : host
  }

  /// Returns the end of the path, query or fragment after a host, without what ends the sentence.
  mutating func tailEnd(_ text: Span<UInt8>, after host: Int) -> Int {
    guard host < text.count, "/?#".utf8.contains(text[host]) else { return host }
    var end = end(text, from: host + 1, of: TelegramLetters.isPath)
    while end > host + 1, TelegramLetters.isTrailing(text[end - 1]) { end -= 1 }
    return text[host] == 0x2F || end > host + 1 ? end : host
  }
}
