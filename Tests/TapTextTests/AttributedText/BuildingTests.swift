import TapTestSupport
import TapText
import Testing

@Suite struct BuildingTests {
  static let illFormed: [(bytes: [UInt8], offset: Int, repaired: String)] = [
    ([0x80], 0, "\u{FFFD}"),
    ([0x61, 0xFF], 1, "a\u{FFFD}"),
    ([0x61, 0xC3], 1, "a\u{FFFD}"),
    ([0xC3, 0x28], 0, "\u{FFFD}("),
    ([0xC0, 0x80], 0, "\u{FFFD}\u{FFFD}"),
    ([0xC1, 0xBF], 0, "\u{FFFD}\u{FFFD}"),
    ([0xE0, 0x80, 0xAF], 0, "\u{FFFD}\u{FFFD}\u{FFFD}"),
    ([0x62, 0xE2, 0x82], 1, "b\u{FFFD}"),
    ([0xE2, 0x82, 0x63], 0, "\u{FFFD}c"),
    ([0xED, 0xA0, 0x80], 0, "\u{FFFD}\u{FFFD}\u{FFFD}"),
    ([0xED, 0xA0, 0xBD, 0xED, 0xB8, 0x80], 0, String(repeating: "\u{FFFD}", count: 6)),
    ([0xF0, 0x9F, 0x98], 0, "\u{FFFD}"),
    ([0xF0, 0x9F, 0x98, 0x80, 0xF0, 0x9F, 0x98], 4, "\u{1F600}\u{FFFD}"),
    ([0xF4, 0x90, 0x80, 0x80], 0, String(repeating: "\u{FFFD}", count: 4)),
    ([0xF8, 0x88, 0x80, 0x80, 0x80], 0, String(repeating: "\u{FFFD}", count: 5)),
    ([0xFE, 0x61], 0, "\u{FFFD}a"),
  ]

  @Test(arguments: illFormed)
  func `ill-formed UTF-8 is an error at its first byte, or is repaired`(
    bytes: [UInt8], offset: Int, repaired: String
  ) throws {
    for padding in [0, 1, 7, 8, 100_000] {
      let padded = [UInt8](repeating: 0x2E, count: padding) + bytes
      let error = #expect(throws: TextError.self) { try AttributedText(utf8: padded) }
      #expect(error == TextError(.illFormedUTF8, at: padding + offset))
      let text = try AttributedText(lossy: padded)
      #expect(text.string(in: padding..<text.utf8Count) == repaired)
    }
  }

  @Test(arguments: 0..<200)
  func `bytes make a text if and only if they are well-formed`(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let bytes = TextPool.bytes(of: 30, &random)
    let decoded = String(decoding: bytes, as: UTF8.self)
    if Array(decoded.utf8) == bytes {
      #expect(Array(try AttributedText(utf8: bytes).string.utf8) == bytes)
    } else {
      #expect(throws: TextError.self) { try AttributedText(utf8: bytes) }
    }
    #expect(try AttributedText(lossy: bytes).string.utf8.elementsEqual(decoded.utf8))
  }

  @Test(arguments: ["", "\0", "\u{FFFC}", "\u{7}\u{1B}\u{7F}\u{85}", "\u{FEFF}a", "\u{FFFF}", "\r"])
  func `every scalar is legal`(string: String) throws {
    let text = try AttributedText(utf8: Array(string.utf8))
    #expect(text.string == string)
    #expect(text == AttributedText(string))
    #expect(text.invariantViolations() == [])
  }

  @Test func `a text beyond the limit is an error that names it`() throws {
    let bytes: [UInt8] = [0x61, 0x62, 0x63]
    #expect(throws: TextError(.textTooLong, at: 2)) {
      try AttributedText(utf8: bytes.span, limit: 2)
    }
    #expect(try AttributedText(utf8: bytes.span, limit: 3).utf8Count == 3)
    #expect(AttributedText.maximumUTF8Count == 2_147_483_648)
  }

  @Test func `an empty text answers every question`() {
    let text = AttributedText()
    #expect(text.isEmpty && text.utf8Count == 0 && text.string == "")
    #expect(text.paragraphCount == 1 && text.paragraphRange(at: 0) == 0..<0)
    #expect(text.clusterCount == 0 && text.clusterRange(at: 0) == nil)
    #expect(text.utf16Offset(at: 0) == UTF16Offset(0) && text.offset(at: ScalarOffset(0)) == 0)
    #expect(text.links.isEmpty && text.fragments().isEmpty && text.ranges(of: "a").isEmpty)
    #expect(text.attributeRuns(in: 0..<0).isEmpty)
  }

  @Test func `chunks of a text with paragraphs end at their ends`() {
    let line = "A line of some length that a paragraph of a real text might have.\n"
    let text = AttributedText(String(repeating: line, count: 4_000))
    #expect(text.chunkCount > 5)
    for index in 0..<text.chunkCount {
      #expect(text.chunk(index).bytes.last == 0x0A)
      #expect((16_384...49_152).contains(text.chunk(index).count))
    }
  }

  @Test(arguments: [
    "a", "\u{301}", "\u{1F1E7}\u{1F1F7}", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}",
    "\u{915}\u{94D}\u{937}\u{93F}", "\u{1100}\u{1161}\u{11A8}", "e\u{301}\u{302}", "\r\n", "\r",
    "\u{E01}\u{E33}", "\u{3042}",
  ])
  func `chunks without paragraphs end at cluster boundaries`(cluster: String) {
    let text = AttributedText("x" + String(repeating: cluster, count: 300), chunkSize: 64)
    #expect(text.invariantViolations() == [])
    #expect(text.chunkCount > 1 || cluster == "\u{301}")
  }

  @Test func `threads may ask for clusters at once`() async {
    let text = AttributedText(String(repeating: "e\u{301}\u{1F600}", count: 20_000))
    let answers = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<8 { group.addTask { text.clusterCount } }
      return await group.reduce(into: Set<Int>()) { $0.insert($1) }
    }
    #expect(answers == [40_000])
  }

  @Test func `a cluster larger than any chunk stays whole`() {
    let text = AttributedText("ab" + String(repeating: "\u{301}", count: 500) + "cd", chunkSize: 16)
    #expect(text.invariantViolations() == [])
    #expect(text.clusterRange(at: 500) == 1..<1_002)
  }

  @Test func `plain text takes about a byte of memory for each byte`() {
    let text = AttributedText(String(repeating: "plain text without anything\n", count: 40_000))
    let bytes = (0..<text.chunkCount).reduce(0) { $0 + text.chunk($1).bytes.capacity }
    #expect(Double(bytes) / Double(text.utf8Count) < 1.01)
    // An object and two blocks for 32 KB; attributes and clusters cost nothing until there are some.
    #expect(text.utf8Count / text.chunkCount > 24_576)
  }
}
