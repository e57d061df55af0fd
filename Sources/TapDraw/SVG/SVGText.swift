import TapLayout

/// The letters of an SVG file: numbers, text and bytes, each written so that XML may hold it.
enum SVGText {
  /// A number in its shortest form; SVG has no word for what is not finite, which is 0.
  static func number(_ value: Double) -> String {
    // Adding 0 makes a negative zero positive.
    value.isFinite ? ShortestNumber.text(value + 0) : "0"
  }

  /// The attributes of a rectangle, with a space before each.
  static func frame(_ rect: Rect) -> String {
    zip(["x", "y", "width", "height"], [rect.x, rect.y, rect.width, rect.height])
      .map { " \($0)=\"\(number($1))\"" }.joined()
  }

  /// Text for an attribute or between tags.
  ///
  /// Breaks and tabs are written by number, since XML would turn them into spaces. What XML 1.0
  /// has no way to write, such as most controls, becomes U+FFFD.
  static func escaped(_ text: some StringProtocol) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r", "\u{85}", "\u{2028}": result += "&#\(scalar.value);"
      case _ where !isAllowed(scalar): result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Whether XML 1.0 allows a scalar in a document (its production 2, `Char`).
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xFFFD, 0x1_0000...: true
    default: false
    }
  }

  /// Bytes in base 64 (RFC 4648, section 4).
  static func base64(_ bytes: [UInt8]) -> String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for place in 0..<4 {
        let digit = alphabet[bits >> (18 - 6 * place) & 63]
        result.append(place <= group.count ? digit : UInt8(ascii: "="))
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
