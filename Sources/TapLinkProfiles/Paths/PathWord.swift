import TapLinks
import TapUnicode

/// A range of a text that may be a path, and what its letters say for it.
struct PathWord {
  /// Where the path is, without its position.
  let range: Range<Int>
  /// Where in the file.
  var suffix: PathSuffix?
  /// Whether it is in quotation marks.
  var isQuoted = false
  /// Whether its letters begin as those of an absolute or a relative path: `/`, `./`, `~/`, `C:\`.
  private(set) var isRooted = false
  /// Whether it has a separator.
  private(set) var hasSeparator = false
  /// Whether its name ends as those of files do: a dot and a few letters.
  private(set) var hasExtension = false
  /// Whether it begins like a host: `example.com`.
  private(set) var beginsLikeHost = false
  private var hasLetter = false

  init(_ text: Span<UInt8>, _ range: Range<Int>, isHost: (Range<Int>) -> Bool) {
    self.range = range
    var nameStart = range.lowerBound
    var nameDot = -1
    var firstEnd = range.upperBound
    for k in range {
      switch text[k] {
      case 0x2F, 0x5C:
        if !hasSeparator { firstEnd = k }
        hasSeparator = true
        nameStart = k + 1
        nameDot = -1
      case 0x2E: nameDot = k
      case let byte: hasLetter = hasLetter || byte >= 0x80 || ASCII.isLetter(byte)
      }
    }
    isRooted = isRooted(text)
    hasExtension = nameDot > nameStart && isExtension(text, nameDot + 1..<range.upperBound)
    beginsLikeHost = isHost(range.lowerBound..<firstEnd)
  }

  /// Whether it is a path even without a check that the file exists (TP-10).
  func isCertain(in text: Span<UInt8>) -> Bool {
    guard hasLetter else { return false }
    if isRooted { return true }
    guard !beginsLikeHost else { return false }
    guard let suffix else { return hasSeparator && hasExtension }
    switch suffix.form {
    case .spacedNumbers: return hasSeparator && hasExtension
    case .words: return isQuoted || hasExtension
    case .brackets: return hasExtension
    case .numbers where isQuoted: return hasSeparator && hasExtension
    case .numbers: return hasExtension || hasSeparator || isPlace(text, suffix)
    }
  }

  /// Whether a colon follows the numbers, as in `Makefile:12: missing separator`.
  private func isPlace(_ text: Span<UInt8>, _ suffix: PathSuffix) -> Bool {
    text[range.upperBound] == 0x3A && text.has(": ", at: suffix.end)
  }

  private func isRooted(_ text: Span<UInt8>) -> Bool {
    let start = range.lowerBound
    guard range.count > 1, !text.has("//", at: start) else { return false }
    if text[start] == 0x2F { return true }
    if text.has("~/", at: start) || text.has("./", at: start) || text.has("../", at: start) {
      return true
    }
    return text.has("\\\\", at: start) || isDrive(text, at: start)
  }

  private func isExtension(_ text: Span<UInt8>, _ letters: Range<Int>) -> Bool {
    guard 1...10 ~= letters.count else { return false }
    var hasLetter = false
    for k in letters {
      guard ASCII.isAlphanumeric(text[k]) else { return false }
      if !ASCII.isDigit(text[k]) { hasLetter = true }
    }
    return hasLetter
  }
}

/// Whether a letter, a colon and a separator are at an offset, as in `C:\`; `c://` is a scheme.
func isDrive(_ text: Span<UInt8>, at offset: Int) -> Bool {
  guard offset + 2 < text.count, text[offset + 1] == 0x3A, !text.has("://", at: offset + 1) else {
    return false
  }
  return ASCII.isLetter(text[offset])
    && (text[offset + 2] == 0x5C || text[offset + 2] == 0x2F)
}
