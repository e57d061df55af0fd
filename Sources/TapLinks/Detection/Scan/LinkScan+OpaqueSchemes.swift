import TapUnicode

/// Addresses whose scheme no two slashes follow, and those of files.
extension LinkScan {
  /// Reads the address around a colon, such as `man:ls(1)` and `file:/etc/hosts` (TP-1, TP-5).
  mutating func scanOpaque(_ text: Span<UInt8>, colon: Int) {
    let start = schemeStart(text, before: colon)
    position = colon + 1
    guard mayBeginAfter(text, start) else { return }
    if text[colon + 1] == 0x2F {
      guard text.extracting(start..<colon).isWord("file"), profile.schemes.contains("file") else {
        return
      }
      return acceptRest(text, start, from: colon + 1)
    }
    guard detector.opaqueSchemes.contains(where: { isScheme(text, start..<colon, $0) }) else {
      return
    }
    acceptRest(text, start, from: colon + 1)
  }

  /// Reads the address of a file after `file://`: no host or one, and then a slash (TP-5).
  mutating func scanFile(_ text: Span<UInt8>, _ start: Int, slashes: Int) {
    let host = slashes + 2
    let run = readHost(text, from: host, .fixed)
    let path = run.labelCount > 0 ? run.end : host
    guard run.labelCount == 0 || run.isWellFormed, path < text.count, text[path] == 0x2F,
      run.labelCount > 0 || !text.has("//", at: path)
    else { return refuse(through: restEnd(text, from: host, begin: start)) }
    acceptRest(text, start, from: path)
  }

  private mutating func acceptRest(_ text: Span<UInt8>, _ start: Int, from offset: Int) {
    let range = start..<restEnd(text, from: offset, begin: start)
    accept(text, .url, range, destination: text.extracting(range).string)
  }

  /// Returns the end of what follows a scheme, read as a path.
  private mutating func restEnd(_ text: Span<UInt8>, from offset: Int, begin: Int) -> Int {
    guard offset < text.count else { return offset }
    return partsEnd(text, .path, from: offset, closing: closingMark(text, begin)).end
  }

  /// Whether a scheme that begins at an offset is a word of its own.
  private func mayBeginAfter(_ text: Span<UInt8>, _ start: Int) -> Bool {
    start == 0 || text[start - 1] >= 0x80 || !isGlue(text[start - 1])
  }
}
