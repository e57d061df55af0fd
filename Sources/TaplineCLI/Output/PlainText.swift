import TapDraw
import TapLayout

/// Words for people, safe to show on a terminal.
enum PlainText {
  /// Words in quotes, at most `limit` scalars of them.
  static func quoted(_ text: String, limit: Int = 60) -> String {
    let scalars = text.unicodeScalars
    let shown = scalars.prefix(limit)
    let dots = shown.endIndex == scalars.endIndex ? "" : "..."
    return "\"\(visible(String(shown)))\"" + dots
  }

  /// Words with every character that would move the cursor or the order of letters spelled out.
  static func visible(_ text: String) -> String {
    var visible = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": visible += "\\n"
      case "\r": visible += "\\r"
      case "\t": visible += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}", "\u{61C}",
        "\u{200E}", "\u{200F}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}":
        visible += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: visible.unicodeScalars.append(scalar)
      }
    }
    return visible
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
