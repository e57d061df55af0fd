import TapLinks
import TapTestSupport
import Testing

@Suite struct IDNDisplayTests {
  @Test(arguments: IDNCase.all)
  func `LS-I1 to LS-I10: a host is shown as its case says`(each: IDNCase) {
    let display = each.protecting.map { IDNDisplay(protecting: $0) } ?? IDNDisplay()
    let shown = display.host(each.host)
    #expect(shown.text == each.text)
    #expect(shown.concerns.map(\.rule) == (each.concern.map { [$0] } ?? []))
    #expect(shown.imitated == each.imitated)
  }

  @Test func `each rule has cases, of which some are shown in letters and some in ASCII`() {
    for concern in IDNConcern.allCases {
      let cases = IDNCase.all.filter { $0.rule == concern.rule }
      #expect(cases.contains { $0.concern == concern.rule }, "\(concern.rule) in ASCII")
      #expect(cases.contains { $0.concern == nil }, "\(concern.rule) in letters")
      #expect(!concern.message.isEmpty)
    }
    #expect(IDNConcern.allCases.map(\.rule) == (1...10).map { "LS-I\($0)" })
  }

  @Test(arguments: IDNCase.all)
  func `what is shown is what the name system has, in ASCII or decoded`(each: IDNCase) {
    let display = IDNDisplay(protecting: each.protecting ?? [])
    let shown = display.host(each.host)
    for label in shown.labels where label.text != label.ascii {
      #expect(label.concern == nil)
      #expect(label.ascii.hasPrefix("xn--"))
    }
    // Shown again it stays as it is, be it in letters or in ASCII.
    guard !shown.concerns.contains(.undecodable) else { return }
    #expect(display.host(shown.ascii) == shown)
    // Labels of two directions may be shown and yet be no name that one can type (LS-B5).
    guard !display.host(shown.text).concerns.contains(.undecodable) else { return }
    #expect(display.host(shown.text).text == shown.text)
  }

  @Test func `LS-I10: every domain that the package protects is shown, and guarded`() {
    let display = IDNDisplay()
    for domain in IDNDisplay.oftenImitated {
      #expect(display.host(domain).text == domain)
      // One vowel with an accent is enough.
      guard let place = domain.firstIndex(where: { "aeiou".contains($0) }) else { continue }
      let accented = domain.replacing(
        "\(domain[place])", with: "\(domain[place])\u{301}", maxReplacements: 1)
      let shown = display.host("login." + accented)
      #expect(shown.imitated == domain)
      #expect(shown.text == shown.ascii)
      #expect(shown.concerns == [.imitation])
    }
  }

  @Test func `LS-I10: a host of very many ambiguous letters is shown in no more than linear time`()
  {
    let letters = String(repeating: "\u{4CF}\u{153}", count: 300)
    let display = IDNDisplay(protecting: [letters + ".ru"])
    _ = display.host(letters + ".ru")
    #expect(display.host("paypal.com").imitated == nil)
  }

  @Test(arguments: 0..<100)
  func `any text is shown without direction controls and blanks`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let pieces = TextPool.allCases.flatMap(\.pieces)
    let host = (0..<8).map { _ in pieces.randomElement(using: &random) ?? "" }.joined(
      separator: ".")
    for scalar in IDNDisplay().host(host).text.unicodeScalars {
      #expect(scalar.value > 0x20 && scalar.value != 0x7F)
      #expect(!(0x200B...0x200F).contains(scalar.value))
      #expect(!(0x202A...0x202E).contains(scalar.value))
      #expect(!(0x2060...0x206F).contains(scalar.value))
    }
  }
}
