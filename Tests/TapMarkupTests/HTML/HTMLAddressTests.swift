import TapMarkup
import TapText
import Testing

/// Where the links of HTML lead, which addresses are none, and which links are not seen.
@Suite struct HTMLAddressTests {
  private func document(_ source: String) throws -> MarkupDocument {
    try HTMLParser.parseDocument(Array(source.utf8))
  }

  /// The links of a text with what is seen of them.
  private func links(_ source: String) throws -> [String] {
    let text = try document(source).text
    return text.links.map { "\(text.string(in: $0.utf8Range)) > \($0.link.destination)" }
  }

  /// The other addresses of a source by kind.
  private func addresses(_ source: String) throws -> [String] {
    try document(source).unlinkedAddresses.map { "\($0.kind) \($0.destination)" }
  }

  @Test(arguments: [
    (" https://a.example/x\n", "https://a.example/x"),
    ("https://a.exa\nmple/\ty", "https://a.example/y"),
    ("\u{1}javascript:alert(1)", "javascript:alert(1)"), ("java&#10;script:x", "javascript:x"),
    ("&#1;&#31; javascript:x&#9;", "javascript:x"), ("a b", "a b"), ("", ""),
    (" \u{C}x ", "x"), ("&#1;\u{1} javascript:x", "javascript:x"),
    ("\u{2}&Tab;\u{3}&NewLine;javascript:x&amp;y\u{4}", "javascript:x&y"),
    ("\u{7F}https://a.example/", "\u{7F}https://a.example/"),
    ("&copy;\u{7F}&amp;amp;\u{85}\u{FFFE}\u{1FFFF}z", "©\u{7F}&amp;\u{85}\u{FFFE}\u{1FFFF}z"),
    ("/a\r\n\u{1}b\u{FFFD}\u{0}c", "/a\u{1}b\u{FFFD}\u{FFFD}c"), ("&foo\u{7F}&", "&foo\u{7F}&"),
  ])
  func `URL 4,4: an address loses controls and spaces at its ends, tabs and line ends`(
    written: String, destination: String
  ) throws {
    #expect(try links("<a href=\"\(written)\">x</a>") == ["x > \(destination)"])
  }

  @Test(arguments: [
    ("https://a.example/b/c?d#e", "f", "https://a.example/b/f"),
    ("https://a.example/b/c", "/f", "https://a.example/f"),
    ("https://a.example/b/c?d", "#f", "https://a.example/b/c?d#f"),
    ("https://a.example/b", "//c.example/", "https://c.example/"),
    ("https://a.example/b", "HTTP://C.example/é", "HTTP://C.example/é"),
    ("https://a.example/b", "mailto:c@d.example", "mailto:c@d.example"),
    ("docs/a/", "b.html", "docs/a/b.html"), ("docs/a", "b.html", "docs/b.html"),
    ("/docs/", "?q", "/docs/?q"), ("docs/", "/b", "/b"), ("javascript:x/", "b", "b"),
    ("", "b", "b"), (" https://a.example/ ", "b", "https://a.example/b"),
  ])
  func `HTML 4,2,3: relative addresses lead from the base`(
    base: String, written: String, destination: String
  ) throws {
    let source =
      "<base href=\"\(base)\"><base href='https://no.example/'><a href=\"\(written)\">x</a>"
    #expect(try links(source) == ["x > \(destination)"])
  }

  @Test(arguments: [
    ("<map><area href='/a' ping='/b  /c'></map>", ["ping /b", "ping /c", "imageMapArea /a"]),
    ("<a href='/a' ping='https://t.example/'>x</a>", ["ping https://t.example/"]),
    (
      "<svg><a xlink:href='/a'><text>x</text></a><image href='b.png'/></svg>",
      [
        "graphicLink /a", "resource b.png",
      ]
    ),
    (
      "<form action='/a'><button formaction='/b'>x</button><input type=image src=c></form>",
      [
        "formAction /a", "formAction /b", "image c",
      ]
    ),
    (
      "<meta http-equiv=' Refresh ' content='0; URL = \"https://a.example/\"'>",
      [
        "refresh https://a.example/"
      ]
    ),
    (
      "<meta http-equiv=refresh content='5'><meta http-equiv=refresh content='5,/a'>",
      ["refresh /a"]
    ),
    ("<meta name=refresh content='0;url=/a'>", []),
    (
      "<img src='https://a.example/?d=1' srcset='b.png 1x, c.png 2x,d.png'>",
      [
        "image b.png", "image c.png", "image d.png", "image https://a.example/?d=1",
      ]
    ),
    (
      "<iframe src=/a></iframe><object data=/b></object><video poster=/c src=/d></video>",
      [
        "resource /a", "resource /b", "resource /d", "image /c",
      ]
    ),
    (
      "<link href=/a rel=stylesheet><table background=/b><tr><td>x</table>",
      ["resource /a", "image /b"]
    ),
    (
      "<p style=\"background:red url( 'https://a.example/?b' )\">x</p>",
      ["image https://a.example/?b"]
    ),
    (
      "<base href='https://a.example/b/'><form action=c></form>",
      ["formAction https://a.example/b/c"]
    ),
  ])
  func `addresses that no link of the text leads to are returned`(
    source: String, found: [String]
  ) throws {
    #expect(try addresses(source) == found)
  }

