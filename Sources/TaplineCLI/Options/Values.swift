import TapDraw
import TapInteraction
import TapLayout
import TapLinks
import TapText
import TapAudit
import TapUnicode

/// Readers of the values that options take.
enum Values {
  /// Reads a decimal number that is finite: no hexadecimal, no `nan`, nothing behind it.
  static func number(_ text: some StringProtocol) throws(UnfitValue) -> Double {
    guard let number = Decimal.number(text.utf8) else {
      throw UnfitValue(expectation: "a decimal number")
    }
    return number
  }

  /// Reads an integer ≥ 0.
  static func count(_ text: some StringProtocol) throws(UnfitValue) -> Int {
    let digits = text.utf8.allSatisfy(ASCII.isDigit)
    guard digits, let count = Int(text) else {
      throw UnfitValue(expectation: "an integer ≥ 0")
    }
    return count
  }

  /// Reads the columns of a terminal.
  static func columns(_ text: String) throws(UnfitValue) -> Int {
    guard text.utf8.allSatisfy(ASCII.isDigit), let columns = Int(text), columns > 0 else {
      throw UnfitValue(expectation: "an integer ≥ 1")
    }
    return columns
  }

  /// Reads an integer of a range.
  static func count(_ text: String, in range: ClosedRange<Int>) throws(UnfitValue) -> Int {
    let count = text.utf8.allSatisfy(ASCII.isDigit) ? Int(text) : nil
    guard let count, range.contains(count) else {
      throw UnfitValue(
        expectation: "an integer from \(range.lowerBound) to \(range.upperBound)")
    }
    return count
  }

  /// Reads `X,Y`.
  static func point(_ text: String) throws(UnfitValue) -> Point {
    guard let numbers = numbers(text, separator: ","), numbers.count == 2 else {
      throw UnfitValue(expectation: "X,Y with decimal numbers")
    }
    return Point(x: numbers[0], y: numbers[1])
  }

  /// Reads `A..B`, half-open.
  static func range(_ text: String) throws(UnfitValue) -> Range<Int> {
    let unfit = UnfitValue(expectation: "A..B with A ≤ B")
    guard let dots = text.utf8.firstIndex(of: UInt8(ascii: ".")) else { throw unfit }
    guard text[dots...].hasPrefix("..") else { throw unfit }
    do throws(UnfitValue) {
      let start = try count(text[..<dots])
      let end = try count(text[dots...].dropFirst(2))
      guard start <= end else { throw unfit }
      return start..<end
    } catch {
      throw unfit
    }
  }

  /// The largest size of a cell or a line, in points, so that no sum of them overflows.
  private static let largestSize = 1e6

  /// Reads `WxH`, both above 0.
  static func cell(_ text: String) throws(UnfitValue) -> CellShaper {
    guard let numbers = numbers(text, separator: "x"), numbers.count == 2,
      numbers.allSatisfy({ $0 > 0 && $0 <= largestSize })
    else { throw UnfitValue(expectation: "WxH with decimal numbers > 0 and ≤ 1e6") }
    return CellShaper(width: numbers[0], height: numbers[1])
  }

  /// Reads `T,L,B,R`.
  static func insets(_ text: String) throws(UnfitValue) -> Insets {
    guard let numbers = numbers(text, separator: ","), numbers.count == 4 else {
      throw UnfitValue(expectation: "T,L,B,R with decimal numbers")
    }
    return Insets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  /// Reads the index of a link, or else its id.
  static func link(_ text: String) throws(UnfitValue) -> Settings.LinkName {
    guard !text.isEmpty else { throw UnfitValue(expectation: "the index or the id of a link") }
    return Int(text).flatMap { $0 < 0 ? nil : .index($0) } ?? .id(text)
  }

  /// Reads how many device pixels are in a point.
  static func scale(_ text: String) throws(UnfitValue) -> Double {
    guard let scale = Decimal.number(text.utf8), scale > 0, scale <= 100 else {
      throw UnfitValue(expectation: "a decimal number > 0 and ≤ 100")
    }
    return scale
  }

  /// Reads a probability as a number from 0 to 1, or as a percentage.
  static func probability(_ text: String) throws(UnfitValue) -> Double {
    let unfit = UnfitValue(expectation: "a probability such as 1% or 0.01")
    let isPercentage = text.hasSuffix("%")
    guard let number = Decimal.number((isPercentage ? text.dropLast() : text[...]).utf8) else {
      throw unfit
    }
    let probability = isPercentage ? number / 100 : number
    guard 0...1 ~= probability else { throw unfit }
    return probability
  }

  /// Reads the points in a millimeter of a display, or the name of a kind of device.
  static func screenScale(_ text: String) throws(UnfitValue) -> ScreenScale {
    switch text {
    case "phone": return .phone
    case "tablet": return .tablet
    case "desktop": return .desktop
    default:
      guard let number = Decimal.number(text.utf8),
        let scale = try? ScreenScale(pointsPerMillimeter: number)
      else {
        throw UnfitValue(
          expectation: "points per millimeter > 0 and ≤ 1e6, or phone, tablet or desktop")
      }
      return scale
    }
  }

  /// Reads the kind of a pointer.
  static func pointerKind(_ text: String) throws(UnfitValue) -> PointerKind {
    guard let kind = PointerKind.allCases.first(where: { "\($0)" == text }) else {
      throw UnfitValue(expectation: oneOf(PointerKind.allCases.map { "\($0)" }))
    }
    return kind
  }

  /// The parts of a picture by name.
  static let parts: [(name: String, part: LayoutDiagram.Parts)] = [
    ("text", .text), ("lines", .lines), ("links", .links), ("clusters", .clusters),
    ("carets", .carets), ("points", .points),
  ]

  /// Reads the names of parts of a picture, separated by commas.
  static func parts(_ text: String) throws(UnfitValue) -> LayoutDiagram.Parts {
    var shown: LayoutDiagram.Parts = []
    for name in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let part = parts.first(where: { $0.name == name }) else {
        throw UnfitValue(expectation: "\(oneOf(parts.map(\.name))), separated by commas")
      }
      shown.insert(part.part)
    }
    return shown
  }

