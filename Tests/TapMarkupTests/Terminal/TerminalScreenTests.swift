import TapMarkup
import TapText
import Testing

/// The final text of a terminal's screen, and the links that it hides or refuses.
@Suite struct TerminalScreenTests {
  private typealias Options = TerminalOutputParser.Options

  private func document(_ source: String) throws -> MarkupDocument {
    try TerminalOutputParser.parseDocument(Array(source.utf8))
  }

  @Test(arguments: [
    ("10%\r100%", "100%"), ("100%\r7", "700%"), ("a\r\nb\rc\nd", "a\nc\nd"),
    ("abc\r\u{1B}[K\nd", "\nd"), ("abc\u{1B}[2Kd", "   d"), ("abcdef\u{1B}[3D\u{1B}[Kx", "abcx"),
    ("abc\u{1B}[1K", "   "), ("a\nb\nc\u{1B}[2Ax\ny", "ax\ny\nc"),
    ("a\nb\u{1B}[Fx\u{1B}[Ey", "x\ny"),
    ("a\nb\u{1B}[A\u{1B}[2K\u{1B}[Bc", "\nbc"), ("abc\u{1B}[2Gx", "axc"),
    ("abc\u{1B}[9Gx", "abc     x"),
    ("a\nb\u{1B}[2J\u{1B}[Hc", "c"), ("a\nb\u{1B}[1;1Hx\u{1B}[2;3Hy", "x\nb y"),
    ("abc\r\u{1B}[Px", "xc"),
    ("abc\r\u{1B}[2Xx", "x c"), ("abc\r\u{1B}[2@x", "x abc"), ("ab\u{1B}7cd\u{1B}8x", "abxd"),
    ("ab\u{1B}[scd\u{1B}[ux", "abxd"), ("a\nb\u{1B}M!\n", "a!\nb"), ("a\u{1B}[J\nb", "a\nb"),
    ("漢字\rx", "x 字"), ("漢字\u{1B}[2Gx", " x字"), ("e\u{301}f\rg", "gf"), ("a\tb\rxx", "xx      b"),
    ("|\u{8}/\u{8}-\u{8}done", "done"), ("a\u{1B}[99999999A\u{1B}[99999999D!", "!"),
    ("wait\u{1B}[8m now\u{1B}[0m", "wait"), ("\u{1B}[30;40mno\u{1B}[0m yes", " yes"),
    ("a\u{1B}[5B!", "a!"), ("\u{1B}[?25lx\u{1B}[?25h", "x"), ("1\n2\n3\u{1B}[1A\u{1B}[Jx", "1\n2x"),
  ])
  func `ECMA-48: the final text of the screen is the text`(output: String, text: String) throws {
    #expect(try document(output).text.string == text)
  }

  @Test func `rows that the cursor reaches no more are final`() throws {
    let rows = (0..<1000).map { "row \($0)" }
    let output = rows.joined(separator: "\n") + "\u{1B}[9999A\rnew\n"
    let found = try document(output).text.string.split(separator: "\n")
    #expect(found.count == 1000)
    #expect(found.count { $0.hasPrefix("new") } == 1)
    #expect(found[...500].allSatisfy { $0.hasPrefix("row") })
  }

  @Test func `a long row keeps its text, and its last columns can be rewritten`() throws {
    let output = String(repeating: "word ", count: 20_000) + "\u{1B}[5D12345\u{1B}[K"
    let text = try document("x\n" + output).text.string
    #expect(text.utf8.count == 100_002)
    #expect(text.hasSuffix("word 12345"))
  }

  private static func link(_ address: String, _ text: String, id: String = "") -> String {
    "\u{1B}]8;\(id);\(address)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
  }

