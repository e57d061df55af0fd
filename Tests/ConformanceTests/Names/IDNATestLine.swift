import TapTestSupport
import TapUnicode

/// A line of IdnaTestV2: a name, and what it maps to without transition.
struct IDNATestLine {
  /// The line as it stands in the file.
  let text: String
  private let source: String
  private let unicode: String
  private let unicodeFails: Bool
  private let ascii: String
  private let asciiFails: Bool

  /// Calls `body` with each line that holds a test.
  static func forEach(in file: SharedFile, _ body: (IDNATestLine) -> Void) throws {
    let bytes = try file.bytes()
    var start = 0
    while start < bytes.count {
      let end = bytes.span.firstByte(0x0A, from: start)
      let line = DataLine(bytes, start..<end, isComment: UInt8(ascii: "#"))
      if !line.bytes.isEmpty { body(IDNATestLine(line)) }
      start = end + 1
    }
  }

  private init(_ line: DataLine) {
    let fields = line.fields().map(\.description)
    text = line.description
    source = unescaped(fields[0])
    unicode = fields[1].isEmpty ? source : unescaped(fields[1])
    unicodeFails = Self.fails(fields[2], otherwise: false)
    ascii = fields[3].isEmpty ? unicode : unescaped(fields[3])
    asciiFails = Self.fails(fields[4], otherwise: unicodeFails)
  }

  private static func fails(_ status: String, otherwise inherited: Bool) -> Bool {
    status.isEmpty ? inherited : status != "[]"
  }

  /// Whether the strict mapping does what the line says.
  var passes: Bool {
    let toUnicode = DomainMapping.strict.toUnicode(source)
    let toASCII = DomainMapping.strict.toASCII(source)
    // An empty or long label is an error to ICU in both directions; to the file in ASCII alone.
    let lengths: DomainErrors = [.emptyLabel, .labelTooLong, .nameTooLong]
    let isUnicodeRight =
      unicodeFails
      ? !toUnicode.errors.isEmpty
      : toUnicode.errors.subtracting(lengths).isEmpty && toUnicode.name == unicode
    let isASCIIRight = asciiFails ? !toASCII.errors.isEmpty : toASCII.validName == ascii
    return isUnicodeRight && isASCIIRight
  }
}

/// Replaces each `\uXXXX` and `\x{XXXX}` with its scalar.
private func unescaped(_ text: String) -> String {
  var result: [UInt8] = []
  var rest = Array(text.utf8)[...]
  while let byte = rest.popFirst() {
    guard byte == UInt8(ascii: "\\"), let kind = rest.popFirst() else {
      result.append(byte)
      continue
    }
    let isBraced = kind == UInt8(ascii: "x")
    let digits = isBraced ? rest.dropFirst().prefix { $0 != UInt8(ascii: "}") } : rest.prefix(4)
    rest = rest[digits.endIndex...].dropFirst(isBraced ? 1 : 0)
    appendScalar(UInt32(String(decoding: digits, as: UTF8.self), radix: 16) ?? 0xFFFD, to: &result)
  }
  return String(decoding: result, as: UTF8.self)
}
