import TapLinks
import TapTestSupport
import TapUnicode
import Testing

@Suite struct DomainDisplayTests {
  @Test(arguments: DomainCase.all)
  func `LS-B5 to LS-B8, LS-B11: a host is shown as its case says`(each: DomainCase) {
    let display = DomainDisplay(each.host)
    #expect(display.text == each.text)
    #expect(part(of: display.text, display.emphasized) == each.emphasized)
    #expect(display.vanished == (each.vanished ?? false))
    #expect(display.hasBlankLetter == (each.blank ?? false))
    #expect(display.isPadded == (each.padded ?? false))
    if let isolated = each.isolated { #expect(display.isolatedText == isolated) }
    if let limit = each.limit {
      let elided = display.elided(to: limit)
      #expect(elided.text == each.elided)
      #expect(part(of: elided.text, elided.emphasized) == each.emphasized)
    }
  }

  @Test(arguments: ["LS-B5", "LS-B6", "LS-B7", "LS-B8", "LS-B11"])
  func `each rule has cases`(rule: String) {
    #expect(DomainCase.all.count { $0.rule == rule } >= 3)
  }

  @Test(arguments: 0..<200)
  func `LS-B5: labels stand from left to right in any paragraph`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let pool = [
      "a", "12", "\u{5D0}\u{5D1}", "\u{5D0}1", "\u{645}\u{62B}", "\u{645}\u{661}", "b3", "3c",
      "xn--a", "9",
    ]
    let labels = (0..<Int.random(in: 1...5, using: &random)).map { _ in
      DisplayedHost.Label(ascii: "", text: pool.randomElement(using: &random) ?? "")
    }
    var display = DomainDisplay("example.com")
    display.host = DisplayedHost(labels: labels)
    for around in ["", "\u{5D0} 1", "\u{661}", "a"] {
      let text = around + display.isolatedText + around
      let starts = labelStarts(labels.map(\.text), in: text, after: around.utf8.count)
      for direction in BaseDirection.allCases {
        var resolver = BidiResolver()
        var levels: [UInt8] = []
        _ = resolver.levels(of: text.utf8Span.span, direction: direction, into: &levels)
        let order = visualOrder(levels: levels.span)
        // The whole label stands right of the whole label before it.
        let places = starts.map { range in order.indices.filter { range.contains(order[$0]) } }
        for (place, next) in zip(places, places.dropFirst()) {
          #expect((place.max() ?? 0) < (next.min() ?? 0), "\(labels.map(\.text)) in \(around)")
        }
      }
    }
  }

  @Test(arguments: 0..<100)
  func `LS-B8: the registrable domain is whole in any room`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let labels = [
      "a", "mail", "b\u{FC}cher", "co", "uk", "example", "github", "io", "com", "xn--a",
    ]
    let host = (0..<Int.random(in: 1...7, using: &random)).map { _ in
      labels.randomElement(using: &random) ?? ""
    }.joined(separator: ".")
    let display = DomainDisplay(host, idn: IDNDisplay(protecting: []))
    for limit in 0...display.text.unicodeScalars.count {
      let elided = display.elided(to: limit)
      #expect(part(of: elided.text, elided.emphasized) == display.registrableText)
      #expect(
        elided.text.unicodeScalars.count <= limit
          || elided.text == "\u{2026}" + display.registrableText
          || elided.text == display.registrableText)
      let rest = elided.text.hasPrefix("\u{2026}") ? String(elided.text.dropFirst()) : elided.text
      #expect(rest == display.text || display.text.hasSuffix("." + rest))
    }
  }

  private func part(of text: String, _ range: Range<Int>) -> String {
    String(decoding: Array(text.utf8)[range], as: UTF8.self)
  }

  /// Where the labels stand in a text that has them in order, dots or isolates between them.
  private func labelStarts(_ labels: [String], in text: String, after start: Int) -> [Range<Int>] {
    let bytes = Array(text.utf8)
    var offset = start
    return labels.map { label in
      let word = Array(label.utf8)
      while !bytes[offset...].starts(with: word) { offset += 1 }
      defer { offset += word.count }
      return offset..<offset + word.count
    }
  }
}
