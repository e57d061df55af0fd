import TapMarkup
import TapTestSupport
import TapText
import Testing

@Suite struct TerminalOutputTests {
  private func text(_ source: String) throws -> AttributedText {
    try TerminalOutputParser.parse(Array(source.utf8))
  }

  /// What a text says and where its links lead, by number: 0 is the first address.
  private func links(_ source: String) throws -> [String] {
    let text = try text(source)
    return text.links.map {
      "\($0.link.id.rawValue) \(text.string(in: $0.utf8Range)) > \($0.link.destination)"
    }
  }

  private static let sources = GoldenTests.sources.filter { MarkupKind(of: $0) == .ansi }

  @Test(arguments: sources)
  func `how output is cut changes nothing`(_ source: CorpusFile) throws {
    let bytes = try source.bytes()
    let whole = try dump(TerminalOutputParser.parse(bytes))
    for size in [1, 2, 3, 7, 64] {
      #expect(try dump(parse(bytes) { _ in size }) == whole, "\(size) bytes a piece")
    }
  }

  @Test(arguments: 0..<200)
  func `how any output is cut changes nothing`(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let bytes = RandomOutput.source(using: &random)
    var whole: Result<String, MarkupError>?
    for round in 0..<4 {
      let found: Result<String, MarkupError>
      do throws(MarkupError) {
        found = .success(
          dump(
            try parse(bytes) { left in
              round == 0 ? left : Int.random(in: 1...max(1, left / round), using: &random)
            }))
      } catch {
        found = .failure(error)
      }
      if let whole { #expect(found == whole) } else { whole = found }
    }
  }

  private func parse(
    _ bytes: [UInt8], size: (Int) -> Int
  ) throws(MarkupError) -> AttributedText {
    var parser = TerminalOutputParser()
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = min(size(rest.count), rest.count)
      try parser.append(Array(rest.prefix(count)))
      rest = rest.dropFirst(count)
    }
    return try parser.finish()
  }

  @Test(arguments: 0..<200)
  func `any output gives a sound text`(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let bytes = RandomOutput.source(using: &random, isWellFormed: true)
    let text = try TerminalOutputParser.parse(bytes)
    #expect(text.invariantViolations().isEmpty)
    // A tab that is written over, and a cursor that moves right, leave spaces.
    #expect(text.utf8Count <= 8 * bytes.count)
    expectSoundness(of: text, from: bytes, isLinkMark: MarkupKind.ansi.isLinkMark, imageMark: "!")
    let controls = text.string.unicodeScalars.filter {
      $0.properties.generalCategory == .control && $0 != "\n" && $0 != "\t"
    }
    #expect(controls.isEmpty)
  }

  @Test(arguments: [
    ("\u{1B}]8;;a\u{1B}\\x\u{1B}]8;;\u{1B}\\y", ["0 x > a"]),
    ("\u{1B}]8;;a\u{7}x\u{1B}]8;;\u{7}y", ["0 x > a"]),
    ("\u{9D}8;;a\u{9C}x\u{9D}8;;\u{9C}y", ["0 x > a"]),
    ("\u{1B}]8;id=1;a\u{7}x\u{1B}]8;;\u{7}y\u{1B}]8;id=1;a\u{7}z", ["0 x > a", "0 z > a"]),
    ("\u{1B}]8;id=1;a\u{7}x\u{1B}]8;;\u{7}\u{1B}]8;id=1;a\u{7}z", ["0 xz > a"]),
    ("\u{1B}]8;id=1;a\u{7}x\n\u{1B}]8;id=1;a\u{7}z", ["0 x\nz > a"]),
    ("\u{1B}]8;id=1;a\u{7}x\u{1B}]8;id=1;b\u{7}y", ["0 x > a", "1 y > b"]),
    ("\u{1B}]8;id=1;a\u{7}x\u{1B}]8;id=2;a\u{7}y", ["0 x > a", "1 y > a"]),
    ("\u{1B}]8;;a\u{7}x\u{1B}]8;;a\u{7}y", ["0 x > a", "1 y > a"]),
    ("\u{1B}]8;x=y:id=1:z;a\u{7}x\u{1B}]8;id=1;a\u{7}y", ["0 xy > a"]),
    ("\u{1B}]8;id=;a\u{7}x\u{1B}]8;id=;a\u{7}y", ["0 x > a", "1 y > a"]),
    ("\u{1B}]8;;a;b?c=d;e\u{7}x", ["0 x > a;b?c=d;e"]),
    ("\u{1B}]8;;a\u{7}x\u{1B}]8;;ä\u{7}y", ["0 x > a"]),
    ("\u{1B}]8;;a\u{7}x\u{1B}]8\u{7}y", ["0 xy > a"]),
    ("\u{1B}]8;;a\u{7}\u{1B}]8;;\u{7}x", []),
    ("\u{1B}]8;;a\nx", []),
    ("\u{1B}]8;;a", []),
  ])
  func `TP-13: an address and an id make one link`(source: String, wanted: [String]) throws {
    #expect(try links(source) == wanted)
  }

