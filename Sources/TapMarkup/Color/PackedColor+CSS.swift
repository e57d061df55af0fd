import TapUnicode

extension PackedColor {
  /// Makes the color that a declaration names: a name, hexadecimal digits, `rgb(…)` or `rgba(…)`
  /// (CSS Color 4, without the other functions).
  init?(css words: String) {
    if words == "transparent" {
      self.init(red: 0, green: 0, blue: 0, alpha: 0)
    } else if words.utf8.first == UInt8(ascii: "#") {
      self.init(digits: Array(words.utf8.dropFirst()))
    } else if words.hasPrefix("rgb(") || words.hasPrefix("rgba("), words.utf8.last == 0x29 {
      guard let open = words.utf8.firstIndex(of: UInt8(ascii: "(")) else { return nil }
      self.init(parts: words.utf8[words.utf8.index(after: open)...].dropLast())
    } else {
      self.init(name: words)
    }
  }

  /// Makes the color of an attribute: a name, or three or six hexadecimal digits with or without
  /// their `#` (HTML standard, 2.3.6, without its repair of other values).
  init?(legacy value: ArraySlice<UInt8>) {
    let words = ASCII.lowercased(ASCII.trimmed(value))
    let digits = Array(words.utf8.drop { $0 == UInt8(ascii: "#") })
    if let color = PackedColor(name: words) {
      self = color
    } else if digits.count == 3 || digits.count == 6 {
      self.init(digits: digits)
    } else {
      return nil
    }
  }

  /// Makes a color of 3, 4, 6 or 8 hexadecimal digits.
  private init?(digits: [UInt8]) {
    guard [3, 4, 6, 8].contains(digits.count) else { return nil }
    var values: [UInt8] = []
    for digit in digits {
      guard let value = ASCII.hexValue(digit) else { return nil }
      values.append(value)
    }
    let width = digits.count <= 4 ? 1 : 2
    func part(_ index: Int) -> UInt8 {
      guard index * width < values.count else { return 255 }
      return width == 1 ? values[index] * 17 : values[index * 2] * 16 + values[index * 2 + 1]
    }
    self.init(red: part(0), green: part(1), blue: part(2), alpha: part(3))
  }

  /// Makes a color of three or four numbers or percentages, between commas, spaces or a slash.
  private init?(parts: Substring.UTF8View) {
    let separators: [UInt8] = [0x20, UInt8(ascii: ","), UInt8(ascii: "/")]
    let words = parts.split { separators.contains($0) }
    guard words.count == 3 || words.count == 4 else { return nil }
    var values: [UInt8] = []
    for (index, word) in words.enumerated() {
      let isPercentage = word.last == UInt8(ascii: "%")
      let digits = String(Substring(isPercentage ? word.dropLast() : word))
      guard let number = Double(digits), number.isFinite else { return nil }
      let whole = isPercentage ? 100.0 : index == 3 ? 1 : 255
      values.append(UInt8((min(max(number / whole, 0), 1) * 255).rounded()))
    }
    self.init(
      red: values[0], green: values[1], blue: values[2], alpha: values.count > 3 ? values[3] : 255)
  }
}
