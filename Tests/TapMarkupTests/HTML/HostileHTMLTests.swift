import TapText
import Testing

@testable import TapMarkup

extension HostileSource {
  /// HTML that asks for as much work as it can.
  static let html = [
    HostileSource("blocks", .nestedTooDeep, ("<div>", 100_000)),
    HostileSource("spans", .nestedTooDeep, ("<b>", 100_000)),
    HostileSource("blocks up to the limit", nil, ("<div>", 500), ("a", 1)),
    HostileSource("cells", .nestedTooDeep, ("<table><td>", 20_000)),
    HostileSource("drawings", .nestedTooDeep, ("<svg>", 20_000)),
    HostileSource("lists", .nestedTooDeep, ("<ul><li>", 20_000)),
    HostileSource("end tags", nil, ("</p>", 50_000)),
    HostileSource("deep end tags", nil, ("<div>", 500), ("</p>", 20_000)),
    HostileSource("unclosed paragraphs", nil, ("<p>a", 50_000)),
    HostileSource("breaks", nil, ("<br>", 50_000)),
    HostileSource("deep breaks", .textTooLong, ("<ul><li>", 250), ("a<br>", 50_000)),
    HostileSource("links", nil, ("<a href=x>a", 20_000)),
    HostileSource("links cut by paragraphs", nil, ("<a href=x>a<p>", 10_000)),
    HostileSource("one link cut by paragraphs", nil, ("<a href=x>", 1), ("a<p>b", 20_000)),
    HostileSource(
      "a long link cut by paragraphs", .tooManyElements, ("<p><a href='", 1), ("x", 100_000),
      ("'>", 1), ("a<p>b", 20_000)),
    HostileSource("overlaps", nil, ("<b><p></b></p>", 20_000)),
    HostileSource("attributes", .tooManyAttributes, ("<a ", 1), ("b ", 100_000)),
    HostileSource("attributes of the body", .tooManyAttributes, ("<body a=b c=d>", 1))
      .appending((0..<20_000).map { "<body a\($0)>x" }.joined()),
    HostileSource("a long attribute", nil, ("<a href='", 1), ("&amp;", 100_000), ("'>a</a>", 1)),
    HostileSource("an attribute without end", nil, ("<a href='", 1), ("x", 500_000)),
    HostileSource("declarations", nil, ("<p style='", 1), ("color:red;", 50_000), ("'>a", 1)),
    HostileSource("parentheses", nil, ("<p style='", 1), ("color:(", 50_000), ("'>a", 1)),
    HostileSource("comments", nil, ("<!--a-->", 50_000)),
    HostileSource("a comment without end", nil, ("<!--", 1), ("- ", 200_000)),
    HostileSource("less-than signs", nil, ("<", 500_000)),
    HostileSource("spaces", nil, ("a", 1), (" ", 500_000)),
    HostileSource("entities", nil, ("&amp;", 50_000)),
    HostileSource("rows outside of tables", nil, ("<table>", 1), ("a<b></b>", 20_000)),
    HostileSource("images", nil, ("<img src=a>", 20_000)),
    HostileSource(
      "links that change places", nil,
      ("<table><tr><td><a href=1>x</a></td></tr><a href=2>y</a></table>", 5_000)),
    HostileSource("scripts", nil, ("<script></script>", 20_000)),
    HostileSource("NUL", nil, ("\0", 30_000)),
    HostileSource(
      "HTML in MathML in a table", .mixedElements, ("<table><math><mo><![CDATA[<x>]]>\u{C}", 1)),
  ]

  func appending(_ more: String) -> HostileSource {
    var source = self
    source.bytes += Array(more.utf8)
    return source
  }
}

@Suite struct HostileHTMLTests {
  @Test(arguments: HostileSource.html)
  func `hostile HTML is read within its limits or refused by name and place`(
    _ source: HostileSource
  ) throws {
    do {
      let text = try HTMLParser.parse(source.bytes)
      #expect(source.outcome == nil)
      #expect(text.utf8Count <= EventLimits(sourceCount: source.bytes.count).textBytes)
    } catch {
      #expect(error.code == source.outcome)
      let hasPlace = error.offset.map { 0...source.bytes.count ~= $0 } ?? false
      #expect(hasPlace && error.position != nil || error.code == .textTooLong)
    }
  }

  @Test(arguments: HostileSource.html.filter { $0.outcome == nil })
  func `events grow no faster than the source`(_ source: HostileSource) throws {
    let document = try HTMLDocument(parsing: source.bytes)
    #expect(document.events.count <= 3 * source.bytes.count + 16)
  }

  @Test func `HTML past the limit is refused before it is read`() {
    let source = [UInt8](repeating: 0xFF, count: HTMLParser.sourceLimit + 1)
    #expect(throws: MarkupError.self) { try HTMLParser.parse(source) }
  }

  @Test func `ill-formed UTF-8 names its place`() {
    let error = #expect(throws: MarkupError.self) {
      try HTMLParser.parse([0x3C, 0x70, 0x3E, 0x0A, 0xFF])
    }
    #expect(error?.code == .illFormedUTF8)
    #expect(error?.position == SourcePosition(line: 2, column: 1))
  }

  @Test func `elements that nest too deep name the tag`() {
    let source = "\n" + String(repeating: "<i>", count: 600)
    let error = #expect(throws: MarkupError.self) { try HTMLParser.parse(Array(source.utf8)) }
    #expect(error?.code == .nestedTooDeep)
    #expect(error?.position?.line == 2)
    #expect((500 * 3...600 * 3).contains(error?.position?.column ?? 0))
  }
}
