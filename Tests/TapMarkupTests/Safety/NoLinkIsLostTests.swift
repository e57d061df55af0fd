import TapLinks
import TapMarkup
import TapTestSupport
import TapText
import Testing

/// No link of a source is lost in silence: it is a link of the text, or it is reported.
///
/// Over the corpus, and over sources of it that were changed at random.
@Suite struct NoLinkIsLostTests {
  private static let rounds = 60

  @Test(arguments: 0..<24)
  func `LS: each link of an HTML source is one of the text, or is reported`(seed: Int) throws {
    var count = 0
    for source in try sources(in: .html, seed: seed) {
      guard let document = try? MarkupForm.html.read(source) else { continue }
      let known =
        document.text.links.map(\.link.source) + document.unlinkedAddresses.map(\.source)
      let positions = Set(known.compactMap { $0 })
      for tag in TagReader(source).tags where Self.leads(tag) {
        count += 1
        let words = "\(tag.name) at \(tag.position): \(source.debugDescription)"
        #expect(positions.contains(tag.position), "\(words)")
      }
      checkAddresses(of: document, source)
    }
    #expect(count > 50)
  }

  private static func leads(_ tag: TagReader.Tag) -> Bool {
    let address: String?
    switch tag.name {
    case "a", "area": address = tag.attributes["href"]
    case "img": address = tag.attributes["src"]
    default: address = nil
    }
    return address.map { $0.unicodeScalars.contains { $0.value > 0x20 } } ?? false
  }

  @Test(arguments: 0..<24)
  func `LS: each link of terminal output is one of the text, or is reported`(seed: Int) throws {
    var count = 0
    for source in try sources(in: .ansi, seed: seed) {
      guard let document = try? MarkupForm.ansi.read(source) else { continue }
      let known =
        document.text.links.map(\.link.destination) + document.unlinkedAddresses.map(\.destination)
      for address in Self.hyperlinks(in: Array(source.utf8)) {
        count += 1
        #expect(
          known.contains { $0.utf8.starts(with: address) },
          "\(String(decoding: address, as: UTF8.self)): \(source.debugDescription)")
      }
      checkAddresses(of: document, source)
    }
    #expect(count > 50)
  }

  /// The addresses behind `ESC ] 8 ; PARAMETERS ;`, up to what ends the sequence or the line.
  private static func hyperlinks(in bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var found: [ArraySlice<UInt8>] = []
    for start in bytes.indices {
      let rest = bytes[start...]
      guard rest.starts(with: "\u{1B}]8;".utf8) || rest.starts(with: "\u{9D}8;".utf8) else {
        continue
      }
      let content = rest.dropFirst(4)
      let end = content.indices.first { index in
        let byte = content[index]
        let isControl = byte == 0xC2 && content[index...].prefix(2).last ?? 0 < 0xA0
        return isControl || [0x07, 0x18, 0x1A, 0x1B].contains(byte) || (0x0A...0x0D).contains(byte)
      }
      let command = content[..<(end ?? content.endIndex)]
      guard let semicolon = command.firstIndex(of: UInt8(ascii: ";")) else { continue }
      let address = command[(semicolon + 1)...].prefix(2000)
      if !address.isEmpty { found.append(address) }
    }
    return found
  }

  /// The destination of a link without tabs and line ends (URL Standard).
  private static func key(_ link: RenderedLinks.Link) -> String {
    link.destination.filter { $0 != "\t" && !$0.isNewline }
  }

  @Test(arguments: 0..<24)
  func `LS: each link of a Markdown source is one of the text, or is reported`(seed: Int) throws {
    var count = 0
    for source in try sources(in: .markdown, seed: seed) {
      guard let document = try? MarkupForm.markdown.read(source),
        let links = try? RenderedLinks(of: Array(source.utf8))
      else { continue }
      count += links.parsed.count
      // The parser finds bare addresses that GFM does not, and drops what URLs drop.
      var open = links.parsed.map(Self.key)
      for wanted in links.rendered?.map(Self.key) ?? [] {
        let index = open.firstIndex(of: wanted)
        #expect(index != nil, "\(wanted) of \(source.debugDescription)")
        if let index { open.remove(at: index) }
      }
      checkAddresses(of: document, source)
    }
    #expect(count > 50)
  }

  @Test(arguments: 0..<24)
  func `LS: each address of a plain text is linked, reported or harmless`(seed: Int) throws {
    for source in try sources(in: .plain, seed: seed) {
      checkAddresses(of: MarkupDocument(text: AttributedText(source)), source)
    }
  }

  /// Checks that each visible address of the web is linked, reported, or harmless.
  private func checkAddresses(of document: MarkupDocument, _ source: String) {
    var text = document.text
    text.addLinks(LinkDetector().detect(in: text))
    let safety = LinkSafety()
    let reported = safety.deceptiveAddresses(in: text)
    let bytes = Array(text.string(in: 0..<text.utf8Count).utf8)
    for start in bytes.indices where Self.beginsAddress(bytes, start) {
      let end = Self.wordEnd(bytes, start)
      let isKnown =
        !text.links(over: start..<end).isEmpty
        || reported.contains { $0.utf8Range.overlaps(start..<end) }
      guard !isKnown else { continue }
      let word = String(decoding: bytes[start..<end], as: UTF8.self)
      #expect(safety.assess(word).verdict == .allow, "\(word): \(source.debugDescription)")
    }
  }

  private static func beginsAddress(_ bytes: [UInt8], _ start: Int) -> Bool {
    let rest = bytes[start...].prefix(10).map { $0 | 0x20 }
    let isWordStart = start == 0 || !isAlphanumeric(bytes[start - 1])
    guard isWordStart, let colon = rest.firstIndex(of: UInt8(ascii: ":") | 0x20),
      ["http", "https"].contains(where: { rest[..<colon].elementsEqual($0.utf8) })
    else { return false }
    let slashes = bytes[start...].dropFirst(colon + 1).prefix(2)
    return slashes.elementsEqual("//".utf8)
      && bytes[start...].dropFirst(colon + 3).first.map(isAlphanumeric) ?? false
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10
  }

  /// The end of the run of printable ASCII from an offset, without punctuation that ends a sentence.
  private static func wordEnd(_ bytes: [UInt8], _ start: Int) -> Int {
    var end = start
    while end < bytes.count, (0x21...0x7E).contains(bytes[end]), !"\"<>`".utf8.contains(bytes[end])
    {
      end += 1
    }
    while end > start, ".,;:!?)]}'".utf8.contains(bytes[end - 1]) { end -= 1 }
    return end
  }
}

