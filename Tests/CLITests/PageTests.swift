import TapLayout
import TapTestSupport
import TapText
import Testing

@testable import TaplineCLI

@Suite struct PageTests {
  static let segments = [
    "a", "word ", "two words ", "\r\n", "\n", "\r", "\u{2028}", "\u{E9}", "e\u{301}", "\u{1F600}",
    "\u{1F1E9}\u{1F1EA}", "\u{5D0}\u{5D1} ", "\t", "  ", "\u{4E2D}\u{6587}", "\n\n",
  ]

  @Test(arguments: 0..<150)
  func `a file read as far as points lie answers like the whole`(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    var text = ""
    for _ in 0..<Int.random(in: 0...120, using: &random) {
      text += Self.segments.randomElement(using: &random) ?? ""
    }
    let folder = try TemporaryFolder()
    let path = try folder.write(text, to: "a.txt")
    // Lines as high as screens, so that the few that fit into a test are far apart.
    let form = TextInput.Form(
      width: 60, options: LayoutOptions(), shaper: CellShaper(width: 10, height: 700))
    let whole = TextInput(path: path, text: AttributedText(text), form: form)
    let height = whole.layout.bounds.height
    let repairs = Bool.random(using: &random)
    let reader = try #require(
      try SegmentReader(
        InputFile(path: path), repairs: repairs, segmentSize: Int.random(in: 1...60, using: &random)
      ))
    var page = try TextInput(path: path, reader: reader, form: form)
    let descends = Bool.random(using: &random)
    for step in 0..<20 {
      let y =
        descends
        ? height * Double(step) / 18 - 350
        : Double.random(in: -100...(height + 500), using: &random)
      let point = Point(x: Double.random(in: -5...70, using: &random), y: y)
      try page.prepare(for: point)
      #expect(record(of: point, on: page) == record(of: point, on: whole), "\(point)")
    }
  }

  private func record(of point: Point, on page: TextInput) -> String {
    var record = JSONRecord()
    HitAnswer(at: point, on: page, explains: false).add(to: &record, asked: point, verdict: nil)
    return String(decoding: record.line, as: UTF8.self)
  }

  @Test func `spacing between paragraphs and insets are the same in segments`() throws {
    let folder = try TemporaryFolder()
    let text = String(repeating: "\u{E9}ne line\nand the next\r\n", count: 40)
    let path = try folder.write(text, to: "a.txt")
    var options = LayoutOptions()
    options.paragraphSpacing = 7
    options.insets = Insets(top: 5, left: 3, bottom: 9, right: 2)
    let form = TextInput.Form(
      width: 90, options: options, shaper: CellShaper(width: 10, height: 20))
    let whole = TextInput(path: path, text: AttributedText(text), form: form)
    let reader = try #require(
      try SegmentReader(InputFile(path: path), repairs: false, segmentSize: 100))
    var page = try TextInput(path: path, reader: reader, form: form)
    for y in stride(from: -10, to: whole.layout.bounds.height + 30, by: 1.5) {
      let point = Point(x: 25, y: y)
      try page.prepare(for: point)
      #expect(record(of: point, on: page) == record(of: point, on: whole), "\(point)")
    }
  }

  @Test func `the end of a long file is not read for a point at its start`() throws {
    let folder = try TemporaryFolder()
    let lines = String(repeating: "a line\n", count: 100_000)
    let path = try folder.write(Array(lines.utf8) + [0xFF], to: "a.txt")
    let form = TextInput.Form(width: 400, options: LayoutOptions(), shaper: CellShaper())
    let reader = try #require(
      try SegmentReader(InputFile(path: path), repairs: false, segmentSize: 1000))
    var page = try TextInput(path: path, reader: reader, form: form)
    for y in [8.0, 1000, -1e300] {
      let point = Point(x: 4, y: y)
      try page.prepare(for: point)
      #expect(page.layout.hit(at: point).region == (y < 0 ? .outside : .cluster))
      #expect(page.layout.text.utf8Count <= 2000)
    }
    // The fault at the end comes to light as soon as the end matters.
    #expect(throws: Failure.self) { try page.prepare(for: Point(x: 4, y: 1e300)) }
  }

  @Test(arguments: [1, 2, 3, 5, 100])
  func `blocks of any size give the same text`(blockSize: Int) throws {
    let folder = try TemporaryFolder()
    let text = Self.segments.joined()
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