  /// Reads a color as `#rrggbb` or `#rgb`; `nil` is `none`.
  static func color(_ text: String) throws(UnfitValue) -> Color? {
    guard text != "none" else { return nil }
    let digits = text.utf8.dropFirst()
    let isHexadecimal = digits.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
    guard text.hasPrefix("#"), isHexadecimal, digits.count == 3 || digits.count == 6,
      let code = Int(text.dropFirst(), radix: 16)
    else { throw UnfitValue(expectation: "#rrggbb, #rgb or none") }
    let bits = digits.count == 6 ? 8 : 4
    func part(_ place: Int) -> Float {
      Float(code >> (bits * place) & (1 << bits - 1)) / Float(1 << bits - 1)
    }
    return Color(red: part(2), green: part(1), blue: part(0))
  }

  /// Reads a distance from 0 to 64.
  static func slop(_ text: String) throws(UnfitValue) -> Double {
    guard let slop = Decimal.number(text.utf8), (0...64).contains(slop) else {
      throw UnfitValue(expectation: "a decimal number from 0 to 64")
    }
    return slop
  }

  /// Reads the size of a font in points.
  static func fontSize(_ text: String) throws(UnfitValue) -> Double {
    guard let size = Decimal.number(text.utf8), (1...1000).contains(size) else {
      throw UnfitValue(expectation: "a decimal number from 1 to 1000")
    }
    return size
  }

  /// Reads a multiple of the font's own line height, or with `pt` behind it a height in points.
  static func lineHeight(_ text: String) throws(UnfitValue) -> LineHeight {
    let isAbsolute = text.hasSuffix("pt")
    let number = Decimal.number((isAbsolute ? text.dropLast(2) : text[...]).utf8)
    guard let number, number <= largestSize else {
      throw UnfitValue(expectation: "a decimal number ≤ 1e6, alone or with pt, such as 24pt")
    }
    return isAbsolute ? .absolute(number) : .multiple(number)
  }

  /// The values of a base direction.
  static let directions = ["auto", "ltr", "rtl"]

  /// Reads one of `directions`; `nil` is `auto`.
  static func direction(_ text: String) throws(UnfitValue) -> WritingDirection? {
    switch text {
    case "auto": return nil
    case "ltr": return .leftToRight
    case "rtl": return .rightToLeft
    default: throw UnfitValue(expectation: oneOf(directions))
    }
  }

  /// Reads one of the values of a type.
  static func choice<Choice: RawRepresentable & CaseIterable>(
    _ text: String, of type: Choice.Type
  ) throws(UnfitValue) -> Choice where Choice.RawValue == String {
    guard let choice = Choice(rawValue: text) else {
      throw UnfitValue(expectation: oneOf(Choice.allCases.map(\.rawValue)))
    }
    return choice
  }

  /// A list of all choices, such as `a, b or c`.
  static func oneOf(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }

  private static func numbers(_ text: String, separator: Character) -> [Double]? {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Decimal.number($0.utf8) }
    return numbers.count == parts.count ? numbers : nil
  }
}

extension DetectedLink.Kind {
  /// The kinds that a command line can ask for.
  static let named = allCases.filter { $0 != .custom }
}

extension Values {
  /// Reads kinds of links, separated by commas.
  static func kinds(_ text: String) throws(UnfitValue) -> Set<DetectedLink.Kind> {
    var kinds: Set<DetectedLink.Kind> = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let kind = DetectedLink.Kind.named.first(where: { $0.name == word }) else {
        let known = DetectedLink.Kind.named.map(\.name)
        throw UnfitValue(expectation: "kinds separated by commas: \(Values.oneOf(known))")
      }
      kinds.insert(kind)
    }
    return kinds
  }

  /// Reads the scheme of a URL, with or without its colon.
  static func scheme(_ text: String) throws(UnfitValue) -> String {
    let scheme = (text.hasSuffix(":") ? String(text.dropLast()) : text).lowercased()
    let isScheme = scheme.utf8.allSatisfy { byte in
      (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || "+-.".utf8.contains(byte)
    }
    guard let first = scheme.utf8.first, (0x61...0x7A).contains(first), isScheme else {
      throw UnfitValue(expectation: "the scheme of a URL, such as geo")
    }
    return scheme
  }
}