  @Test(arguments: [(2083, 1), (2084, 0)])
  func `TP-13: an address has at most 2083 bytes`(length: Int, count: Int) throws {
    let address = String(repeating: "a", count: length)
    #expect(try links("\u{1B}]8;;\(address)\u{7}x").count == count)
  }

  @Test(arguments: [(250, 1), (251, 0)])
  func `TP-13: an id has at most 250 bytes`(length: Int, count: Int) throws {
    let id = String(repeating: "i", count: length)
    #expect(try links("\u{1B}]8;id=\(id);a\u{7}x").count == count)
  }

  @Test func `TP-14: a link of a terminal leads where it says, not where its text does`() throws {
    #expect(
      try links("\u{1B}]8;;https://evil.example/\u{7}https://good.example/\u{1B}]8;;\u{7}")
        == ["0 https://good.example/ > https://evil.example/"])
  }

  @Test(arguments: [
    ("a\u{1B}[2J\u{1B}[1;1Hb", "b"), ("a\u{1B}(Bb\u{1B}=c\u{1B}7d", "abcd"),
    ("a\u{1B}Pq#0;2~-\u{1B}\\b", "ab"), ("a\u{1B}_Gx=1\u{1B}\\b\u{1B}^x\u{1B}\\c", "abc"),
    ("a\u{1B}]0;title ä\u{7}b", "ab"), ("a\u{9B}31mb\u{90}x\u{9C}c\u{85}d", "abc\nd"),
    ("a\u{1B}[31", "a"), ("a\u{1B}", "a"), ("a\u{1B}[3\nb", "a\nb"), ("a\u{1B}[3äb", "aäb"),
    ("a\u{1B}äb", "aäb"), ("a\u{1B}]0;x\nb", "a\nb"), ("a\u{1B}]0;x\u{1B}[1mb", "ab"),
    ("a\u{1B}\u{1B}[1mb", "ab"), ("a\u{1B}Px\u{1B}]0;y\u{7}b", "ab"),
    ("a\u{7}b\u{0}c\u{7F}d\u{E}e", "abcde"), ("a\tb", "a\tb"),
    ("a\r\nb\rc\u{B}d\u{C}e\n", "a\nc\nd\ne"), ("a\n\r\nb\n\n", "a\n\nb"),
    ("a\u{1B}[8mb\u{1B}[28mc", "ac"), ("\u{FEFF}a\u{FEFF}", "a\u{FEFF}"), ("", ""), ("\n", ""),
  ])
  func `sequences vanish, and text stays`(source: String, wanted: String) throws {
    #expect(try text(source).string == wanted)
  }

  @Test(arguments: [
    ("a\u{8}a", "a/b"), ("_\u{8}a", "a/u"), ("a\u{8}_", "a/u"), ("_\u{8}a\u{8}a", "a/bu"),
    ("a\u{8}b", "b/"), ("ab\u{8}\u{8}xy", "xy/"), ("__\u{8}\u{8}ab", "ab/u"),
    ("a\u{8}a_\u{8}_", "a_/b"), ("_\u{8}_", "_/u"), ("\u{8}a", "a/"), ("a\u{8}", "a/"),
    ("é\u{8}é", "é/b"), ("e\u{301}\u{8}e\u{301}", "e\u{301}/b"), ("a\n\u{8}b", "a\nb/"),
  ])
  func `letters struck over each other are bold or underlined`(
    source: String, wanted: String
  ) throws {
    let text = try text(source)
    let attributes = text.attributeRuns(in: 0..<text.utf8Count).map(\.attributes).last
    let look =
      (attributes?.fontWeight == 700 ? "b" : "") + (attributes?.isUnderlined == true ? "u" : "")
    #expect(text.string + "/" + look == wanted)
  }

  @Test(arguments: [
    ("31", "#cd0000", nil), ("91", "#ff0000", nil), ("38;5;196", "#ff0000", nil),
    ("38:5:232", "#080808", nil), ("38;2;1;2;3", "#010203", nil), ("38:2:1:2:3", "#010203", nil),
    ("38:2::1:2:3", "#010203", nil), ("38:2:0:1:2:3", "#010203", nil),
    ("48;5;21;31", "#cd0000", "#0000ff"), ("31;39", nil, nil), ("41;49", nil, nil),
    ("31;", nil, nil),
    ("38;5", nil, nil), ("38;2;1;2", nil, nil), ("38;5;256", nil, nil), ("38;2;256;0;0", nil, nil),
    ("31;7", "#ffffff", "#cd0000"), ("7", "#ffffff", "#000000"), ("7;27", nil, nil),
    ("58;5;1;32", "#00cd00", nil), ("58:2::1:2:3;32", "#00cd00", nil), ("?31", nil, nil),
    (">31", nil, nil), ("31 ", nil, nil), ("38:9;32", "#00cd00", nil), ("0000031", "#cd0000", nil),
  ])
  func `SGR sets colors`(parameters: String, foreground: String?, background: String?) throws {
    let text = try text("\u{1B}[\(parameters)mx")
    let attributes = text.attributeRuns(in: 0..<1)[0].attributes
    #expect(attributes.foreground.map(digits) == foreground)
    #expect(attributes.background.map(digits) == background)
  }

  @Test(arguments: [
    ("1", "weight 700"), ("2", "weight 300"), ("1;2;22", ""), ("3", "italic"), ("3;23", ""),
    ("4", "underlined"), ("4:3", "underlined"), ("4:0", ""), ("21", "underlined"), ("4;24", ""),
    ("9", "struck"), ("9;29", ""), ("1;3;4;9", "weight 700, italic, underlined, struck"),
    ("1;0", ""), ("1;", ""), ("1:", "weight 700"), ("5;6;10;53;73", ""),
  ])
  func `SGR sets the look`(parameters: String, wanted: String) throws {
    let text = try text("\u{1B}[\(parameters)mx")
    #expect(
      words(for: text.attributeRuns(in: 0..<1)[0].attributes) == wanted)
  }

  @Test(
    arguments: [
      ([0x61, 0xFF], 1, 1, 2), ([0x61, 0x0A, 0xC3], 2, 2, 1),
      ([0x0D, 0x0A, 0xE2, 0x82, 0x41], 2, 2, 1),
      ([0x1B, 0x5D, 0x80], 2, 1, 3), ([0xEF, 0xBB, 0xBF, 0x9B], 3, 1, 2),
    ] as [([UInt8], Int, Int, Int)])
  func `ill-formed UTF-8 names its place, however it is cut`(
    source: [UInt8], offset: Int, line: Int, column: Int
  ) {
    for size in [1, 2, source.count] {
      let error = #expect(throws: MarkupError.self) { try parse(source) { _ in size } }
      #expect(error?.code == .illFormedUTF8)
      #expect(error?.offset == offset)
      #expect(error?.position == SourcePosition(line: line, column: column))
    }
  }

  @Test func `output past the limit is refused`() {
    let source = [UInt8](repeating: 0x61, count: TerminalOutputParser.sourceLimit + 1)
    let error = #expect(throws: MarkupError.self) { try TerminalOutputParser.parse(source) }
    #expect(error?.code == .sourceTooLong)
  }

  @Test(arguments: [
    ("\u{1B}[", 100_000), ("\u{1B}]8;;a\u{7}", 50_000), ("\u{1B}]8;id=1;a\u{7}x", 50_000),
    ("\u{1B}[1m", 100_000), ("\u{1B}[1mx\u{1B}[m", 50_000), ("x\u{8}", 200_000), ("1;", 200_000),
    ("\u{8}", 200_000), ("\u{1B}P", 100_000), ("e\u{301}", 100_000), ("_\u{8}x", 100_000),
  ])
  func `floods of sequences are read in one pass`(part: String, count: Int) throws {
    for head in ["", "\u{1B}[", "\u{1B}]8;;", "\u{1B}P"] {
      let source = Array((head + String(repeating: part, count: count)).utf8)
      let text = try TerminalOutputParser.parse(source)
      #expect(text.utf8Count <= source.count)
    }
  }
}
