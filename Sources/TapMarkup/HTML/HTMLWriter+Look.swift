import CGumbo
import TapText
import TapUnicode

extension HTMLWriter {
  /// Gives the style of the moment what an element brings: first what all viewers give it, then
  /// its attributes, then its declarations.
  mutating func dress(_ event: cgumbo_event, _ declarations: CSSDeclarations) {
    let outer = style.traits
    dressByKind(event.element)
    if event.element == .CGUMBO_FONT { dressAsFont(event) }
    if let language = document.value(.CGUMBO_LANG, of: event) {
      let name = String(decoding: language, as: UTF8.self)
      style.language = name.isEmpty ? 0 : text.number(of: name)
    }
    if event.element.isBlock, let direction = document.value(.CGUMBO_DIR, of: event) {
      setDirection(named: direction)
    }
    if event.element == .CGUMBO_CELL || event.element == .CGUMBO_HEADER_CELL {
      style.alignment = alignment(of: event)
    } else if event.element.isBlock, let name = document.value(.CGUMBO_ALIGN, of: event),
      event.element != .CGUMBO_TABLE
    {
      setTextAlignment(named: name)
    }
    if event.element == .CGUMBO_CODE, style.traits.contains(.codeBlock) {
      setCodeLanguage(of: event)
    }
    guard !declarations.isEmpty else { return }
    declarations.apply(to: &style, within: outer, isBlock: event.element.isBlock)
  }

  private mutating func dressByKind(_ kind: cgumbo_element) {
    switch kind {
    case .CGUMBO_H1: style.heading = 1
    case .CGUMBO_H2: style.heading = 2
    case .CGUMBO_H3: style.heading = 3
    case .CGUMBO_H4: style.heading = 4
    case .CGUMBO_H5: style.heading = 5
    case .CGUMBO_H6: style.heading = 6
    case .CGUMBO_BOLD, .CGUMBO_HEADER_CELL:
      style.traits.insert(.bold)
      style.weight = 0
    case .CGUMBO_ITALIC: style.traits.insert(.italic)
    case .CGUMBO_UNDERLINED: style.traits.insert(.underlined)
    case .CGUMBO_STRUCK: style.traits.insert(.struckThrough)
    case .CGUMBO_CODE: style.traits.insert(.code)
    case .CGUMBO_PREFORMATTED: style.traits.insert(.codeBlock)
    case .CGUMBO_SUBSCRIPT: style.position = .subscript
    case .CGUMBO_SUPERSCRIPT: style.position = .superscript
    case .CGUMBO_SMALL: style.scale = max(style.scale / 1.2, Self.scales.lowerBound)
    case .CGUMBO_BIG: style.scale = min(style.scale * 1.2, Self.scales.upperBound)
    case .CGUMBO_MARK: style.background = PackedColor(hex: 0xFFFF00)
    case .CGUMBO_CENTERED: style.textAlignment = .center
    default: break
    }
  }

  /// The least and the greatest size that elements within each other add up to.
  private static let scales: ClosedRange<Double> = 0.25...8

  /// The sizes of `font` from 1 to 7 (HTML standard, 15.3.4, by the table of CSS Fonts 4, 2.5).
  private static let fontScales: [Double] = [0.625, 0.8125, 1, 1.125, 1.5, 2, 3]

  private mutating func dressAsFont(_ event: cgumbo_event) {
    if let name = document.value(.CGUMBO_COLOR, of: event),
      let color = PackedColor(legacy: name)
    {
      style.foreground = color
    }
    guard let value = document.value(.CGUMBO_SIZE, of: event) else { return }
    let digits = value.drop(while: ASCII.isSpace)
    guard let first = digits.first else { return }
    let isRelative = first == UInt8(ascii: "+") || first == UInt8(ascii: "-")
    guard var size = ASCII.leadingInteger(isRelative ? digits.dropFirst() : digits) else { return }
    if isRelative { size = first == UInt8(ascii: "-") ? 3 - size : 3 + size }
    style.scale = Self.fontScales[min(max(size, 1), 7) - 1]
  }

  private mutating func setDirection(named name: ArraySlice<UInt8>) {
    switch ASCII.lowercased(name) {
    case "ltr": style.direction = .leftToRight
    case "rtl": style.direction = .rightToLeft
    case "auto": style.direction = nil
    default: break
    }
  }

  /// Aligns the lines of a block as its `align` says (HTML standard, 15.3.3).
  private mutating func setTextAlignment(named name: ArraySlice<UInt8>) {
    switch ASCII.lowercased(ASCII.trimmed(name)) {
    case "left": style.textAlignment = .left
    case "center", "middle": style.textAlignment = .center
    case "right": style.textAlignment = .right
    case "justify": style.textAlignment = .justify
    default: break
    }
  }

  /// Takes the language of a code block from a class such as `language-swift` (HTML standard,
  /// 4.5.15).
  private mutating func setCodeLanguage(of event: cgumbo_event) {
    guard let value = document.value(.CGUMBO_CLASS, of: event) else { return }
    let prefix = "language-".utf8
    for name in value.split(whereSeparator: ASCII.isSpace)
    where name.starts(with: prefix) && name.count > prefix.count {
      let language = String(decoding: name.dropFirst(prefix.count), as: UTF8.self)
      style.codeLanguage = text.number(of: language)
      return
    }
  }

  func alignment(of event: cgumbo_event) -> UInt8 {
    guard let name = document.value(.CGUMBO_ALIGN, of: event) else { return 0 }
    switch ASCII.lowercased(name) {
    case "left": return 1
    case "center": return 2
    case "right": return 3
    default: return 0
    }
  }
}

extension cgumbo_element {
  /// Whether the element is on lines of its own.
  var isBlock: Bool {
    rawValue >= cgumbo_element.CGUMBO_BLOCK.rawValue
      && rawValue <= cgumbo_element.CGUMBO_HEADER_CELL.rawValue
  }
}
