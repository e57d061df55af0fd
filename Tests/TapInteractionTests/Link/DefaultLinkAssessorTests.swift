import TapInteraction
import TapTestSupport
import TapText
import Testing

/// A destination and what the default assessor says about it.
private struct Opinion: Sendable, CustomTestStringConvertible {
  let written: String
  let verdict: LinkVerdict
  let rule: String?
  let opened: String?

  init(_ written: String, _ verdict: LinkVerdict, _ rule: String? = nil, opens: String? = nil) {
    self.written = written
    self.verdict = verdict
    self.rule = rule
    opened = verdict == .block ? nil : opens ?? written
  }

  var testDescription: String { "\(written.debugDescription) → \(verdict)" }
}

@Suite struct DefaultLinkAssessorTests {
  private let assessor = DefaultLinkAssessor()

  @Test(arguments: [
    Opinion("https://example.com", .allow),
    Opinion("http://example.com:8080/a/b?c=d#e", .allow),
    Opinion("HTTPS://Example.COM/A", .allow, opens: "https://Example.COM/A"),
    Opinion(" https://example.com/ \n\u{0}", .allow, opens: "https://example.com/"),
    Opinion("https://example.com/ä b", .allow, opens: "https://example.com/%C3%A4%20b"),
    Opinion("https://example.com/<\"`>", .allow, opens: "https://example.com/%3C%22%60%3E"),
    Opinion("https://example.com./", .allow),
    Opinion("http://127.0.0.1:80/", .allow),
    Opinion("mailto:ann@example.com", .allow),
    Opinion("mailto:ann@example.com?subject=a%20b&body=c%0Ad", .allow),
    Opinion("mailto:?to=ann@example.com", .allow),
    Opinion("tel:+1-800-555-0100", .allow),
    Opinion("TEL:112", .allow, opens: "tel:112"),
    Opinion("tel:+18005550100;ext=42", .allow),
    Opinion("sms:+18005550100", .allow),
    Opinion("#chapter-2", .allow),
  ])
  private func `LS-S1: the schemes that it knows are allowed where they are plain`(
    _ opinion: Opinion
  ) {
    check(opinion)
  }

  @Test(arguments: [
    Opinion("https://paypal.com@evil.example/", .confirm, "LS-P"),
    Opinion("https://evil.example\\@paypal.com/", .confirm, "LS-P"),
    Opinion("https:/example.com", .confirm, "LS-P"),
    Opinion("https:example.com", .confirm, "LS-P"),
    Opinion("https:///example.com", .confirm, "LS-P"),
    Opinion("https://", .confirm, "LS-P"),
    Opinion("http://2130706433/", .confirm, "LS-P"),
    Opinion("http://0x7f.1/", .confirm, "LS-P"),
    Opinion("http://0177.0.0.1/", .confirm, "LS-P"),
    Opinion("http://[::1]/", .confirm, "LS-P"),
    Opinion("https://a..example/", .confirm, "LS-P"),
    Opinion("https://example.com:x/", .confirm, "LS-P"),
    Opinion("https://ex%61mple.com/", .confirm, "LS-P"),
    Opinion("https://аррle.com/", .confirm, "LS-P", opens: "https://%D0%B0%D1%80%D1%80le.com/"),
    Opinion("mailto:a@b.example?attach=/etc/passwd", .confirm, "LS-S6"),
    Opinion("mailto:a@b.example?subject=x%0D%0ABcc:c@d.example", .confirm, "LS-S6"),
    Opinion("mailto:", .confirm, "LS-S6"),
    Opinion("tel:*%2306%23", .confirm, "LS-S7"),
    Opinion("tel:*#06#", .confirm, "LS-S7"),
    Opinion("sms:+1800?body=YES", .confirm, "LS-S7"),
    Opinion("tel:", .confirm, "LS-S7"),
    Opinion("/docs/page", .confirm, "LS-S8"),
    Opinion("//evil.example/", .confirm, "LS-S8"),
    Opinion("page.html", .confirm, "LS-S8"),
    Opinion("java script:alert(1)", .confirm, "LS-S8", opens: "java%20script:alert(1)"),
  ])
  private func `what may be read in two ways, or needs to be known more of, asks first`(
    _ opinion: Opinion
  ) {
    check(opinion)
  }

  @Test(arguments: [
    Opinion("javascript:alert(1)", .block, "LS-S1"),
    Opinion("JaVaScRiPt:alert(1)", .block, "LS-S1"),
    Opinion("\u{1}javascript:alert(1)", .block, "LS-S1"),
    Opinion("java\tscript:alert(1)", .block, "LS-S2"),
    Opinion("https://exa\nmple.com/", .block, "LS-S2"),
    Opinion("data:text/html,<script>", .block, "LS-S1"),
    Opinion("file:///etc/passwd", .block, "LS-S1"),
    Opinion("vscode://x", .block, "LS-S1"),
    Opinion("httpsx://a.example", .block, "LS-S1"),
    Opinion("https.evil.com:x", .block, "LS-S1"),
    Opinion("", .block, "LINK-17"),
    Opinion("  \n", .block, "LINK-17"),
  ])
  private func `LS-S1, LS-S2: everything else is blocked, and has nothing to open`(
    _ opinion: Opinion
  ) {
    check(opinion)
  }

  private func check(_ opinion: Opinion) {
    let assessment = assessor.assess(opinion.written)
    #expect(assessment.verdict == opinion.verdict)
    #expect(assessment.findings.map(\.rule) == (opinion.rule.map { [$0] } ?? []))
    #expect(assessment.destination == opinion.opened)
  }

  @Test(arguments: 0..<200)
  func `whatever is handed over is printable ASCII, and says the same when it is read again`(
    seed: Int
  ) {
    var choices = SeededGenerator(seed: seed)
    let pieces = [
      "https:", "http:", "//", "example.com", "@", "\\", ":", "80", "/", "?", "#", "%2", "%0a",
      "mailto:", "tel:", "*", "é", "\u{202E}", "\t", " ", "javascript:", ".", "subject=", "&",
      "[::1]",
    ]
    for _ in 0..<50 {
      let count = Int.random(in: 0...7, using: &choices)
      let written = (0..<count).map { _ in
        pieces[Int.random(in: 0..<pieces.count, using: &choices)]
      }.joined()
      let first = assessor.assess(written)
      guard let destination = first.destination else {
        #expect(first.verdict == .block)
        continue
      }
      #expect(destination.utf8.allSatisfy { (0x21...0x7E).contains($0) }, "\(written)")
      let second = assessor.assess(destination)
      #expect(second.destination == destination, "\(written)")
      #expect(second.verdict <= first.verdict || second.verdict == .confirm, "\(written)")
    }
  }
}
