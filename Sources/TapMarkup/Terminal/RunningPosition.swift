import TapText

/// The line and column of a reader that sees each byte once.
///
/// Lines end at LF, CR LF or CR; columns count Unicode scalars.
struct RunningPosition: Sendable {
  private var line = 1
  private var column = 1
  private var isAfterReturn = false

  /// The position of the next byte.
  var place: SourcePosition { SourcePosition(line: line, column: column) }

  /// Goes on by one byte.
  mutating func advance(over byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\n") where isAfterReturn: isAfterReturn = false
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      line += 1
      column = 1
      isAfterReturn = byte == UInt8(ascii: "\r")
    case 0x80...0xBF: break
    default:
      column += 1
      isAfterReturn = false
    }
  }
}
