import TapLinks
import TapUnicode

/// Which candidates are addresses.
extension TelegramScan {
  /// Takes what a candidate holds: an address of mail, one of the web, or nothing.
  mutating func assess(_ text: Span<UInt8>, _ candidate: Candidate) {
    let range = candidate.range
    steps += range.count
    let mail = text.has("mailto:", at: range.lowerBound) ? range.lowerBound + 7 : range.lowerBound
    if mail < range.upperBound, TelegramMail.isAddress(text.extracting(mail..<range.upperBound)) {
      let address = text.extracting(mail..<range.upperBound).string
      return append(.email, mail..<range.upperBound, to: "mailto:\(address)")
    }
    let hostEnd = text.firstByte(in: candidate.body..<range.upperBound) { "/?#".utf8.contains($0) }
    let host = hostWithoutUser(text, candidate.body..<hostEnd)
    let hasScheme = candidate.body > range.lowerBound
    guard isGood(text.extracting(host), hasScheme: hasScheme) else { return }
    let whole = range.lowerBound..<balancedEnd(text, hostEnd..<range.upperBound)
    let written = text.extracting(whole).string
    append(
      .url, whole,
      to: hasScheme ? written : "\(detector.profile.defaultScheme)://\(written)")
  }

  /// Returns a host without the user's name before it and the port after it.
  private func hostWithoutUser(_ text: Span<UInt8>, _ range: Range<Int>) -> Range<Int> {
    let at = text.firstByte(0x40, in: range)
    let start = at < range.upperBound ? at + 1 : range.lowerBound
    var end = range.upperBound
    while end > start, text[end - 1] != 0x3A { end -= 1 }
    return start..<(end > start ? end - 1 : range.upperBound)
  }

  /// Returns the end of a path: before the first bracket that closes none, and without what ends
  /// the sentence.
  private func balancedEnd(_ text: Span<UInt8>, _ path: Range<Int>) -> Int {
    var open = (round: 0, square: 0, curly: 0)
    var end = path.lowerBound
    while end < path.upperBound {
      switch text[end] {
      case UInt8(ascii: "("): open.round += 1
      case UInt8(ascii: "["): open.square += 1
      case UInt8(ascii: "{"): open.curly += 1
      case UInt8(ascii: ")"): open.round -= 1
      case UInt8(ascii: "]"): open.square -= 1
      case UInt8(ascii: "}"): open.curly -= 1
      default: break
      }
      if min(open.round, open.square, open.curly) < 0 { break }
      end += 1
    }
    while end > path.lowerBound, TelegramLetters.isTrailing(text[end - 1]) { end -= 1 }
    return end
  }

  /// Whether a host is one that Telegram leads to.
  private func isGood(_ host: Span<UInt8>, hasScheme: Bool) -> Bool {
    // The one name that Telegram refuses, for it looks like its own.
    if host.isWord("teiegram.org") { return false }
    let labels = labels(of: host)
    if labels.count == 4, labels.allSatisfy({ isNumber(host.extracting($0)) }) {
      return labels.allSatisfy { isOctet(host.extracting($0)) }
    }
    guard labels.count > 1, let top = labels.last, top.count > 1 else { return false }
    let areGood = labels.allSatisfy {
      1...63 ~= $0.count && host[$0.upperBound - 1] != UInt8(ascii: "-")
    }
    let second = labels[labels.count - 2]
    return areGood && host.firstByte(UInt8(ascii: "_"), in: second) == second.upperBound
      && isTop(host.extracting(top), hasScheme: hasScheme)
  }

  private func labels(of host: Span<UInt8>) -> [Range<Int>] {
    var labels: [Range<Int>] = []
    var start = 0
    while start <= host.count {
      let end = host.firstByte(UInt8(ascii: "."), in: start..<host.count)
      labels.append(start..<end)
      start = end + 1
    }
    return labels
  }

  private func isNumber(_ label: Span<UInt8>) -> Bool {
    label.indices.allSatisfy { ASCII.isDigit(label[$0]) }
  }

  /// Whether digits are a number below 256 without zeros before it.
  private func isOctet(_ label: Span<UInt8>) -> Bool {
    guard 1...3 ~= label.count, label[0] != 0x30 || label.count == 1 else { return false }
    return label.indices.reduce(0) { $0 * 10 + Int(label[$1] - 0x30) } < 256
  }

  /// Whether a label may be a top-level domain: after a scheme most may, else those that are one.
  private func isTop(_ label: Span<UInt8>, hasScheme: Bool) -> Bool {
    if label.has("xn--", at: 0) {
      return label.count > 5
        && (4..<label.count).allSatisfy { ASCII.isAlphanumeric(label[$0]) }
    }
    if hasScheme { return !isNumber(label) && !label.indices.contains { label[$0] == 0x5F } }
    if label.isWord("ton") || label.isWord("onion") { return !isCapitalized(label) }
    return !isCapitalized(label) && detector.topLevelDomains.contains(label)
  }

  /// Whether the first letter alone is a capital: so begins a sentence after a lost space.
  private func isCapitalized(_ label: Span<UInt8>) -> Bool {
    let scalars = label.string.unicodeScalars
    return scalars.first?.properties.changesWhenLowercased == true
      && !scalars.dropFirst().contains { $0.properties.changesWhenLowercased }
  }
}
