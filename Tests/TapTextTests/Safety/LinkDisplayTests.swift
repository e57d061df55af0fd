import TapTestSupport
import TapText
import Testing

@Suite struct LinkDisplayTests {
  /// Makes a display of a scheme, subdomains, a registrable domain and the rest.
  private func display(_ subdomains: String, _ domain: String, _ rest: String) -> LinkDisplay {
    let start = "https://".utf8.count
    let middle = start + subdomains.utf8.count
    let end = middle + domain.utf8.count
    return LinkDisplay(
      text: "https://" + subdomains + domain + rest, host: start..<end, emphasis: middle..<end)
  }

  private func part(_ range: Range<Int>?, of display: LinkDisplay) -> String? {
    range.map { String(decoding: Array(display.text.utf8)[$0], as: UTF8.self) }
  }

  @Test func `what fits stays as it is`() {
    let whole = display("www.", "evil.example", "/x")
    #expect(whole.elided(toCount: 26) == whole)
    #expect(whole.elided(toCount: 25) != whole)
  }

  @Test func `LS-B8: labels go from the left and characters from the middle`() {
    let long = display("good.example.login.", "evil.example", "/a/long/way/to/go/x")
    let short = long.elided(toCount: 32)
    #expect(short.text == "https://…evil.example/a/lo…/go/x")
    #expect(part(short.host, of: short) == "…evil.example")
    let shorter = display("", "evil.example", "/a/long/way/to/go/x").elided(toCount: 28)
    #expect(shorter.text == "https://evil.example/a/l…o/x")
  }

  @Test(arguments: 0..<100)
  func `LS-B8: the domain that says who owns the host is always whole`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let labels = ["a.", "good-example.", "b\u{FC}cher.", "\u{5D0}\u{5D1}."]
    var subdomains = ""
    for _ in 0..<Int.random(in: 0..<12, using: &random) {
      subdomains += labels.randomElement(using: &random) ?? ""
    }
    let rest = "/" + String(repeating: "p/", count: Int.random(in: 0..<60, using: &random))
    let whole = display(subdomains, "\u{E9}vil.example", rest)
    for limit in 0..<120 {
      let short = whole.elided(toCount: limit)
      #expect(part(short.emphasis, of: short) == "\u{E9}vil.example")
      #expect(part(short.host, of: short)?.hasSuffix("\u{E9}vil.example") == true)
      #expect(short.text.hasPrefix("https://"))
      let least = "https://…évil.example…".unicodeScalars.count
      #expect(short.text.unicodeScalars.count <= max(limit, least))
    }
  }
}
