import TapLinks
import TapTestSupport
import Testing

@Suite struct RoundTripTests {
  @Test(arguments: 0..<400)
  func `F-3: an address with few escapes is found whole`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let parts = LinkParts.random(from: &random)
    for profile in [DetectionProfile.unicode, .uts58Strict] {
      #expect(LinkLaws(LinkDetector(profile: profile)).violations(of: parts) == [])
    }
  }

  @Test(arguments: [
    ("https://e.com/%CE%B1%2F%ce%b2", "https://e.com/α%2Fβ"),
    ("https://e.com/%FF%CE", "https://e.com/%FF%CE"),
    ("https://e.com/100%25", "https://e.com/100%"), ("https://e.com/%2541", "https://e.com/%2541"),
    ("https://e.com/?q=1%2B1+2", "https://e.com/?q=1%2B1+2"),
    ("https://e.com/?a=b=c&d%26", "https://e.com/?a=b=c&d%26"),
    ("https://e.com/a b.", "https://e.com/a%20b%2E"),
    ("https://e.com/%E2%80%AEx", "https://e.com/%E2%80%AEx"),
    ("https://e.com/a)b(c)", "https://e.com/a%29b(c)"), ("https://e.com", "https://e.com"),
    ("https://e.com/a#b%3A~:c", "https://e.com/a#b%3A~:c"), ("/a?b", "/a?b"), ("", ""),
  ])
  func `U58: an address keeps its meaning without the escapes it can do without`(
    address: String, minimal: String
  ) {
    #expect(LinkParts.minimallyEscaped(address) == minimal)
    #expect(LinkParts.minimallyEscaped(minimal) == minimal)
  }
}