// The sources.
extension NoLinkIsLostTests {
  private static let pieces: [MarkupForm: [String]] = [
    .html: [
      "<", ">", "\"", "'", "=", "/", "&", ";", "<!--", "-->", "<a href=x>", "</a>", "<table>",
      "<td>", "</p>", "<b>", "<script>", "</script>", "<title>", "<p hidden>", "<svg>",
      "<a href='https://e.example/?a=1&b=2'>", "<a style='display:none' href=/h>", "<area href=/m>",
      "<template>", "<form action=/f>", "<a\nhref\n=\n\"j\">", "<img src=i>", "\u{1}", "\u{7F}",
      "\u{0}", "\r\n", "é", "https://paypal.com@evil.example/",
    ],
    .ansi: [
      "\u{1B}", "\u{1B}]8;;", "\u{1B}\\", "\u{7}", "\u{1B}[31m", "\u{1B}[8m", "\u{9D}8;id=a;",
      "\u{9C}", "\r", "\n", "\u{8}", "\u{1B}[2K", "\u{1B}[1A", "\u{1}", "\u{7F}", "é", ";", "\t",
      "\u{1B}]8;;https://e.example/\u{1B}\\x\u{1B}]8;;\u{1B}\\", "\u{1B}P", "\u{18}",
      "http://a:b@c.example",
    ],
    .markdown: [
      "[", "]", "(", ")", "](", "![", "<", ">", "`", "*", "_", "|", "\\", "&", "\n", "\n\n", "\n> ",
      "[a](https://e.example/)", "<https://f.example>", "https://paypal.com@evil.example/", "~~",
      "\n[r]: /s\n", "[r]", "www.example.com/", "\n|-|-|\n", "<!--", "<b>", "\t", "é",
    ],
    .plain: [
      " ", ".", ",", "/", "@", ":", "(", ")", "http://", "https://", "a.com", "é", "。",
      "\u{202E}", "\u{200B}", "https://paypal.com@evil.example/", "http://1.2.3.4:99999/", "[", "]",
      "\\", "%", "#", "?", "\n", "localhost", "_",
    ],
  ]

  /// The sources of a form: those of the corpus for the first seed, else changed ones.
  private func sources(in form: MarkupForm, seed: Int) throws -> [String] {
    var all = try DeceptiveLinks.all().flatMap { $0.sources(in: form) }
    let ending = form == .markdown ? ".md" : ".\(form.rawValue)"
    for file in CorpusFile.all(in: "markup") where file.description.hasSuffix(ending) {
      all.append(try file.text())
    }
    if form == .plain {
      for file in CorpusFile.all(in: "texts") { all.append(try file.text()) }
    }
    guard seed > 0 else { return all }
    var random = SeededGenerator(seed: seed)
    return (0..<Self.rounds).map { _ in
      var scalars: [Unicode.Scalar] = []
      // Some sources in one, so that their parts meet.
      for _ in 0...random.number(below: 3) {
        scalars += (all.randomElement(using: &random) ?? "").unicodeScalars.prefix(600)
      }
      for _ in 0...random.number(below: 6) { change(&scalars, in: form, &random) }
      return String(String.UnicodeScalarView(scalars))
    }
  }

  private func change(
    _ scalars: inout [Unicode.Scalar], in form: MarkupForm, _ random: inout SeededGenerator
  ) {
    let place = random.number(below: scalars.count + 1)
    let end = min(scalars.count, place + random.number(below: 12))
    switch random.number(below: 4) {
    case 0: scalars.removeSubrange(place..<end)
    case 1: scalars.insert(contentsOf: Array(scalars[place..<end]), at: 0)
    default:
      let piece = Self.pieces[form]?.randomElement(using: &random) ?? ""
      scalars.insert(contentsOf: piece.unicodeScalars, at: place)
    }
  }
}
