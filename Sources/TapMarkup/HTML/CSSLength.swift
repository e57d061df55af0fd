/// A length of CSS, as far as it says whether anything is seen.
struct CSSLength {
  private let number: Double
  private let unit: Substring

  /// The greatest opacity in 255 parts that hides what has it.
  static let leastAlpha: UInt8 = 12

  /// Reads a number with or without a unit.
  init?(_ value: String) {
    let digits = value.prefix { $0.isASCII && ($0.isNumber || ".+-".contains($0)) }
    guard let number = Double(digits), number.isFinite else { return nil }
    self.number = number
    unit = value[digits.endIndex...]
  }

  /// Whether letters of this size are too small to be seen: up to one pixel.
  var isTiny: Bool {
    switch unit {
    case "em", "rem", "ex", "ch": number <= 0.06
    case "%": number <= 6
    default: number <= 1
    }
  }

  /// Whether a box of this size has no room for a letter.
  var isNothing: Bool { number <= 1 && unit != "%" && unit != "em" && unit != "rem" || number <= 0 }

  /// Whether something moved by this length is out of sight.
  var isFarBefore: Bool { number <= (unit == "em" || unit == "rem" ? -60 : -900) }

  /// Whether it is in proportion to the size around.
  var isRelative: Bool { unit == "em" || unit == "ex" || unit == "ch" || unit == "%" }

  /// Whether it is zero or has a unit, as a length must.
  var hasUnit: Bool { number == 0 || !unit.isEmpty }

  /// The number as a part of the whole.
  var part: Double { unit == "%" ? number / 100 : number }
}
