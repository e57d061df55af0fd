import TapUnicode

extension IdentityReader {
  /// Reads a run of host characters as a host or the host of a mail address.
  mutating func readHost(in run: Range<Int>, ofRunEndingAt runEnd: Int) {
    var host = trimmed(run)
    // Longer ones can't be a host.
    guard !host.isEmpty, host.count <= Self.longestHost else { return }
    let scheme = scheme(before: host.lowerBound)
    let local = scheme == nil ? localPart(before: host.lowerBound) : nil
    // What is before an at sign is a local part, or in the web a user's name that shows as a host.
    if scheme == nil, local == nil, scalar(at: runEnd) == 0x40, isWord(runEnd + 1) { return }
    if scheme == nil, local == nil { host = withoutEastAsianStart(host) }
    if let local { return readMail(local, at: host) }
    // The end of a path, such as `docs/main.rs`, or of a name, such as `$x.y`.
    if scheme == nil, isTail(host.lowerBound) { return }
    guard let end = hostEnd(of: host, isCertain: scheme != nil) else { return }
    let drawn = text.string(in: host.lowerBound..<end)
    let (port, afterPort) = port(from: end)
    let isCertain = scheme != nil || drawn.lowercased().hasPrefix("www.")
    guard isCertain || port != nil || isAddress(drawn, endingAt: end) else { return }
    let start = scheme.map { host.lowerBound - $0.length } ?? host.lowerBound
    if scheme?.name == "file" {
      let path = text.string(in: host.lowerBound - 1..<addressEnd(from: afterPort))
      return add(.path(PathPlace.withoutPosition(path)), at: start..<end)
    }
    let addressEnd = addressEnd(from: afterPort)
    let identity = HostIdentity(
      drawn: drawn, address: text.string(in: start..<addressEnd), scheme: scheme?.name, port: port)
    add(.host(identity), at: start..<addressEnd)
  }

  /// Leaves out dots and hyphens at both ends.
  private func trimmed(_ run: Range<Int>) -> Range<Int> {
    var (start, end) = (run.lowerBound, run.upperBound)
    while start < end, !isWord(start) { start += 1 }
    while end > start, !isWord(end - 1) { end -= 1 }
    return start..<end
  }

  /// Whether what starts here goes on from a path or a name.
  private func isTail(_ start: Int) -> Bool {
    let before = scalar(at: start - 1)
    guard before == 0x2F || before == 0x5C else { return before == 0x24 || before == 0x40 }
    var offset = start - 1
    while offset > 0, scalar(at: offset - 1) == 0x2F || scalar(at: offset - 1) == 0x5C {
      offset -= 1
    }
    return start - offset == 1 && offset > 0
      && (isWord(offset - 1) || scalar(at: offset - 1) == 0x7E)
  }

  /// Returns the scheme that ends before an offset, and how far back it begins.
  ///
  /// One slash or three are as good as two; a browser reads them alike.
  private func scheme(before end: Int) -> (name: String, length: Int)? {
    var offset = end
    while offset > 0, scalars[offset - 1] == 0x2F || scalars[offset - 1] == 0x5C { offset -= 1 }
    guard offset > 0, scalars[offset - 1] == 0x3A else { return nil }
    let colon = offset - 1
    offset = colon
    while offset > 0, scalars[offset - 1].isASCIIAlphanumeric || scalars[offset - 1] == 0x2B {
      offset -= 1
    }
    guard offset < colon else { return nil }
    let name = text.string(in: offset..<colon).lowercased()
    let isWeb = name.hasSuffix("http") || name.hasSuffix("https")
    guard isWeb || end - colon > 2 else { return nil }
    guard !name.allSatisfy(\.isNumber) else { return nil }
    return (
      name.hasSuffix("https") ? "https" : name.hasSuffix("http") ? "http" : name, end - offset
    )
  }

