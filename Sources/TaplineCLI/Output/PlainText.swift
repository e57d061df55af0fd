import TapDraw
import TapLayout
import TapUnicode

/// Words for people, safe to show on a terminal.
enum PlainText {
  /// Words in quotes, at most `limit` scalars of them.
  static func quoted(_ text: String, limit: Int = 60) -> String {
    if text.utf8.count <= limit, isPrintable(text) { return "\"\(text)\"" }
    let scalars = text.unicodeScalars
    let shown = scalars.prefix(limit)
    let dots = shown.endIndex == scalars.endIndex ? "" : "..."
    return "\"\(visible(String(shown)))\"" + dots
  }

  /// A text with every character escaped that is invisible, moves the cursor or reorders letters
  /// (LS-B1, LS-B6).
  static func visible(_ text: String) -> String {
    if isPrintable(text) { return text }
    var visible = ""
    var last: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": visible += "\\n"
      case "\r": visible += "\\r"
      case "\t": visible += "\\t"
      case _ where isHidden(scalar, after: last):
        visible += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        last = nil
        continue
      default: visible.unicodeScalars.append(scalar)
      }
      last = scalar
    }
    return visible
  }

  /// Whether a text is letters, digits, signs and spaces of ASCII alone.
  private static func isPrintable(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 &- 0x20 < 0x5F }
  }

  /// Whether a scalar is a control, or shows nothing.
  ///
  /// Joiners and variation selectors shape what comes before them, in Persian, Hindi or an emoji;
  /// after a letter of ASCII they do nothing.
  private static func isHidden(_ scalar: Unicode.Scalar, after last: Unicode.Scalar?) -> Bool {
    switch scalar {
    case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}", "\u{FFF9}"..."\u{FFFB}":
      true
    case "\u{2800}": true
    case "\u{200C}", "\u{200D}", "\u{FE00}"..."\u{FE0F}", "\u{E0100}"..."\u{E01EF}":
      last.map { $0.isASCII || $0 == scalar } ?? true
    default: ScalarProperties.shared[scalar.value].isIgnorable
    }
  }

  /// A number in its shortest form.
  static func number(_ value: Double) -> String { ShortestNumber.text(value) }

  /// A point as `x,y`.
  static func point(_ point: Point) -> String { "\(number(point.x)),\(number(point.y))" }

  /// A rectangle as `x,y wxh`.
  static func rect(_ rect: Rect) -> String {
    "\(number(rect.x)),\(number(rect.y)) \(number(rect.width))x\(number(rect.height))"
  }

  /// A range as `a..b`, half-open.
  static func range(_ range: Range<Int>) -> String { "\(range.lowerBound)..\(range.upperBound)" }
}
