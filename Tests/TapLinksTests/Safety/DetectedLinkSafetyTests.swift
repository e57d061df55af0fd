import TapLinkProfiles
import TapLinks
import TapText
import Testing

/// What detection links, and what link safety says of it.
@Suite struct DetectedLinkSafetyTests {
  private static let texts = [
    "https://a.com http://b.org/x www.c.com d.com me@example.com mailto:me@example.com",
    "ftp://a.com/x ftps://a.com sftp://a.com webcal://a.com/c news:comp.lang nntp://a.com/1",
    "telnet://a.com man:ls info:ls sip:me@a.com sips:me@a.com h323:a.com irc://a.com",
    "file:///a/b.c src/main.rs:3:5 /etc/hosts C:\\a\\b.c(3,4) git@a.com:team/project",
    "#topic @someone $ABC /start tg://resolve?domain=a +1 555 010 0100 1:23 5555 5555 5555 4444",
  ]

  @Test(arguments: DetectionProfile.Name.allCases)
  func `LS-S1: no link that a profile finds is blocked for its kind`(
    _ name: DetectionProfile.Name
  ) {
    var profile = DetectionProfile(name)
    profile.kinds = Set(DetectedLink.Kind.allCases)
    let detector = LinkDetector(profile: profile)
    let safety = LinkSafety()
    var count = 0
    for text in Self.texts {
      let bytes = Array(text.utf8)
      for found in detector.detect(in: text) {
        let link = Link(
          id: LinkID(rawValue: 1), destination: found.destination, isPath: found.isPath)
        let shown = String(decoding: bytes[found.utf8Range], as: UTF8.self)
        let assessment = safety.assess(link, shownAs: shown)
        #expect(assessment.verdict < .block, "\(shown): \(assessment.findings)")
        count += 1
      }
    }
    #expect(count > 3)
    for scheme in profile.schemes + profile.opaqueSchemes where scheme != "file" {
      #expect(LinkSafety.Policy.standard.verdict(forScheme: scheme) < .block, "\(scheme)")
    }
  }

  @Test func `what a document uses without a link is reported where there is something to say`() {
    let safety = LinkSafety()
    func verdict(_ kind: UnlinkedAddress.Kind, _ destination: String) -> LinkVerdict? {
      safety.report(on: UnlinkedAddress(kind, destination: destination, utf8Range: 0..<0))?
        .assessment.verdict
    }
    #expect(verdict(.illFormedLink, "https://a.example/\u{E9}") == .confirm)
    #expect(verdict(.refresh, "https://a.example/") == .confirm)
    #expect(verdict(.refresh, "javascript:x") == .block)
    #expect(verdict(.ping, "https://a.example/") == .warn)
    #expect(verdict(.hiddenLink, "https://a.example/") == .warn)
    for kind in [UnlinkedAddress.Kind.imageMapArea, .graphicLink, .linkInImage] {
      #expect(verdict(kind, "https://a.example/") == .allow)
    }
    #expect(verdict(.imageMapArea, "javascript:x") == .block)
    #expect(verdict(.image, "https://a.example/a.png?size=2") == nil)
    let data = String(repeating: "a", count: 100)
    #expect(verdict(.image, "https://a.example/a.png?\(data)") == .warn)
    #expect(verdict(.resource, "https://a.example/x.css") == nil)
  }

  @Test(arguments: [
    ("https://paypal.com@evil.example/ x", "https://paypal.com@evil.example/"),
    ("(https://a:b@c.example/)", "https://a:b@c.example/"),
    ("https://google.com%40evil.com/.", "https://google.com%40evil.com/"),
    ("http://a.com:99999/", "http://a.com:99999/"),
  ])
  func `LD-4: an address that is no link since it deceives is reported`(
    text: String, address: String
  ) {
    var attributed = AttributedText(text)
    attributed.addLinks(LinkDetector().detect(in: attributed))
    let found = LinkSafety().deceptiveAddresses(in: attributed)
    #expect(found.map(\.destination) == [address])
    #expect(found.allSatisfy { $0.assessment.verdict >= .confirm })
  }

  @Test(arguments: ["https://example.com/ and http://a.example/x", "xhttp://a.com", "no address"])
  func `what is linked, or harmless, is not reported`(text: String) {
    var attributed = AttributedText(text)
    attributed.addLinks(LinkDetector().detect(in: attributed))
    #expect(LinkSafety().deceptiveAddresses(in: attributed).isEmpty)
  }
}
