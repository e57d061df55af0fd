import TapLayout
import TapTestSupport
import TapText
import Testing

@testable import TaplineCLI

@Suite struct PageTests {
  static let pieces = [
    "a", "word ", "two words ", "\r\n", "\n", "\r", "\u{2028}", "\u{E9}", "e\u{301}", "\u{1F600}",
    "\u{1F1E9}\u{1F1EA}", "\u{5D0}\u{5D1} ", "\t", "  ", "\u{4E2D}\u{6587}", "\n\n",
  ]

  @Test(arguments: 0..<150)
  func `a file read as far as points lie answers like the whole`(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    var text = ""
    for _ in 0..<Int.random(in: 0...120, using: &random) {
      text += Self.pieces.randomElement(using: &random) ?? ""
    }
    let folder = try TemporaryFolder()
    let path = try folder.write(text, to: "a.txt")
    // Lines as high as screens, so that the few that fit into a test are far apart.
    let form = TextInput.Form(
      width: 60, options: LayoutOptions(), shaper: CellShaper(width: 10, height: 700))
    let whole = TextInput(path: path, text: AttributedText(text), form: form).layout
    let reader = try PlainReader(
      InputFile(path: path), repairs: Bool.random(using: &random),
      blockSize: Int.random(in: 1...40, using: &random))
    var page = try TextInput(
      path: path, reader: reader, form: form, firstRead: Int.random(in: 1...60, using: &random))
    let descends = Bool.random(using: &random)
    for step in 0..<20 {
      let y =
        descends
        ? whole.bounds.height * Double(step) / 18 - 350
        : Double.random(in: -100...(whole.bounds.height + 500), using: &random)
      let point = Point(x: Double.random(in: -5...70, using: &random), y: y)
      try page.prepare(for: point)
      #expect(page.layout.hit(at: point) == whole.hit(at: point), "\(point)")
      #expect(page.layout.caret(nearest: point) == whole.caret(nearest: point), "\(point)")
    }
  }

  @Test func `the end of a long file is not read for a point at its start`() throws {
    let folder = try TemporaryFolder()
    let lines = String(repeating: "a line\n", count: 100_000)
    let path = try folder.write(Array(lines.utf8) + [0xFF], to: "a.txt")
    let form = TextInput.Form(width: 400, options: LayoutOptions(), shaper: CellShaper())
    let reader = try PlainReader(InputFile(path: path), repairs: false, blockSize: 1000)
    var page = try TextInput(path: path, reader: reader, form: form, firstRead: 10_000)
    for y in [8.0, 1000, -1e300] {
      let point = Point(x: 4, y: y)
      try page.prepare(for: point)
      #expect(page.layout.hit(at: point).region == (y < 0 ? .outside : .cluster))
    }
    #expect(reader.text.utf8Count <= 20_000)
    // The fault at the end comes to light as soon as the end matters.
    #expect(throws: Failure.self) { try page.prepare(for: Point(x: 4, y: 1e300)) }
  }

  @Test(arguments: [1, 2, 3, 5, 100])
  func `blocks of any size give the same text`(blockSize: Int) throws {
    let folder = try TemporaryFolder()
    let text = Self.pieces.joined()
    let path = try folder.write(text, to: "a.txt")
    let reader = try PlainReader(InputFile(path: path), repairs: false, blockSize: blockSize)
    #expect(try reader.wholeText().string == text)
    let broken = try folder.write(Array(text.utf8) + [0xE2, 0x82, 0x41, 0xFF], to: "b.txt")
    let repairing = try PlainReader(InputFile(path: broken), repairs: true, blockSize: blockSize)
    #expect(try repairing.wholeText().string == text + "\u{FFFD}A\u{FFFD}")
    let strict = try PlainReader(InputFile(path: broken), repairs: false, blockSize: blockSize)
    let failure = #expect(throws: Failure.self) { try strict.wholeText() }
    #expect(failure?.subject == "\(broken):byte \(text.utf8.count)")
  }
}
