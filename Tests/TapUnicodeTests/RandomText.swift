import TapTestSupport

/// Scalars that pull segmentation, bidi and widths in every direction.
private let alphabet: [String] = [
  "a", "b", "Z", " ", " ", ".", ",", "-", "/", "(", ")", "\"", "1", "2", "\t", "\n", "\r", "\r\n",
  "\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}", "\u{AD}", "\u{200B}", "\u{200D}",
  "\u{FEFF}",
  "\u{E9}", "e\u{301}", "\u{301}", "\u{5D0}", "\u{5D1}", "\u{627}", "\u{644}\u{651}", "\u{661}",
  "\u{3042}", "\u{30AB}", "\u{30FC}", "\u{65E5}", "\u{672C}", "\u{3002}", "\u{300C}", "\u{300D}",
  "\u{915}", "\u{94D}", "\u{93F}", "\u{E01}\u{E33}", "\u{E44}\u{E17}\u{E22}", "\u{1100}",
  "\u{1161}",
  "\u{11A8}", "\u{AC00}", "\u{AC01}", "\u{1F600}", "\u{1F468}", "\u{1F3FD}", "\u{2764}\u{FE0F}",
  "\u{1F1EF}", "\u{1F1F5}", "5\u{FE0F}\u{20E3}", "\u{2066}", "\u{2067}", "\u{2069}", "\u{202E}",
  "\u{202C}", "\u{600}", "\u{FFFC}", "\u{0}", "\u{1D400}",
]

/// Returns a text that the seed alone decides, of about `count` pieces.
func randomText(seed: Int, count: Int) -> String {
  var random = SeededGenerator(seed: seed)
  // Few letters at a time, so that runs of one kind come about too.
  let some = (0..<Int.random(in: 2...12, using: &random)).map { _ in
    alphabet[Int.random(in: 0..<alphabet.count, using: &random)]
  }
  return (0..<count).map { _ in
    Int.random(in: 0..<8, using: &random) == 0
      ? alphabet[Int.random(in: 0..<alphabet.count, using: &random)]
      : some[Int.random(in: 0..<some.count, using: &random)]
  }.joined()
}

/// Returns a text of words, spaces and all of ASCII's signs, as prose mixes them.
func randomProse(seed: Int, count: Int) -> String {
  var random = SeededGenerator(seed: seed)
  let letters = [
    "a", "b", "z", "A", "1", "2", "\u{E9}", "\u{5D0}", "\u{627}", "\u{301}", "\u{915}",
  ]
  return (0..<count).map { _ in
    switch Int.random(in: 0..<8, using: &random) {
    case 0: String(Unicode.Scalar(UInt8.random(in: 0x20...0x7E, using: &random)))
    case 1: [".", ",", ":", ";", "!", "?", "'", "\n", "\r\n"].randomElement(using: &random) ?? ""
    case 2, 3: " "
    default: letters.randomElement(using: &random) ?? ""
    }
  }.joined()
}

/// Returns bytes that are often, not always, ill-formed UTF-8.
func randomBytes(seed: Int, count: Int) -> [UInt8] {
  var random = SeededGenerator(seed: seed)
  let edges: [UInt8] = [
    0x00, 0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xED,
    0xEF, 0xF0, 0xF1, 0xF4, 0xF5, 0xFF,
  ]
  return (0..<count).map { _ in edges[Int.random(in: 0..<edges.count, using: &random)] }
}
