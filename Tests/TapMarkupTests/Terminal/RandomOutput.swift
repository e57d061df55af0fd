import TapTestSupport

/// Terminal output at random: text, sequences whole and broken, backspaces, ill-formed bytes.
enum RandomOutput {
  private static let parts = [
    "a", "_", "b ", "ä", "e\u{301}", "漢", "😀", "\t", "\n", "\r\n", "\r", "\u{8}", "\u{8}\u{8}",
    "\u{1B}", "\u{1B}[", "\u{1B}[1m", "\u{1B}[0m", "\u{1B}[38;5;9m", "\u{1B}[8m", "\u{1B}[28m",
    "\u{1B}]8;;https://a.example/\u{7}", "\u{1B}]8;id=1;b\u{1B}\\", "\u{1B}]8;;\u{7}", "\u{1B}]0;",
    "\u{7}", "\u{1B}\\", "\u{1B}P", "\u{9B}", "\u{9D}8;;c", "\u{9C}", "\u{90}", "\u{85}", "©",
    "8;;",
    "31m", "m", ";", "\u{0}", "\u{7F}", "\u{FEFF}", String(repeating: "long ", count: 200),
    String(repeating: "ä\u{301}", count: 100),
  ]

  /// Returns a source.
  static func source(
    using random: inout SeededGenerator, isWellFormed: Bool = false
  ) -> [UInt8] {
    var source: [UInt8] = []
    for _ in 0..<Int.random(in: 1...80, using: &random) {
      source += parts[Int.random(in: 0..<parts.count, using: &random)].utf8
      if !isWellFormed, Int.random(in: 0..<200, using: &random) == 0 { source.append(0xC3) }
    }
    return source
  }
}
