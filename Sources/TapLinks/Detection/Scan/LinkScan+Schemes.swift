import TapUnicode

/// Addresses that begin with a scheme.
extension LinkScan {
  /// Reads the address around `://`.
  mutating func scanScheme(_ text: Span<UInt8>, colon: Int) {
    let start = schemeStart(text, before: colon)
    let authority = colon + 3
    position = authority
    if text.extracting(start..<colon).isWord("file"), profile.schemes.contains("file"),
      !isTailOfName(text, start)
    {
      return scanFile(text, start, slashes: colon + 1)
    }
    let end = authorityEnd(text, from: authority)
    guard detector.schemes.contains(where: { isScheme(text, start..<colon, $0) }),
      !isTailOfName(text, start), !end.hasUser || profile.allowsUsers,
      let host = hostEnd(text, from: end.host)
    else { return refuseAddress(text, authorityEnd: end.end) }
    // A scheme written twice: the second one counts.
    if text.has("://", at: host.run.end) { return }
    let tail = scanTail(text, from: host.after, of: host.run, begin: start)
    guard tail.end > authority else { return refuseAddress(text, authorityEnd: end.end) }
    accept(
      text, .url, start..<tail.end, destination: text.extracting(start..<tail.end).string,
      isTruncated: tail.isTruncated)
  }

  /// Returns the start of the scheme that ends at a colon: the longest run of its letters that
  /// begins with a letter or a digit (LD-2, LD-3).
  mutating func schemeStart(_ text: Span<UInt8>, before colon: Int) -> Int {
    var start = colon
    while start > floor, isSchemeByte(text[start - 1]) {
      start -= 1
      steps += 1
    }
    while start < colon, !ASCII.isAlphanumeric(text[start]) { start += 1 }
    return start
  }

  private func isSchemeByte(_ byte: UInt8) -> Bool {
    ASCII.isAlphanumeric(byte) || byte == 0x2B || byte == 0x2D || byte == 0x2E
  }

  /// Whether a range spells a scheme, in any case.
  func isScheme(_ text: Span<UInt8>, _ range: Range<Int>, _ scheme: [UInt8]) -> Bool {
    text.extracting(range).isSame(scheme)
  }

  /// Returns where an authority ends, where its host begins, and whether it names a user: whether
  /// an `@` comes before the next slash, question mark, number sign, bracket, quotation mark or
  /// Hard character (LD-4).
  mutating func authorityEnd(
    _ text: Span<UInt8>, from start: Int
  ) -> (end: Int, host: Int, hasUser: Bool) {
    var offset = start
    if offset < text.count, text[offset] == 0x5B, let end = addressEnd(text, from: offset) {
      offset = end
    }
    var host = start
    while offset < text.count {
      steps += 1
      let scalar = text.scalar(at: offset)
      switch scalar.value {
      case 0x2F, 0x3F, 0x23: return (offset, host, host > start)
      case 0x40: host = offset + 1
      default:
        let traits = table[scalar.value]
        switch term(of: scalar, traits) {
        case .hard, .open, .close: return (offset, host, host > start)
        case .soft where traits.isQuotation: return (offset, host, host > start)
        default: break
        }
      }
      offset += scalar.length
    }
    return (offset, host, host > start)
  }

  /// Whether a scheme is the tail of a name with underscores, such as `my_http`.
  private func isTailOfName(_ text: Span<UInt8>, _ start: Int) -> Bool {
    profile.needsWholeWords && start > 0 && text[start - 1] == 0x5F
  }

  /// Passes an address that is no link, with its path (LD-2, LD-4).
  private mutating func refuseAddress(_ text: Span<UInt8>, authorityEnd: Int) {
    let run = HostRun(from: authorityEnd)
    refuse(through: scanTail(text, from: authorityEnd, of: run, begin: authorityEnd).end)
  }

  /// Returns the host after a scheme, and the end of it with its port; nil where it is invalid
  /// (LD-7).
  private mutating func hostEnd(
    _ text: Span<UInt8>, from start: Int
  ) -> (run: HostRun, after: Int)? {
    if start < text.count, text[start] == 0x5B {
      guard let end = addressEnd(text, from: start), let port = portEnd(text, from: end) else {
        return nil
      }
      return (HostRun(from: end), port)
    }
    let run = readHost(text, from: start, .fixed)
    guard run.isWellFormed, run.labelCount > 0, run.hasUnderscoresInPlace, fits(text, run),
      isHostOrNumber(text, run),
      !isPercentEscape(text, at: run.end), let port = portEnd(text, run)
    else { return nil }
    return (run, port)
  }

  /// Whether a host that ends in a number is an IPv4 address (WHATWG URL, host parser).
  private func isHostOrNumber(_ text: Span<UInt8>, _ run: HostRun) -> Bool {
    for k in run.topLabel where !ASCII.isDigit(text[k]) { return true }
    return run.isNumeric && run.labelCount <= 4 && run.longestLabel <= 10
  }
}