  static let hiding = [
    "display:none", "display : NONE !important", "visibility:hidden", "opacity:0", "opacity:0.01",
    "opacity:0%", "font-size:0", "font-size:0px", "font-size:1px", "font:0/0 a",
    "color:transparent",
    "color:#ffffff", "color:white", "color:#fff0", "color:rgba(0,0,0,0)",
    "background-color:#123456;color:#123456", "background:black;color:#000",
    "position:absolute;clip:rect(0,0,0,0)", "position:absolute;clip:rect(1px 1px 1px 1px)",
    "clip-path:inset(50%)", "clip-path:circle(0)", "text-indent:-9999px",
    "position:absolute;left:-9999px", "position:fixed;top:-1000px", "height:0;overflow:hidden",
    "max-height:0px;overflow:hidden", "width:1px;height:1px;overflow:hidden", "transform:scale(0)",
  ]

  @Test(arguments: hiding)
  func `a link that is not seen is returned as hidden, and its text is none`(style: String) throws {
    for source in [
      "a <a href=/x style='\(style)'>word</a> b", "a <a href=/x><i style='\(style)'>word</i></a> b",
    ] {
      let document = try document(source)
      #expect(document.text.links.isEmpty || document.text.links[0].utf8Range.isEmpty)
      #expect(!document.text.string.contains("word"))
      let found = document.unlinkedAddresses.map { "\($0.kind) \($0.destination)" }
      let shown = document.text.links.map(\.link.destination)
      #expect(found == ["hiddenLink /x"] || shown == ["/x"], "\(source)")
    }
    #expect(
      try addresses("<div style='\(style)'><p><a href=/x>w</a></div>").contains("hiddenLink /x")
        || style.contains("color"))
  }

  @Test(arguments: hiding)
  func `of a link that is partly hidden, what is seen is its text`(style: String) throws {
    let source = "<a href=/x>pay<b style=\"\(style)\">.evil</b>pal</a>"
    #expect(try links(source) == ["paypal > /x"])
  }

  @Test(arguments: [
    "visibility:visible", "opacity:1", "opacity:.5", "font-size:12px", "font-size:90%",
    "color:#eee",
    "background:#000;color:#fff", "color:red", "clip:rect(0,0,0,0)", "overflow:hidden",
    "height:0", "position:absolute;left:10px", "text-indent:2em", "font:14px/0 Arial",
    "background:url(x.png);color:white", "width:100%;overflow:hidden",
  ])
  func `a link that is seen stays`(style: String) throws {
    #expect(try links("<a href=/x style='\(style)'>word</a>") == ["word > /x"])
  }

  @Test(arguments: [
    ("<div style='font-size:0'>a<span style='font-size:12px'><a href=/x>b</a></span></div>", "b"),
    ("<div style='font-size:0'><span style='font-size:2em'>a</span>b</div>", ""),
    ("<div style='visibility:hidden'>a<b style='visibility:visible'>b</b></div>", "b"),
    ("<table bgcolor=black><tr><td><font color=white>a</font></table>", "a"),
    ("<table bgcolor=white><tr><td><font color=white>a</font>b</table>", "b"),
    ("<style>p{background:black}</style><p style='color:white'>a</p>", "a"),
    ("<p style='color:white'><a href=/x>blue</a> a</p>", "blue"),
  ])
  func `what hides text is inherited as CSS says`(source: String, text: String) throws {
    #expect(try document(source).text.string == text)
  }

  @Test(arguments: [
    "<a href=/x><bdo dir=rtl>moc.lapyap</bdo></a>",
    "<bdo dir=rtl><a href=/x>moc.lapyap</a></bdo>",
    "<a href=/x style='unicode-bidi:bidi-override;direction:rtl'>moc.lapyap</a>",
    "<a href=/x>a<span dir=rtl style='unicode-bidi:isolate-override'>moc.lapyap</span></a>",
  ])
  func `an override of direction is in the text as the control that CSS names`(
    source: String
  ) throws {
    let text = try document(source).text
    #expect(text.string.contains("\u{202E}moc.lapyap\u{202C}"))
    var reader = LinkContextReader(text)
    let context = reader.context(of: text.link(at: 0))
    #expect(context.isReordered || context.text?.contains("\u{202E}") ?? false)
  }

  @Test func `an override ends with its paragraph`() throws {
    #expect(
      try document("<bdo dir=ltr><p>a</p><p>b</p></bdo>c <bdo>d</bdo> <bdo dir=rtl></bdo>").text
        .string
        == "\u{202D}a\n\nb\n\nc d")
  }

  @Test func `names: a label is that of the link`() throws {
    let links = try document(
      "<a href=1 aria-label=' Profile '>x</a><a href=2 aria-label=''>y</a><a href=3 title=t>z</a>"
    ).text.links.map(\.link)
    #expect(links.map(\.label) == ["Profile", nil, nil])
    #expect(links.map(\.title) == [nil, nil, "t"])
  }

  @Test func `nested links: the innermost opens last`() throws {
    let source = "<a href=1><table><tr><td><a href=2>x</a></table></a>"
    #expect(try links(source).last == "x > 2")
  }
}
