import TapUnicode

/// Hosts that are written without a scheme.
extension LinkScan {
  /// Reads the host around a dot.
  mutating func scanHost(_ text: Span<UInt8>, dot: Int) {
    let start = hostStart(text, before: dot)
    let run = readHost(text, from: start, .bare)
    position = max(run.next, dot + 1)
    guard profile.findsBareHosts, run.isWellFormed, run.labelCount > 1, !run.hasUnderscore,
      hasWantedPrefix(text, run), isKnownHost(text, run), fits(text, run), mayBegin(text, run),
      let port = portEnd(text, run)
    else { return pass(run) }
    guard profile.checksSchemes else { return acceptAsWritten(text, run, port) }
    let begin = run.start
    let tail = scanTail(text, from: port, of: run, begin: begin)
    let isName = tail.end == run.end
    let isCode = isName && isCodeName(text, run)
    guard !isCode || profile.findsCodeNames else { return refuse(through: tail.end) }
    let isWeak = isCode || isName && isFileName(text, run)
    guard !isWeak || profile.findsWeakHosts else { return refuse(through: tail.end) }
    accept(
      text, .url, begin..<tail.end,
      destination: destination(text, run, begin..<tail.end), isWeak: isWeak,
      isTruncated: tail.isTruncated)
  }

  /// Whether a host begins as the profile wants it (TP-1).
  private func hasWantedPrefix(_ text: Span<UInt8>, _ run: HostRun) -> Bool {
    detector.hostPrefixes.isEmpty
      || detector.hostPrefixes.contains { prefix in
        run.end - run.start > prefix.count
          && isScheme(text, run.start..<run.start + prefix.count, prefix)
      }
  }

  /// Whether a host is known to be one without a scheme before it (LD-7).
  private func isKnownHost(_ text: Span<UInt8>, _ run: HostRun) -> Bool {
    if profile.findsBareIPv4, isIPv4(text, run) { return true }
    return isKnownTopLevelDomain(text, run.topLabel)
  }

  /// Whether a host is four numbers up to 255.
  private func isIPv4(_ text: Span<UInt8>, _ run: HostRun) -> Bool {
    guard run.isNumeric, run.labelCount == 4, run.longestLabel <= 3 else { return false }
    var value = 0
    for k in run.start..<run.end {
      value = text[k] == 0x2E ? 0 : value * 10 + Int(text[k] - 0x30)
      if value > 255 { return false }
    }
    return true
  }

  /// Takes a host with the scheme that may come before it, without more ado (UTS #58).
  private mutating func acceptAsWritten(_ text: Span<UInt8>, _ run: HostRun, _ port: Int) {
    var begin = run.start
    for scheme in detector.schemes where begin == run.start {
      let start = run.start - scheme.count - 3
      if start >= floor, isScheme(text, start..<run.start - 3, scheme),
        text.has("://", at: run.start - 3)
      {
        begin = start
      }
    }
    let tail = scanTail(text, from: port, of: run, begin: begin)
    let range = begin..<tail.end
    accept(
      text, .url, range,
      destination: begin < run.start
        ? text.extracting(range).string : destination(text, run, range),
      isTruncated: tail.isTruncated)
  }

  /// Whether what is around a host leaves it a host of its own (LD-5, LD-6).
  private mutating func mayBegin(_ text: Span<UInt8>, _ run: HostRun) -> Bool {
    guard profile.needsWholeWords else { return true }
    let after = run.end + run.trailingDot
    if after < text.count {
      if text[after] == 0x40 { return false }
      if profile.checksSchemes, text.has("://", at: after) { return false }
      if isPercentEscape(text, at: after) { return false }
    }
    guard run.start > 0 else { return true }
    let before = text[run.start - 1]
    guard before >= 0x80 else { return !isGlue(before) }
    return !profile.endsAtInvisibles || !isAfterGluedControl(text, run.start)
  }

  /// Whether a byte before a host makes the host a part of something else (LD-6).
  func isGlue(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x40, 0x23, 0x24, 0x2F, 0x5C, 0x5F, 0x2D, 0x3A, 0x2E, 0x3D, 0x26, 0x25, 0x2B, 0x7E: true
    default: ASCII.isAlphanumeric(byte)
    }
  }

  /// Whether bidi controls before an offset are in a word, or reorder its letters.
  ///
  /// The part of a link after an override is not linked on its own: a user would read both parts as
  /// one address with another ending.
  private mutating func isAfterGluedControl(_ text: Span<UInt8>, _ start: Int) -> Bool {
    var offset = start
    while offset > 0 {
      let scalar = text.scalar(before: offset)
      let traits = table[scalar.value]
      guard traits.isBidiControl else { return offset < start && traits.term != .hard }
      if scalar.value == 0x202D || scalar.value == 0x202E { return true }
      offset -= scalar.length
      steps += 1
    }
    return false
  }

  /// Whether a percent sign and two hexadecimal digits are at an offset: browsers decode those in a
  /// host, so that it goes on.
  func isPercentEscape(_ text: Span<UInt8>, at offset: Int) -> Bool {
    guard offset + 2 < text.count, text[offset] == 0x25 else { return false }
    return ASCII.isHexDigit(text[offset + 1]) && ASCII.isHexDigit(text[offset + 2])
  }

  /// Whether a host keeps to the lengths of the domain name system (LD-9).
  func fits(_ text: Span<UInt8>, _ run: HostRun) -> Bool {
    guard profile.limitsLengths else { return true }
    if run.isASCII { return run.longestLabel <= 63 && run.end - run.start <= 253 }
    // In ASCII a name has at least a letter for each of its scalars.
    guard run.longestLabel <= 4 * 63, run.end - run.start <= 4 * 253 else { return false }
    let errors = DomainMapping.strict.toASCII(text.extracting(run.start..<run.end)).errors
    return errors.isDisjoint(with: [.labelTooLong, .nameTooLong])
  }

  /// Returns the end of a host with its port, or nil where the port is invalid (UTS #58, TP-4).
  func portEnd(_ text: Span<UInt8>, _ run: HostRun) -> Int? {
    portEnd(text, from: run.end + run.trailingDot)
  }

  /// Returns the end of the port that begins at an offset, the offset where there is none, or nil
  /// where its number is too large.
  func portEnd(_ text: Span<UInt8>, from colon: Int) -> Int? {
    guard colon + 1 < text.count, text[colon] == 0x3A, ASCII.isDigit(text[colon + 1]) else {
      return colon
    }
    var number = 0
    var offset = colon + 1
    while offset < text.count, ASCII.isDigit(text[offset]) {
      number = number * 10 + Int(text[offset] - 0x30)
      offset += 1
      if number > 65_535 || offset - colon > 6 { return nil }
    }
    return offset
  }

  /// Returns the destination of a host without a scheme: one is put before it, and a slash after the
  /// host where there is no path (LD-16).
  private func destination(
    _ text: Span<UInt8>, _ run: HostRun, _ range: Range<Int>
  ) -> String {
    let hostEnd = min(portEnd(text, run) ?? run.end, range.upperBound)
    let authority = text.extracting(range.lowerBound..<hostEnd).string
    let rest = text.extracting(hostEnd..<range.upperBound).string
    let slash = rest.utf8.first == 0x2F ? "" : "/"
    return profile.defaultScheme + "://" + authority + slash + rest
  }
}
