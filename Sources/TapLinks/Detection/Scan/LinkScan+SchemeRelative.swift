import TapUnicode

/// Addresses that begin with two slashes.
extension LinkScan {
  /// Reads the address after `//` (WHATWG URL, scheme-relative).
  mutating func scanSchemeRelative(_ text: Span<UInt8>, slashes start: Int) {
    let authority = start + 2
    position = authority
    guard start >= floor, mayBeginWithSlashes(text, start) else { return }
    let end = authorityEnd(text, from: authority)
    let run = readHost(text, from: end.host, .fixed)
    guard !end.hasUser || profile.allowsUsers, run.isWellFormed, run.hasUnderscoresInPlace,
      run.labelCount > 1 || text.extracting(run.start..<run.end).isWord("localhost"),
      fits(text, run), let port = portEnd(text, run)
    else { return }
    let tail = scanTail(text, from: port, of: run, begin: start)
    let range = start..<tail.end
    accept(
      text, .url, range,
      destination: profile.defaultScheme + ":" + text.extracting(range).string,
      isTruncated: tail.isTruncated)
  }

  /// Whether no word, path or scheme ends before two slashes.
  private func mayBeginWithSlashes(_ text: Span<UInt8>, _ start: Int) -> Bool {
    guard start > 0 else { return true }
    guard text[start - 1] >= 0x80 else { return !isGlue(text[start - 1]) }
    return !table[text.scalar(before: start).value].isWord
  }
}
