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

  /// Writes a key, whose value comes next.
  mutating func key(_ key: String) {
    string(key)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes a word as it is: a number, `true`, `null`.
  mutating func word(_ word: String) {
    separate()
    bytes += word.utf8
  }

  /// Writes a number in the shortest form that reads back exactly; JSON has none but finite ones.
  mutating func number(_ value: Double) {
    word(value.isFinite ? ShortestNumber.text(value) : "null")
  }

  /// Writes a list of numbers.
  mutating func numbers(_ values: [Double]) {
    open("[")
    for value in values { number(value) }
    close("]")
  }

  /// Writes words in quotes.
  ///
  /// What a terminal or a splitter of lines would act on is escaped, though JSON asks for it
  /// below U+0020 only: DEL and C1, and the separators of lines and paragraphs.
  mutating func string(_ value: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": bytes += "\\\"".utf8
      case "\\": bytes += "\\\\".utf8
      case "\n": bytes += "\\n".utf8
      case "\r": bytes += "\\r".utf8
      case "\t": bytes += "\\t".utf8
      case "\u{8}": bytes += "\\b".utf8
      case "\u{C}": bytes += "\\f".utf8
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16, uppercase: true)
        bytes += ("\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits).utf8
      default: bytes += UTF8.encode(scalar).map { Array($0) } ?? []
      }
    }
    bytes.append(UInt8(ascii: "\""))
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
