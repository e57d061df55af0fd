/// Pieces of text of one kind, each of which has upset some text engine.
package enum TextPool: CaseIterable, Sendable {
  case latin, arabic, hebrew, devanagari, thai, han, emoji
  case spaces, punctuation, digits, hardBreaks, format, directionMarks, marks, controls, rare

  /// The pieces of the pool.
  package var pieces: [String] { Self.table[self] ?? [] }

  /// Made once: fuzzing draws millions of pieces.
  private static let table = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0, $0.makePieces()) })

  private func makePieces() -> [String] {
    switch self {
    case .latin: ["a", "the ", "Word", "fi", "ffl", "e\u{301}", "\u{E9}", "\u{DF}", "AV", "word "]
    case .arabic:
      [
        "\u{633}\u{644}\u{627}\u{645}", "\u{644}\u{627}", "\u{645}\u{64F}\u{62D}", "\u{627} ",
        "\u{6CC}",
      ]
    case .hebrew: ["\u{5E9}\u{5DC}\u{5D5}\u{5DD}", "\u{5D0}", "\u{5D1}\u{5BC}", "\u{5D2} "]
    case .devanagari:
      [
        "\u{928}\u{92E}\u{938}\u{94D}\u{924}\u{947}", "\u{915}\u{94D}\u{937}", "\u{915}\u{93F}",
        "\u{930} ",
      ]
    case .thai:
      ["\u{E01}\u{E33}", "\u{E19}\u{E49}\u{E33}", "\u{E40}\u{E02}", "\u{E20}\u{E32}\u{E29}\u{E32}"]
    case .han:
      [
        "\u{65E5}\u{672C}", "\u{3042}", "\u{30FC}", "\u{3002}", "\u{300C}", "\u{FF21}", "\u{20000}",
        "\u{AC00}",
        "\u{1100}\u{1161}\u{11A8}",
      ]
    case .emoji:
      [
        "\u{1F600}", "\u{1F44D}\u{1F3FD}", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}",
        "\u{1F1E7}\u{1F1F7}", "\u{1F1EF}", "5\u{FE0F}\u{20E3}", "\u{2764}\u{FE0F}", "\u{2764}",
        "\u{1F3FB}",
      ]
    case .spaces: [" ", "  ", "\t", "\u{A0}", "\u{2003}", "\u{3000}", "\u{202F}", "\u{1680}"]
    case .punctuation:
      [".", ",", "-", "\u{2014}", "(", ")", "[", "]", "\"", "/", "\u{2026}", "\u{2019}"]
    case .digits: ["1", "23", "4.5", "1,000", "\u{661}\u{662}", "+1", "%", "$9"]
    case .hardBreaks:
      ["\n", "\r", "\r\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}", "\n\n"]
    case .format: ["\u{AD}", "\u{200B}", "\u{200C}", "\u{200D}", "\u{2060}", "\u{FEFF}", "\u{34F}"]
    case .directionMarks:
      [
        "\u{200E}", "\u{200F}", "\u{61C}", "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}",
        "\u{202E}",
        "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}",
      ]
    case .marks:
      ["\u{300}", "\u{301}", "\u{20D0}", "\u{FE0F}", "\u{FE0E}", "\u{94D}", "\u{64B}", "\u{5B0}"]
    case .controls: ["\0", "\u{1}", "\u{8}", "\u{1B}", "\u{7F}", "\u{80}", "\u{9F}"]
    case .rare:
      [
        "\u{FFFC}", "\u{FFFD}", "\u{FFFF}", "\u{10FFFF}", "\u{E000}", "\u{E0001}", "\u{600}",
        "\u{AA7B}",
        "\u{378}", "\u{1D165}", "\u{FDFD}",
      ]
    }
  }

  /// Draws a text of `count` pieces out of some pools.
  ///
  /// Half of the pieces stay in the pool of the piece before, as real texts do.
  package static func text(
    of count: Int, from pools: [TextPool] = TextPool.allCases, _ choices: inout some Choices
  ) -> String {
    var text = ""
    var pool = pools[0]
    for _ in 0..<count {
      if choices.flag() { pool = choices.pick(pools) }
      text += choices.pick(pool.pieces)
    }
    return text
  }

  /// Draws bytes that are mostly, but not surely, well-formed UTF-8.
  package static func bytes(of count: Int, _ choices: inout some Choices) -> [UInt8] {
    var bytes = Array(text(of: count, &choices).utf8)
    for _ in 0..<choices.number(below: 3) where !bytes.isEmpty {
      let place = choices.number(below: bytes.count)
      switch choices.number(below: 3) {
      case 0: bytes[place] = UInt8(choices.number(below: 256))
      case 1: bytes.remove(at: place)
      default: bytes.insert(UInt8(choices.number(below: 256)), at: place)
      }
    }
    return bytes
  }
}
