import FoundationEssentials
import TapLinks
import TapTestSupport
import TapText
import Testing

/// Addresses so plain that what is known of their host says all.
@Suite struct PlainAddressTests {
  private static let safety = LinkSafety()

  private static let hosts = [
    "example.com", "a.example", "www.example.org", "docs.python.org", "en.wikipedia.org",
    "news.bbc.co.uk", "my-host.example", "a--b.example", "x.y.z.example.net", "localhost",
    "a.localhost", "127.0.0.1", "1.2", "0x7f.1", "t.co", "bit.ly", "google.com", "www.google.de",
    "paypal.com.evil.example", "paypaI.com", "rnicrosoft.com", "xn--e1afmkfd.example",
    "xn--80ak6aa92e.com", "-a.example", "a-.example", "a..example", "example.com.", "EXAMPLE.com",
    "facebook.com", "urldefense.com", "a_b.example", "onehostwithaverylongname.of.many.labels.com",
    "co.uk", "com", "g00gle.com", "clisney.com", "vvikipedia.org",
  ]
  private static let pieces = [
    "/", "/", "/", "a", "docs", "B", "1", "12", "2024", "5551234", "-", "_", ".", "..", "html",
    "evil.com", "paypal.com", "?", "=", "&", "#", "+", ",", "~", "%20", "@", ":", "q",
    "/etc/passwd",
    "/l.php?u=https://evil.example", "0123-456-7890", "Report", "%2e", "\\", " ", "\u{E9}",
  ]
  private static let words = [
    "a", "the docs", "see", "it", "page 2", "5551234", "555 123 4567", "example.com", "@name",
    "#tag", "paypal.com", "report.pdf", "(dot)", "dot", "at", ",", "-", "'", "\"", "!", "?", " ",
    "localhost", "e\u{301}", "\u{202E}", "/etc/passwd", "hxxp", ":", "www", "http", "\u{200B}",
  ]
  private static let edges = [
    "", "", "", "(", "\"", "'", "[", "x", "paypal.", "@", "-", "\u{202E}", "a(", "(0",
  ]
  private static let ends = [
    "", "", "", ")", ".", ").", ",", "\"", "'s", ":", ":8080", ".com", "-", "]", "!?", "...", ";",
  ]

  private static let plainSegments = [
    "/", "/", "/", "a", "docs", "B", "1", "12", "2024", "5551234", "-", "_", ".", "html", "?", "=",
    "&", "#", "+", ",", "~",
  ]

  /// One that is plain, as far as its parts make it.
  private static func plainAddress(_ random: inout SeededGenerator) -> String {
    var address = Bool.random(using: &random) ? "https://" : "http://"
    address += hosts.prefix(9).randomElement(using: &random) ?? ""
    guard Int.random(in: 0..<8, using: &random) > 0 else { return address }
    address += "/"
    for _ in 0..<Int.random(in: 0..<9, using: &random) {
      address += plainSegments.randomElement(using: &random) ?? ""
    }
    return address
  }

  private static func address(_ random: inout SeededGenerator) -> String {
    if Int.random(in: 0..<4, using: &random) > 0 { return plainAddress(&random) }
    let schemes = ["https://", "https://", "http://", "HTTP://", "https:/", "ftp://", ""]
    var address = schemes.randomElement(using: &random) ?? ""
    address += hosts.randomElement(using: &random) ?? ""
    for _ in 0..<Int.random(in: 0..<8, using: &random) {
      address += pieces.randomElement(using: &random) ?? ""
    }
    return address
  }

  private static func text(_ address: String, _ random: inout SeededGenerator) -> String? {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return nil
    case 1, 2: return address
    case 3: return address + (ends.randomElement(using: &random) ?? "")
    default:
      return (0..<Int.random(in: 0..<4, using: &random)).map { _ in
        words.randomElement(using: &random) ?? ""
      }.joined(separator: Bool.random(using: &random) ? " " : "")
    }
  }

  @Test(arguments: 0..<40)
  func `a plain link is assessed as the rules assess it one by one`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    var plainCount = 0
    for _ in 0..<400 {
      let address = Self.address(&random)
      var link = Link(id: LinkID(rawValue: 1), destination: address)
      if Int.random(in: 0..<20, using: &random) == 0 { link.title = "paypal.com" }
      var context = LinkContext(text: Self.text(address, &random))
      if Bool.random(using: &random) {
        context.precedingText = Self.edges.randomElement(using: &random) ?? ""
        context.followingText = Self.ends.randomElement(using: &random) ?? ""
      }
      if Int.random(in: 0..<20, using: &random) == 0 { context.touching = ["https://b.example/"] }
      if Int.random(in: 0..<20, using: &random) == 0 { context.isReordered = true }
      let examined = Self.safety.examine(link, in: context)
      if let plain = Self.safety.plainAssessment(of: link, in: context) {
        plainCount += 1
        #expect(plain == examined, "\(address) \(context)")
      }
      #expect(Self.safety.assess(link, in: context) == examined)
      #expect(Self.safety.identity(of: address) == Self.safety.examinedIdentity(of: address))
    }
    #expect(plainCount > 40)
  }

  @Test(arguments: [
    ("https://example.com/docs/page-1.html", "https://example.com/docs/page-1.html"),
    ("https://example.com/docs/page-1.html?a=b#c", "the docs"),
    ("http://a.example", "see this, too"),
    ("https://news.bbc.co.uk/1", "page 2"),
  ])
  func `what most pages have is plain`(address: String, text: String) {
    let link = Link(id: LinkID(rawValue: 1), destination: address)
    let context = LinkContext(text: text, precedingText: "(", followingText: ").")
    #expect(Self.safety.plainAssessment(of: link, in: context)?.verdict == .allow)
  }

  @Test func `a scheme that a policy speaks of is not plain`() {
    var safety = Self.safety
    safety.policy.schemeVerdicts["https"] = .confirm
    #expect(safety.assess("https://example.com/").verdict == .confirm)
    #expect(Self.safety.assess("https://example.com/").verdict == .allow)
  }
}
