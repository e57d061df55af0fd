import TapDraw
import TapUnicode

/// A writer of JSON's words, which puts commas where they belong.
struct JSONText {
  private(set) var bytes: [UInt8] = []
  /// Whether the next item of the list or object needs a comma before it.
  private var needsComma = false

  /// Opens a list or an object.
  mutating func open(_ bracket: Unicode.Scalar) {
    separate()
    bytes.append(UInt8(ascii: bracket))
    needsComma = false
  }

  /// Closes a list or an object.
  mutating func close(_ bracket: Unicode.Scalar) {
    bytes.append(UInt8(ascii: bracket))
    needsComma = true
  }

  /// Writes a key, whose value comes next; a key has nothing to escape.
  mutating func key(_ key: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    bytes.append(contentsOf: key.utf8)
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes `null`.
  mutating func null() {
    separate()
    bytes.append(contentsOf: "null".utf8)
  }

  /// Writes `true` or `false`.
  mutating func boolean(_ value: Bool) {
    separate()
    bytes.append(contentsOf: (value ? "true" : "false").utf8)
  }

  /// Writes a whole number.
  mutating func number(_ value: Int) {
    separate()
    append(value)
  }

  /// Writes a number in the shortest form that reads back exactly; JSON has none but finite ones.
  mutating func number(_ value: Double) {
    guard value.isFinite else { return null() }
    separate()
    // The form of a whole number is that of an integer, which is much quicker to write.
    if abs(value) < 1e15, value != 0, value == value.rounded(.towardZero) {
      append(Int(value))
    } else {
      bytes.append(contentsOf: ShortestNumber.text(value).utf8)
    }
  }

  /// Writes a list of two whole numbers.
  mutating func numbers(_ range: Range<Int>) {
    open("[")
    number(range.lowerBound)
    number(range.upperBound)
    close("]")
  }

  /// Writes a list of two numbers.
  mutating func numbers(_ first: Double, _ second: Double) {
    open("[")
    number(first)
    number(second)
    close("]")
  }

  /// Writes a list of four numbers.
  mutating func numbers(_ first: Double, _ second: Double, _ third: Double, _ fourth: Double) {
    open("[")
    number(first)
    number(second)
    number(third)
    number(fourth)
    close("]")
  }

  /// Writes a string in quotes.
  ///
  /// Characters that a terminal or a line splitter acts on, and invisible ones, are escaped, though
  /// JSON requires it below U+0020 only: DEL and C1, the separators of lines and paragraphs, bidi
  /// controls, zero-width characters, soft hyphens, tags.
  mutating func string(_ value: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    defer { bytes.append(UInt8(ascii: "\"")) }
    if value.utf8.allSatisfy(Self.isPlain) { return bytes.append(contentsOf: value.utf8) }
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": bytes += "\\\"".utf8
      case "\\": bytes += "\\\\".utf8
      case " "..."~": bytes.append(UInt8(ascii: scalar))
      case "\n": bytes += "\\n".utf8
      case "\r": bytes += "\\r".utf8
      case "\t": bytes += "\\t".utf8
      case "\u{8}": bytes += "\\b".utf8
      case "\u{C}": bytes += "\\f".utf8
      case _ where Self.isEscaped(scalar.value):
        for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
          let digits = String(unit, radix: 16, uppercase: true)
          bytes += ("\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits).utf8
        }
      default:
        bytes.append(contentsOf: UTF8.encode(scalar) ?? Unicode.UTF8.encodedReplacementCharacter)
      }
    }
  }

  /// Whether a byte is a character of ASCII that needs no escape in a string.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  private static func isEscaped(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0..<0x20, 0x7F...0x9F, 0x2028, 0x2029, 0xFFF9...0xFFFB: true
    default: ScalarProperties.shared[scalar].isIgnorable
    }
  }

  private mutating func append(_ value: Int) {
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    let rest = value.magnitude
    var divisor: UInt = 1
    while rest / divisor > 9 { divisor *= 10 }
    while divisor > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest / divisor % 10))
      divisor /= 10
    }
  }

  /// Writes records, each of them a line, as the items of a list.
  mutating func list(lines: [UInt8]) {
    open("[")
    var start = bytes.count
    bytes.append(contentsOf: lines.dropLast())
    while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
      bytes[end] = UInt8(ascii: ",")
      start = end + 1
    }
    close("]")
  }

  /// Takes away what is written so far, once it is a good deal.
  mutating func takePart() -> [UInt8] {
    guard bytes.count >= Console.enough else { return [] }
    defer { bytes = [] }
    return bytes
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }
}
