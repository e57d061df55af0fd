import TapUnicode

/// Addresses of mail.
extension LinkScan {
  /// Reads the address around an `@` (UTS #58).
  ///
  /// Where the local part is none the host is passed as well.
  mutating func scanAddress(_ text: Span<UInt8>, at place: Int) {
    let run = readHost(text, from: place + 1, .fixed)
    position = max(run.next, place + 1)
    guard run.isWellFormed, run.labelCount > 0, !run.hasUnderscore, fits(text, run) else {
      return pass(run)
    }
    let isKnown = run.labelCount > 1 && isKnownTopLevelDomain(text, run.topLabel)
    guard isKnown || profile.allowsAnyHostAfterMailto else { return pass(run) }
    var start = localStart(text, before: place)
    if isUserOfURL(text, start) { return refuse(through: position) }
    if profile.splitsEastAsianText { start = asciiCore(text, start..<place) }
    if profile.needsWholeWords {
      start = withoutMarks(text, start..<place)
      if run.end < text.count, text[run.end] == 0x40 { return pass(run) }
      if start > 0, text[start - 1] == 0x40 { return pass(run) }
    }
    guard isLocalPart(text, start..<place) else { return pass(run) }
    if profile.needsWholeWords, let end = remotePathEnd(text, after: run) {
      return acceptRemote(text, start..<place, run, end)
    }
    let address = start..<run.end
    if let prefix = mailtoStart(text, before: start) {
      let range = prefix..<run.end
      return accept(text, .email, range, destination: text.extracting(range).string)
    }
    guard isKnown else { return pass(run) }
    accept(text, .email, address, destination: mailDestination(text, start..<place, run.end))
  }

  /// Returns the start of the run of letters of a local part that ends at an offset.
  ///
  /// Where quotation marks are letters, one without a partner is none.
  private mutating func localStart(_ text: Span<UInt8>, before place: Int) -> Int {
    var start = place
    var unpaired: Int?
    while start > floor {
      let scalar = text.scalar(before: start)
      let isQuotation = scalar.value == 0x22 && profile.allowsQuotedLocalParts
      guard scalar.isWellFormed, start - scalar.length >= floor,
        isQuotation || table[scalar.value].isEmail
      else { break }
      if isQuotation { unpaired = unpaired == nil ? start : nil }
      start -= scalar.length
      steps += 1
    }
    return unpaired ?? start
  }

  /// Returns the start of a local part without what touches it from a script without spaces, where
  /// all the rest is ASCII (LD-13).
  private func asciiCore(_ text: Span<UInt8>, _ local: Range<Int>) -> Int {
    var start = local.lowerBound
    while start < local.upperBound, text[start] >= 0x80 {
      let scalar = text.scalar(at: start)
      guard table[scalar.value].isUnspaced else { return local.lowerBound }
      start += scalar.length
    }
    guard start < local.upperBound, ASCII.isAlphanumeric(text[start]) else {
      return local.lowerBound
    }
    let core = text.extracting(start..<local.upperBound)
    return core.asciiEnd(from: 0) == core.count ? start : local.lowerBound
  }

  /// Whether a local part is the user of an address of the web: `//` after a colon.
  private func isUserOfURL(_ text: Span<UInt8>, _ start: Int) -> Bool {
    start > 0 && text[start - 1] == 0x3A && text.has("//", at: start)
  }

  /// Returns the start of a local part without quotation and emphasis marks before it.
  ///
  /// RFC 5322 allows them in an address, but mail to `*ann@example.com` is never delivered.
  private func withoutMarks(_ text: Span<UInt8>, _ local: Range<Int>) -> Int {
    var start = local.lowerBound
    while start < local.upperBound {
      switch text[start] {
      case 0x27, 0x2A, 0x60, 0x7C, 0x7E: start += 1
      default: return start
      }
    }
    return local.lowerBound
  }

  /// Whether a local part has letters, and dots only between them.
  private mutating func isLocalPart(_ text: Span<UInt8>, _ local: Range<Int>) -> Bool {
    guard let first = local.first, text[first] != 0x2E, text[local.upperBound - 1] != 0x2E else {
      return false
    }
    for k in local.dropLast() where text[k] == 0x2E && text[k + 1] == 0x2E { return false }
    return true
  }

  /// Returns the start of `mailto:` before an offset, if it is there as a scheme of its own.
  private func mailtoStart(_ text: Span<UInt8>, before start: Int) -> Int? {
    let prefix = start - 7
    guard prefix >= floor, text.has("mailto:", at: prefix) else { return nil }
    guard profile.checksSchemes, prefix > 0 else { return prefix }
    return ASCII.isAlphanumeric(text[prefix - 1]) ? nil : prefix
  }

  /// Returns an address as a URL, with what has a meaning there escaped (RFC 6068): a `?` of the
  /// local part would else begin the headers of the mail.
  private func mailDestination(_ text: Span<UInt8>, _ local: Range<Int>, _ end: Int) -> String {
    var bytes = Array("mailto:".utf8)
    for k in local {
      switch text[k] {
      case 0x23, 0x25, 0x26, 0x2F, 0x3D, 0x3F, 0x5E, 0x60, 0x7B, 0x7C, 0x7D:
        appendEscaped(text[k], to: &bytes)
      default: bytes.append(text[k])
      }
    }
    return String(decoding: bytes, as: UTF8.self)
      + text.extracting(local.upperBound..<end).string
  }
}

/// Appends a byte as a percent sign and two hexadecimal digits.
func appendEscaped(_ byte: UInt8, to bytes: inout [UInt8]) {
  func digit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x37 + value }
  bytes += [0x25, digit(byte >> 4), digit(byte & 0xF)]
}
