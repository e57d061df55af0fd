import TapInteraction
import TapUnicode

/// A control sequence that has come whole: `CSI`, parameters, a final byte.
struct ControlSequence {
  /// The byte in front of the parameters, such as `<` or `?`; 0 where there is none.
  private let mark: UInt8
  /// The bytes between the parameters and the final one.
  private let intermediates: [UInt8]
  private let final: UInt8
  /// The parameters, each with its parts; -1 where one is left out.
  private let parameters: [[Int]]

  /// Reads what is between `CSI` and the final byte; `nil` where it has another form.
  init?(_ bytes: [UInt8], final: UInt8) {
    self.final = final
    var rest = bytes[...]
    if let first = rest.first, (0x3C...0x3F).contains(first) {
      mark = first
      rest.removeFirst()
    } else {
      mark = 0
    }
    intermediates = Array(rest.drop { (0x30...0x3B).contains($0) })
    guard intermediates.allSatisfy({ (0x20...0x2F).contains($0) }) else { return nil }
    rest = rest.dropLast(intermediates.count)
    var parameters: [[Int]] = []
    for parameter in rest.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false) {
      var parts: [Int] = []
      for part in parameter.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false) {
        parts.append(part.isEmpty ? -1 : part.reduce(0) { min($0 * 10 + Int($1 & 15), 1 << 30) })
      }
      parameters.append(parts)
    }
    self.parameters = parameters
  }

  private func parameter(_ index: Int, part: Int = 0, orElse value: Int) -> Int {
    guard parameters.indices.contains(index), parameters[index].indices.contains(part),
      parameters[index][part] >= 0
    else { return value }
    return parameters[index][part]
  }

  private var isPlain: Bool { mark == 0 && intermediates.isEmpty }

  /// Whether a pasted text begins.
  var isPasteStart: Bool {
    isPlain && final == UInt8(ascii: "~") && parameter(0, orElse: 0) == 200
  }

  /// Whether the terminal has the focus, if that is reported.
  var focus: Bool? {
    guard isPlain, parameters.count == 1, parameters[0] == [-1] || parameters[0].isEmpty else {
      return nil
    }
    return final == UInt8(ascii: "I") ? true : final == UInt8(ascii: "O") ? false : nil
  }

  /// What the mouse did, if that is reported (mode 1006).
  var mouse: TerminalMouseEvent? {
    let isPress = final == UInt8(ascii: "M")
    guard mark == UInt8(ascii: "<"), intermediates.isEmpty, parameters.count == 3,
      isPress || final == UInt8(ascii: "m")
    else { return nil }
    let code = parameter(0, orElse: -1)
    let (column, row) = (parameter(1, orElse: 0) - 1, parameter(2, orElse: 0) - 1)
    guard (0..<256).contains(code), column >= 0, row >= 0 else { return nil }
    var held: KeyEvent.Modifiers = []
    if code & 4 != 0 { held.insert(.shift) }
    if code & 8 != 0 { held.insert(.alt) }
    if code & 16 != 0 { held.insert(.control) }
    guard let action = Self.action(code, isPress: isPress) else { return nil }
    return TerminalMouseEvent(action, column: column, row: row, modifiers: held)
  }

  private static func action(_ code: Int, isPress: Bool) -> TerminalMouseEvent.Action? {
    let number = code & 3 + (code & 192)
    if number & 192 == 64 {
      guard isPress, code & 32 == 0 else { return nil }
      let step = code & 1 == 0 ? -1 : 1
      return code & 2 == 0 ? .wheel(dx: 0, dy: step) : .wheel(dx: step, dy: 0)
    }
    let button: TerminalMouseEvent.Button? =
      switch number {
      case 0: .primary
      case 1: .middle
      case 2: .secondary
      case 3: nil
      default: .other(8 + (number & 3) + (number & 64) / 16)
      }
    if code & 32 != 0 { return .move(button) }
    // What comes up without a number is taken for the one that activates.
    return isPress ? button.map { .press($0) } : .release(button ?? .primary)
  }

  /// An answer of the terminal.
  var answer: TerminalAnswer? {
    switch (mark, intermediates, final) {
    case (UInt8(ascii: "?"), [], UInt8(ascii: "c")): .attributes
    case (UInt8(ascii: "?"), [], UInt8(ascii: "u")): .keyboard(flags: parameter(0, orElse: 0))
    case (UInt8(ascii: "?"), [UInt8(ascii: "$")], UInt8(ascii: "y")):
      .mode(parameter(0, orElse: 0), state: parameter(1, orElse: 0))
    default: nil
    }
  }

  /// A key with what is held beside it.
  var key: TerminalKeyEvent? {
    guard isPlain else { return nil }
    let held = InputDecoder.modifiers(parameter(1, orElse: 1))
    let isRelease = parameter(1, part: 1, orElse: 1) == 3
    var modifiers = held
    let key: TerminalKeyEvent.Key?
    switch final {
    case UInt8(ascii: "~"): key = InputDecoder.key(number: parameter(0, orElse: 0))
    case UInt8(ascii: "u"): key = InputDecoder.key(code: parameter(0, orElse: 0))
    case UInt8(ascii: "Z"):
      key = .named(.tab)
      modifiers.insert(.shift)
    default: key = InputDecoder.key(final: final)
    }
    return key.map { TerminalKeyEvent($0, modifiers: modifiers, isRelease: isRelease) }
  }
}