  /// Returns the range of a local part and its at sign before an offset.
  private func localPart(before end: Int) -> Range<Int>? {
    guard end > 0, scalar(at: end - 1) == 0x40 else { return nil }
    var start = end - 1
    while start > 0,
      isWord(start - 1)
        || "!#$%&'*+-/=?^_`{|}~.".unicodeScalars.contains(
          where: { $0.value == scalars[start - 1] }),
      scalars[start - 1] != 0x2F
    {
      start -= 1
    }
    while start < end - 1, !isWord(start) { start += 1 }
    return start < end - 1 ? start..<end : nil
  }

  private mutating func readMail(_ local: Range<Int>, at host: Range<Int>) {
    let name = text.string(in: host)
    let labels = name.split(separator: ".", omittingEmptySubsequences: false)
    // `package@1.2.3` is a version; a host of one label is a person's name on a machine.
    guard labels.count > 1, !labels.allSatisfy({ $0.utf8.allSatisfy(ASCII.isDigit) }),
      let end = hostEnd(of: host, isCertain: false) ?? hostEnd(of: host, isCertain: true)
    else { return }
    let drawn = text.string(in: host.lowerBound..<end)
    if scalar(at: end) == 0x3A, isWord(end + 1), !scalar(at: end + 1).isASCIIDigit {
      // `git@host:path` is a repository.
      let identity = HostIdentity(drawn: drawn, address: drawn, scheme: nil, port: nil)
      return add(.host(identity), at: local.lowerBound..<end)
    }
    guard !isVersion(drawn) else { return }
    add(.mail(text.string(in: local) + drawn), at: local.lowerBound..<end)
  }

  private func isVersion(_ host: String) -> Bool {
    host.utf8.first.map(ASCII.isDigit) == true && !isKnownEnding(lastLabel(of: host))
  }

  /// Returns the port after a host, and the end of both.
  private func port(from end: Int) -> (port: UInt16?, end: Int) {
    guard scalar(at: end) == 0x3A else { return (nil, end) }
    var offset = end + 1
    var value: UInt32 = 0
    while scalar(at: offset).isASCIIDigit, value <= 65_535 {
      value = value * 10 + scalars[offset] - 0x30
      offset += 1
    }
    guard offset > end + 1, let port = UInt16(exactly: value), !isWord(offset) else {
      return (nil, end)
    }
    return (port, offset)
  }

  /// Returns the end of the path, query and fragment from an offset on.
  private func addressEnd(from start: Int) -> Int {
    guard [0x2F, 0x3F, 0x23, 0x5C].contains(scalar(at: start)) else { return start }
    var end = start
    while end < scalars.count, !ScalarProperties.shared[scalars[end]].isWhiteSpace,
      scalars[end] != 0x22, scalars[end] != 0x3C, scalars[end] != 0x3E
    {
      end += 1
    }
    while end > start + 1,
      ".,;:!?)]}'*_".unicodeScalars.contains(where: { $0.value == scalars[end - 1] })
    {
      end -= 1
    }
    return end
  }

  /// Reads an address of the internet's version 6 in brackets, and returns the offset to go on from.
  mutating func readVersion6(at start: Int) -> Int {
    var end = start + 1
    while end - start < 48, isVersion6Scalar(scalar(at: end)) { end += 1 }
    let colons = scalars[start..<min(end, scalars.count)].count { $0 == 0x3A }
    guard scalar(at: end) == 0x5D, colons >= 2 else { return start + 1 }
    let scheme = scheme(before: start)
    let (port, afterPort) = port(from: end + 1)
    let addressEnd = addressEnd(from: afterPort)
    let first = scheme.map { start - $0.length } ?? start
    let identity = HostIdentity(
      drawn: text.string(in: start..<end + 1), address: text.string(in: first..<addressEnd),
      scheme: scheme?.name, port: port)
    add(.host(identity), at: first..<addressEnd)
    return addressEnd
  }

  private func isVersion6Scalar(_ scalar: UInt32) -> Bool {
    scalar.isASCIIDigit || (scalar | 0x20) &- 0x61 < 6 || scalar == 0x3A || scalar == 0x2E
  }
}
