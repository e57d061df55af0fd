import TapLinks
import TapUnicode

extension TwitterScan {
  /// Takes the address or the addresses in a host; returns the end of what was read.
  mutating func takeHost(_ text: Span<UInt8>, _ host: Range<Int>, scheme: Int?) -> Int {
    let end = addressEnd(text, host, hasScheme: scheme != nil)
    steps += end - host.upperBound
    guard let scheme else { return takeBareHosts(text, host, end: end) }
    if fitsDNS(text, host), !hasLongSlug(text, host) {
      append(.url, scheme..<end, text.extracting(scheme..<end).string)
    }
    return end
  }

  /// Returns the end of an address: of one on `t.co` that of its short name and query.
  private func addressEnd(_ text: Span<UInt8>, _ host: Range<Int>, hasScheme: Bool) -> Int {
    guard hasScheme, let slug = slugEnd(text, host) else {
      return TwitterTail.end(text, after: host.upperBound)
    }
    return TwitterTail.queryEnd(text, from: slug)
  }

  /// Whether an address is one on `t.co` whose short name is longer than any there.
  private func hasLongSlug(_ text: Span<UInt8>, _ host: Range<Int>) -> Bool {
    slugEnd(text, host).map { $0 - host.upperBound > 41 } ?? false
  }

  /// Returns the end of the short name after a host that is `t.co`; `nil` for others, and without.
  private func slugEnd(_ text: Span<UInt8>, _ host: Range<Int>) -> Int? {
    let start = host.upperBound + 1
    guard text.extracting(host).isWord("t.co"), start < text.count,
      text[host.upperBound] == UInt8(ascii: "/")
    else { return nil }
    var end = start
    while end < text.count, ASCII.isAlphanumeric(text[end]) { end += 1 }
    return end > start ? end : nil
  }

  /// Whether a host beyond ASCII has a form in ASCII that is no longer than DNS allows.
  private func fitsDNS(_ text: Span<UInt8>, _ host: Range<Int>) -> Bool {
    let name = text.extracting(host)
    guard name.asciiEnd(from: 0) < name.count else { return true }
    guard let ascii = DomainMapping.whatwg.toASCII(name).validName else { return false }
    return ascii.utf8.count <= 253
      && ascii.utf8.split(separator: UInt8(ascii: ".")).allSatisfy { $0.count <= 63 }
  }

  /// Takes the hosts in Latin letters that are part of a host without a scheme.
  ///
  /// In `詳細はexample.com` that is what one means. A path belongs to the last one.
  private mutating func takeBareHosts(_ text: Span<UInt8>, _ host: Range<Int>, end: Int) -> Int {
    var start = host.lowerBound
    while let part = latinHost(text, start..<host.upperBound) {
      let hasTail = part.upperBound == host.upperBound && end > host.upperBound
      let hasPath = hasTail && TwitterTail.hasPath(text, after: host.upperBound)
      let range = part.lowerBound..<(hasPath ? end : part.upperBound)
      let written = text.extracting(range).string
      append(.url, range, "\(detector.profile.defaultScheme)://\(written)")
      start = part.upperBound
    }
    return end
  }

  /// Returns the first host in Latin letters, digits and hyphens in a range that ends with a host.
  private mutating func latinHost(_ text: Span<UInt8>, _ range: Range<Int>) -> Range<Int>? {
    var start = range.lowerBound
    while start < range.upperBound {
      let chain = latinLabels(text, start..<range.upperBound)
      if chain.top > 0 { return start..<chain.top }
      if chain.end > start {
        start = chain.end
      } else {
        let end = latinEnd(text, start..<range.upperBound)
        start = end < range.upperBound ? end + text.scalar(at: end).length : end
      }
    }
    return nil
  }

  /// Reads labels in Latin letters from a start on; returns where the last top-level domain ends to
  /// which they lead, or 0, and where the last label begins.
  private mutating func latinLabels(
    _ text: Span<UInt8>, _ range: Range<Int>
  ) -> (top: Int, end: Int) {
    var top = 0
    var start = range.lowerBound
    while start < range.upperBound {
      let end = latinEnd(text, start..<range.upperBound)
      guard end > start, end < range.upperBound, text[end] == UInt8(ascii: ".") else { break }
      start = end + 1
      let labelEnd = text.firstByte(UInt8(ascii: "."), in: start..<range.upperBound)
      let found = label(text, start..<labelEnd, mayBeTop: true).topEnd
      if found > 0 { top = found }
    }
    return (top, start)
  }

  private mutating func latinEnd(_ text: Span<UInt8>, _ range: Range<Int>) -> Int {
    var end = range.lowerBound
    while end < range.upperBound {
      let scalar = text.scalar(at: end)
      guard TwitterLetters.isLatinHostLetter(scalar.value) else { break }
      end += scalar.length
    }
    steps += end - range.lowerBound
    return end
  }

  private mutating func append(
    _ kind: DetectedLink.Kind, _ range: Range<Int>, _ destination: String
  ) {
    addresses.append(DetectedLink(kind: kind, utf8Range: range, destination: destination))
  }
}
