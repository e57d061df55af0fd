import TapLinks
import TapUnicode

/// The letters of a path that is not in quotation marks.
///
/// Brackets after a separator are letters where they are in pairs (TP-2), as in
/// `app/[id]/page.tsx`, unless a position is in them.
struct PathRun {
  /// Where the path ends.
  private(set) var end: Int
  /// Where reading goes on.
  private(set) var next: Int
  /// The position after the path.
  private(set) var suffix: PathSuffix?
  private var hasSeparator = false
  private var brackets: [(mark: UInt8, offset: Int)] = []

  init(_ text: Span<UInt8>, from start: Int, _ table: LinkTable) {
    end = start
    next = start
    if text.has("\\\\?\\", at: start) { next += 4 }
    if isDrive(text, at: next) { next += 2 }
    while next < text.count, suffix == nil, take(text, table) {}
    if let first = brackets.first {
      end = first.offset
      suffix = nil
    } else {
      end = withoutDots(text, from: start, to: next)
      if suffix == nil, end == next, end > start {
        suffix = PathSuffix(text, at: end, isQuoted: false)
      }
    }
    skipQuery(text, table)
    next = max(next, suffix?.end ?? next)
  }

  /// Takes the next letter, if it is one.
  private mutating func take(_ text: Span<UInt8>, _ table: LinkTable) -> Bool {
    let byte = text[next]
    switch byte {
    case 0x28, 0x5B, 0x7B:
      if let found = PathSuffix(text, at: next, isQuoted: false) {
        suffix = found
        return false
      }
      guard hasSeparator else { return false }
      brackets.append((byte, next))
    case 0x29, 0x5D, 0x7D:
      // In ASCII a bracket stands one or two places after its partner.
      guard let last = brackets.last, byte &- last.mark <= 2 else { return false }
      brackets.removeLast()
    default:
      guard isPathLetter(text, at: next, table) else { return false }
      hasSeparator = hasSeparator || byte == 0x2F || byte == 0x5C
      next += text.scalar(at: next).length
      return true
    }
    next += 1
    return true
  }

  /// Returns the end of a path without the dots after a word; `..` is a path of its own.
  private func withoutDots(_ text: Span<UInt8>, from start: Int, to end: Int) -> Int {
    var last = end
    while last > start, text[last - 1] == 0x2E { last -= 1 }
    return last == start || text[last - 1] == 0x2F || text[last - 1] == 0x5C ? end : last
  }

  /// Skips the query after a path, which is not part of it (TP-10).
  private mutating func skipQuery(_ text: Span<UInt8>, _ table: LinkTable) {
    guard next < text.count, text[next] == 0x3F else { return }
    next += 1
    while next < text.count, isPathLetter(text, at: next, table) || isQueryMark(text[next]) {
      next += text.scalar(at: next).length
    }
  }

  private func isQueryMark(_ byte: UInt8) -> Bool { byte == 0x3D || byte == 0x26 || byte == 0x3F }
}

/// Whether a scalar may be in a path that is not in quotation marks.
func isPathLetter(_ text: Span<UInt8>, at offset: Int, _ table: LinkTable) -> Bool {
  let byte = text[offset]
  guard byte >= 0x80 else {
    switch byte {
    case 0x24, 0x25, 0x2B, 0x2D, 0x2E, 0x2F, 0x40, 0x5C, 0x5E, 0x5F, 0x7E: return true
    default: return ASCII.isAlphanumeric(byte)
    }
  }
  let scalar = text.scalar(at: offset)
  let traits = table[scalar.value]
  return scalar.isWellFormed && traits.term == .include && !traits.isInvisible
    && !traits.isEllipsis
}
