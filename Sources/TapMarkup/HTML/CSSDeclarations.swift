import TapText
import TapUnicode

/// The declarations of a `style` attribute that count; all others are skipped.
struct CSSDeclarations {
  private(set) var values: [(property: String, value: String)] = []
  private static let known: Set<String> = [
    "color", "background-color", "font-weight", "font-style", "text-decoration", "direction",
    "display", "visibility", "opacity", "font-size", "font", "background", "background-image",
    "clip", "clip-path", "position", "left", "right", "top", "bottom", "width", "height",
    "max-width", "max-height", "overflow", "text-indent", "transform", "unicode-bidi",
  ]

  /// Whether none counts.
  var isEmpty: Bool { values.isEmpty }

  /// Reads the value of an attribute.
  ///
  /// A semicolon within quotes or parentheses ends no declaration, as in the address of a picture.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  init(_ bytes: ArraySlice<UInt8>) {
    var start = bytes.startIndex
    var depth = 0
    var quote: UInt8?
    for index in bytes.indices {
      let byte = bytes[index]
      switch byte {
      case quote: quote = nil
      case _ where quote != nil: continue
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth = max(0, depth - 1)
      case UInt8(ascii: ";") where depth == 0:
        add(bytes[start..<index])
        start = index + 1
      default: continue
      }
    }
    add(bytes[start...])
  }

  private mutating func add(_ declaration: ArraySlice<UInt8>) {
    guard let colon = declaration.firstIndex(of: UInt8(ascii: ":")) else { return }
    let property = ASCII.lowercased(ASCII.trimmed(declaration[..<colon]))
    guard Self.known.contains(property) else { return }
    var value = ASCII.trimmed(declaration[(colon + 1)...])
    if let mark = value.lastIndex(of: UInt8(ascii: "!")),
      ASCII.lowercased(ASCII.trimmed(value[(mark + 1)...])) == "important"
    {
      value = ASCII.trimmed(value[..<mark])
    }
    values.append((property, ASCII.lowercased(value)))
  }

  /// Gives a style what the declarations say; `outer` are the traits around the element.
  func apply(to style: inout SpanStyle, within outer: SpanStyle.Traits, isBlock: Bool) {
    for (property, value) in values {
      switch property {
      case "color": style.foreground = PackedColor(css: value) ?? style.foreground
      case "background-color": style.background = PackedColor(css: value) ?? style.background
      case "font-weight": setWeight(value, of: &style)
      case "font-style": setSlant(value, of: &style)
      case "text-decoration": decorate(value, &style, within: outer)
      case "direction" where isBlock: setDirection(value, of: &style)
      default: break
      }
    }
  }

  /// The weights of CSS Fonts 4, 2.2; the relative ones by its table.
  private func setWeight(_ value: String, of style: inout SpanStyle) {
    let isBold = style.traits.contains(.bold) || style.heading > 0
    let current = style.weight > 0 ? Int(style.weight) : isBold ? 700 : 400
    switch value {
    case "normal": style.weight = 400
    case "bold": style.weight = 700
    case "bolder":
      style.weight = current < 350 ? 400 : current < 550 ? 700 : max(900, UInt16(current))
    case "lighter":
      style.weight = current < 550 ? min(100, UInt16(current)) : current < 750 ? 400 : 700
    default:
      guard let number = Double(value), (1...1000).contains(number) else { return }
      style.weight = UInt16(number)
    }
  }

  private func setSlant(_ value: String, of style: inout SpanStyle) {
    switch value {
    case "normal": style.traits.remove(.italic)
    case "italic": style.traits.insert(.italic)
    default: if value.hasPrefix("oblique") { style.traits.insert(.italic) }
    }
  }

  /// Sets the lines of the element itself; those around it go on through it (CSS Text Decoration
  /// 4, 2).
  private func decorate(
    _ value: String, _ style: inout SpanStyle, within outer: SpanStyle.Traits
  ) {
    let lines: SpanStyle.Traits = [.underlined, .struckThrough]
    let words = value.split(separator: " ")
    style.traits.subtract(lines.subtracting(outer))
    if words.contains("underline") { style.traits.insert(.underlined) }
    if words.contains("line-through") { style.traits.insert(.struckThrough) }
  }

  private func setDirection(_ value: String, of style: inout SpanStyle) {
    if value == "ltr" { style.direction = .leftToRight }
    if value == "rtl" { style.direction = .rightToLeft }
  }
}