extension InputDecoder {
  /// What is held, by the number that xterm and kitty have for it: 1 and a bit for each.
  static func modifiers(_ number: Int) -> KeyEvent.Modifiers {
    let bits = max(number, 1) - 1
    var held: KeyEvent.Modifiers = []
    if bits & 1 != 0 { held.insert(.shift) }
    if bits & 2 != 0 { held.insert(.alt) }
    if bits & 4 != 0 { held.insert(.control) }
    if bits & 8 != 0 { held.insert(.command) }
    return held
  }

  /// The key of a final byte behind `CSI` or `SS3`.
  static func key(final: UInt8) -> TerminalKeyEvent.Key? {
    switch final {
    case UInt8(ascii: "A"): .named(.up)
    case UInt8(ascii: "B"): .named(.down)
    case UInt8(ascii: "C"): .named(.right)
    case UInt8(ascii: "D"): .named(.left)
    case UInt8(ascii: "H"): .named(.home)
    case UInt8(ascii: "F"): .named(.end)
    case UInt8(ascii: "P"): .function(1)
    case UInt8(ascii: "Q"): .function(2)
    case UInt8(ascii: "R"): .function(3)
    case UInt8(ascii: "S"): .function(4)
    default: nil
    }
  }

  /// The key of a number before `~`.
  static func key(number: Int) -> TerminalKeyEvent.Key? {
    switch number {
    case 1, 7: .named(.home)
    case 2: .insert
    case 3: .delete
    case 4, 8: .named(.end)
    case 5: .named(.pageUp)
    case 6: .named(.pageDown)
    case 11...15: .function(number - 10)
    case 17...20: .function(number - 11)
    case 21: .named(.f10)
    case 23, 24: .function(number - 12)
    case 29: .named(.menu)
    default: nil
    }
  }

  /// The key of a code of the keyboard protocol of kitty.
  static func key(code: Int) -> TerminalKeyEvent.Key? {
    switch code {
    case 9: .named(.tab)
    case 13: .named(.enter)
    case 27: .named(.escape)
    case 32: .named(.space)
    case 8, 127: .backspace
    case 57_363: .named(.menu)
    case 57_414: .named(.keypadEnter)
    case 57_417: .named(.left)
    case 57_418: .named(.right)
    case 57_419: .named(.up)
    case 57_420: .named(.down)
    case 57_421: .named(.pageUp)
    case 57_422: .named(.pageDown)
    case 57_423: .named(.home)
    case 57_424: .named(.end)
    // The other codes from here on are keys that type nothing.
    case 57_344...63_743: nil
    case 0x21...0x10FFFF: Unicode.Scalar(UInt32(code)).map { .character($0) }
    default: nil
    }
  }
}

extension TerminalAnswer {
  /// Reads an operating system command: `11;rgb:ffff/ffff/ffff`, with 1 to 4 digits a part.
  init?(systemCommand bytes: ArraySlice<UInt8>) {
    let parts = bytes.split(
      separator: UInt8(ascii: ";"), maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2,
      let form = ["rgb:", "rgba:"].first(where: { parts[1].starts(with: $0.utf8) })
    else { return nil }
    let colors = parts[1].dropFirst(form.utf8.count).split(
      separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard colors.count == form.utf8.count - 1 else { return nil }
    var values: [UInt16] = []
    for color in colors {
      guard (1...4).contains(color.count) else { return nil }
      var value: UInt32 = 0
      for digit in color {
        guard let number = ASCII.hexValue(digit) else { return nil }
        value = value << 4 | UInt32(number)
      }
      let most = UInt32(1) << (4 * UInt32(color.count)) - 1
      values.append(UInt16(value * 0xFFFF / most))
    }
    switch Array(parts[0]) {
    case Array("11".utf8): self = .background(red: values[0], green: values[1], blue: values[2])
    case Array("10".utf8): self = .foreground(red: values[0], green: values[1], blue: values[2])
    default: return nil
    }
  }
}
