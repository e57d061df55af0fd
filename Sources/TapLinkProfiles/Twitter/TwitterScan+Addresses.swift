import TapLinks
import TapUnicode

extension TwitterScan {
  /// Finds the addresses of the web.
  mutating func findAddresses(in text: Span<UInt8>) {
    var offset = 0
    while offset < text.count {
      let end = TwitterLetters.hostRunEnd(text, from: offset)
      if end > offset {
        steps += end - offset
        offset = readRun(text, offset..<end)
      } else {
        offset += text.scalar(at: offset).length
      }
    }
  }

  /// Reads a run that may hold hosts; returns where to go on.
  private mutating func readRun(_ text: Span<UInt8>, _ run: Range<Int>) -> Int {
    guard text.firstByte(UInt8(ascii: "."), in: run) < run.upperBound else { return run.upperBound }
    split(text, run)
    let floor = addresses.last?.utf8Range.upperBound ?? 0
    var scheme = schemeStart(text, host: run.lowerBound, floor: floor)
    var isAllowed = scheme != nil || mayBegin(text, run.lowerBound)
    // What ends an address parts it from nothing.
    let follows = floor > 0 && floor == run.lowerBound
    if scheme == nil, follows || !mayFollow(text, run.lowerBound) {
      isAllowed = restart(text, in: 0)
    }
    var first = 0
    while first + 1 < labels.count {
      guard let top = topLabel(from: first) else {
        // A label after a dot only tells where to go on.
        (scheme, isAllowed) = (nil, false)
        first = nextStart(after: first)
        continue
      }
      let host = labels[first].start..<labels[top].topEnd
      if isAllowed {
        let end = takeHost(text, host, scheme: scheme)
        guard end == host.upperBound else { return end }
      }
      scheme = nil
      isAllowed = restart(text, in: top)
      first = top
    }
    return run.upperBound
  }

  /// Cuts a run into labels at its dots.
  private mutating func split(_ text: Span<UInt8>, _ run: Range<Int>) {
    labels.removeAll(keepingCapacity: true)
    var start = run.lowerBound
    while start <= run.upperBound {
      let end = text.firstByte(UInt8(ascii: "."), in: start..<run.upperBound)
      labels.append(label(text, start..<end, mayBeTop: !labels.isEmpty))
      start = end + 1
    }
  }

  /// Returns the last label that ends a domain which starts at a label, or `nil`.
  private func topLabel(from first: Int) -> Int? {
    var found: Int?
    var k = first
    while k + 1 < labels.count, labels[k].isSubdomain {
      if labels[k].isName, labels[k + 1].topEnd > 0 { found = k + 1 }
      k += 1
    }
    return found
  }

  /// Returns the first label after one that no domain can span.
  private func nextStart(after first: Int) -> Int {
    var k = first
    while k < labels.count, labels[k].isSubdomain { k += 1 }
    return k + 1
  }

  /// Lets what follows the top-level domain in a label begin another host, if one may begin there;
  /// the whole label where it has none.
  ///
  /// A letter beyond ASCII must be between a host and what is before it.
  private mutating func restart(_ text: Span<UInt8>, in index: Int) -> Bool {
    let end = labels[index].end
    let start = max(labels[index].start, labels[index].topEnd)
    guard start < end, text[start] >= 0x80 else {
      labels[index] = label(text, end..<end, mayBeTop: false)
      return false
    }
    labels[index] = label(text, start + text.scalar(at: start).length..<end, mayBeTop: false)
    return detector.profile.findsBareHosts
  }

  /// Whether a host without a scheme may begin at an offset, where no letter comes before it.
  private func mayBegin(_ text: Span<UInt8>, _ offset: Int) -> Bool {
    guard detector.profile.findsBareHosts else { return false }
    return mayFollow(text, offset) && (offset == 0 || text[offset - 1] != UInt8(ascii: "/"))
  }

  /// Whether an address may follow what comes before an offset.
  private func mayFollow(_ text: Span<UInt8>, _ offset: Int) -> Bool {
    guard offset > 0 else { return true }
    let before = text.scalar(before: offset).value
    if before < 0x80 {
      return !ASCII.isAlphanumeric(UInt8(before))
        && !"@$#".unicodeScalars.contains { $0.value == before }
    }
    return !TwitterLetters.isWideSign(before) && !TwitterLetters.isNoCharacter(before)
  }

  /// Returns where the `http://` or `https://` begins that comes before a host, or `nil`.
  private func schemeStart(_ text: Span<UInt8>, host: Int, floor: Int) -> Int? {
    for (scheme, length) in [("https://" as StaticString, 8), ("http://", 7)]
    where text.has(scheme, at: host - length) && host - length >= floor {
      return mayFollow(text, host - length) ? host - length : nil
    }
    return nil
  }
}