  @Test func `a link that another text replaces is returned as hidden`() throws {
    let old = Self.link("https://a.example/30", "[###]")
    let new = Self.link("https://a.example/100", "[######]")
    let document = try document("ONE\n\(old)\r\(new)\nSIX" + Self.link("https://a.example/0", ""))
    #expect(document.text.string == "ONE\n[######]\nSIX")
    #expect(document.text.links.map(\.link.destination) == ["https://a.example/100"])
    #expect(
      document.unlinkedAddresses.map { "\($0.kind) \($0.destination)" } == [
        "hiddenLink https://a.example/30", "hiddenLink https://a.example/0",
      ])
  }

  @Test(arguments: [
    ("https://ä.example/", "illFormedLink https://ä.example/ word"),
    ("https://a.example/" + String(repeating: "x", count: 2100), "overlongLink"),
    ("https://a.example/" + String(repeating: "x", count: 9000), "overlongLink"),
  ])
  func `TP-13: an address that is not as it must be is returned with its text`(
    address: String, found: String
  ) throws {
    let document = try document("see \(Self.link(address, "word")) now")
    #expect(document.text.links.isEmpty)
    let addresses = document.unlinkedAddresses.map {
      "\($0.kind) \($0.destination) \(document.text.string(in: $0.utf8Range))"
    }
    #expect(addresses.count == 1 && addresses[0].hasPrefix(found))
    #expect(document.unlinkedAddresses[0].source == SourcePosition(line: 1, column: 5))
  }

  @Test(arguments: [
    "\u{1B}]8;;https://a.example/\nx",
    "\u{1B}]8;;https://a.example/", "\u{1B}]8;;https://a.example/\u{1B}",
    "\u{9D}8;;https://a.example/\u{1B}x",
    "\u{1B}]8;https://a.example/\u{7}x",
  ])
  func `TP-13: an address in a broken sequence is returned`(output: String) throws {
    let addresses = try document(output).unlinkedAddresses
    #expect(addresses.map(\.destination) == ["https://a.example/"])
    #expect(addresses.map(\.kind) == [.illFormedLink])
  }

  @Test func `TP-13: a control in an address is reported with it`() throws {
    let output = "\u{1B}]8;;https://a.example/\u{1}x\u{7}y"
    let addresses = try document(output).unlinkedAddresses
    #expect(addresses.map(\.destination) == ["https://a.example/\u{1}x"])
    #expect(addresses.map(\.kind) == [.illFormedLink])
  }

  @Test func `a link that is not closed ends with its line, if that is asked for`() throws {
    let output = Array("\u{1B}]8;;https://a.example/\u{1B}\\one\ntwo".utf8)
    let open = try TerminalOutputParser.parseDocument(output).text
    let closed = try TerminalOutputParser.parseDocument(
      output, options: Options(endsLinksAtLineEnds: true)
    ).text
    #expect(open.links.map { open.string(in: $0.utf8Range) } == ["one\ntwo"])
    #expect(closed.links.map { closed.string(in: $0.utf8Range) } == ["one"])
  }

  @Test(arguments: [
    ("see https://a.example/abc\ndef/g now", 25, "see https://a.example/abcdef/g now"),
    ("  https://a.example/abcd\n  efgh", 24, "  https://a.example/abcdefgh"),
    ("  https://a.example/abcd\nefgh", 24, "  https://a.example/abcd\nefgh"),
    ("https://a.ex\nample/abcdef\nghi", 12, "https://a.example/abcdefghi"),
    ("https://a.ex\nample/abc\nghi", 12, "https://a.example/abc\nghi"),
    ("https://a.ex\n\nample", 12, "https://a.ex\n\nample"),
    ("www.a.exampl\ne/b", 12, "www.a.example/b"), ("plain words \nnext", 12, "plain words \nnext"),
    ("no address he\nre", 13, "no address he\nre"),
  ])
  func `an address that fills the last column goes on in the next row`(
    output: String, columns: Int, text: String
  ) throws {
    let found = try TerminalOutputParser.parseDocument(
      Array(output.utf8), options: Options(columns: columns))
    #expect(found.text.string == text)
    #expect(try document(output).text.string == output)
  }

  @Test(arguments: [
    "\u{1B}[1K", "\r\u{1B}[2Xx", "\r\u{1B}[P", "\r\u{1B}[9@", "\u{1B}[512Gx\u{1B}[2K",
    "\u{1B}[Hx\u{1B}[2J",
  ])
  func `edits of rows are bounded by the length of the output`(edit: String) throws {
    let output = String(repeating: "x", count: 4000) + String(repeating: edit, count: 20_000)
    #expect(try document(output).text.utf8Count <= 5_000)
  }
}
