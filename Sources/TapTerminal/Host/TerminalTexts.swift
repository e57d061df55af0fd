/// The sequences that a host writes beside its frames.
enum TerminalTexts {
  /// What takes a terminal over: the other screen, no cursor, no wrapping at the margin, letters in
  /// the order in which they are written, and reports of mouse, focus and pastes.
  static func begin(hasKeyboard: Bool) -> [UInt8] {
    let keyboard = hasKeyboard ? "\u{1B}[>1u" : ""
    return Array(
      ("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[8l\u{1B}[?1003h\u{1B}[?1006h\u{1B}[?1004h"
        + "\u{1B}[?2004h" + keyboard).utf8)
  }

  /// What gives it back.
  ///
  /// It ends whatever sequence a signal has cut off first.
  static func end(hasKeyboard: Bool) -> [UInt8] {
    let keyboard = hasKeyboard ? "\u{1B}[<u" : ""
    return Array(
      ("\u{18}\u{1B}\\\u{1B}[?2026l\u{1B}]8;;\u{1B}\\\u{1B}[m" + keyboard
        + "\u{1B}[?2004l\u{1B}[?1004l\u{1B}[?1006l\u{1B}[?1003l\u{1B}[8h\u{1B}[?7h\u{1B}[?25h"
        + "\u{1B}[?1049l").utf8)
  }

  /// The questions: the colors, synchronized output, the keyboard, and at last one that each
  /// terminal answers.
  static let questions = Array(
    "\u{1B}]10;?\u{1B}\\\u{1B}]11;?\u{1B}\\\u{1B}[?2026$p\u{1B}[?u\u{1B}[c".utf8)

  /// Puts a text on the clipboard (OSC 52); nothing but base64 of it is written.
  static func copy(_ text: String) -> [UInt8] {
    Array("\u{1B}]52;c;".utf8) + base64(Array(text.utf8)) + Array("\u{1B}\\".utf8)
  }

  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func base64(_ bytes: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    var start = 0
    while start < bytes.count {
      let part = bytes[start..<min(start + 3, bytes.count)]
      let bits = part.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } << (8 * UInt32(3 - part.count))
      for digit in 0..<4 {
        let isUsed = digit <= part.count
        output.append(
          isUsed ? digits[Int(bits >> (18 - 6 * UInt32(digit)) & 63)] : UInt8(ascii: "="))
      }
      start += 3
    }
    return output
  }
}
