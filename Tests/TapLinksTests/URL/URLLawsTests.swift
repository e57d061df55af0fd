import TapLinks
import TapTestSupport
import Testing

/// Pieces that URLs, and what only looks like one, are made of.
private let pieces = [
  "http", "https", "file", "ftp", "foo", "mailto", ":", "//", "/", "\\", "@", "user", "%40", "%",
  "%2e", "..", ".", "?", "#", "'", "\"", "<", "`", "{", "|", "^", "[", "]", "[::1]", "127.0.0.1",
  "0x7f", "256", "localhost", "example.com", "xn--", "b\u{FC}cher", "\u{DF}", "\u{3002}",
  "\u{200B}",
  "\u{202E}", "\u{2100}", "\u{2764}", " ", "\t", "\n", "\u{0}", "\u{1}", "\u{7F}", "\u{80}", "C:",
  "c|", "\u{E9}", "\u{FFFD}", "%zz", ":80", ":443", ":65536", "-", "_",
]

@Suite struct URLLawsTests {
  private static func text(_ random: inout SeededGenerator) -> String {
    let starts = ["", "http://", "https:", "file:///", "foo://", "foo:", "//"]
    var text = starts[Int.random(in: 0..<starts.count, using: &random)]
    for _ in 0..<Int.random(in: 0..<8, using: &random) {
      text += pieces[Int.random(in: 0..<pieces.count, using: &random)]
    }
    return text
  }

  @Test(arguments: 0..<20)
  func `F-4: what is canonical stays as it is`(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let text = Self.text(&random)
      let base = URLRecord(Self.text(&random))
      guard let url = URLRecord(text, base: base) else { continue }
      let again = URLRecord(url.serialized)
      #expect(again == url, "\(text.debugDescription) at \(base?.serialized ?? "no base")")
      #expect(url.serialized.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F })
      let form = url.comparisonForm
      #expect(URLRecord(form)?.comparisonForm == form, "\(form)")
    }
  }

  @Test(arguments: 0..<20)
  func `a base changes nothing where a text has a scheme of its own`(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let text = "foo://" + Self.text(&random)
      let base = try #require(URLRecord("https://example.com/a"))
      #expect(URLRecord(text) == URLRecord(text, base: base))
    }
  }

  @Test func `long texts are read at one go`() {
    let many = 200_000
    for text in [
      "https://a/" + String(repeating: "../", count: many),
      "https://a/" + String(repeating: "a/..", count: many),
      "https://" + String(repeating: "@", count: many) + "a/",
      "https://" + String(repeating: "a.", count: many) + "/",
      "https:" + String(repeating: "/", count: many) + "a",
      String(repeating: "\t", count: many) + "https://a/" + String(repeating: "\n", count: many),
      "https://a/?" + String(repeating: "%", count: many),
      "https://[" + String(repeating: ":", count: many) + "]/",
      "https://" + String(repeating: "\u{FC}", count: many) + "/",
    ] {
      if let url = URLRecord(text) { #expect(URLRecord(url.serialized) == url) }
    }
  }
}
