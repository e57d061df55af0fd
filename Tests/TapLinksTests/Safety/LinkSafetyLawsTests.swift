import FoundationEssentials
import TapLinks
import TapTestSupport
import TapText
import Testing

@Suite struct LinkSafetyLawsTests {
  private static let judge = LinkSafety()
  private static let pieces = [
    "https", "http", "mailto", "javascript", "file", "tel", ":", "//", "/", "\\", "@", "#", "?",
    ".", "-", "%40", "%2e", "example.com", "evil.example", "127.0.0.1", "[::1]", " ", "\t", "\n",
    "\u{0}", "\u{1}", "\u{7F}", "\u{202E}", "\u{200F}", "\u{2068}", "\u{200B}", "\u{3164}",
    "\u{430}", "\u{5D0}", "\u{2100}", "\u{FFFD}", "a", "?attach=x", "&body=%0a",
  ]
  private static let bidiControls: Set<UInt32> = [
    0x061C, 0x200E, 0x200F, 0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x2066, 0x2067, 0x2068, 0x2069,
  ]

  private static func destination(_ random: inout SeededGenerator) -> String {
    let starts = ["", "https://", "http://", "mailto:", "//", "#", "tel:"]
    var text = starts.randomElement(using: &random) ?? ""
    for _ in 0..<Int.random(in: 0..<8, using: &random) {
      text += pieces.randomElement(using: &random) ?? ""
    }
    return text
  }

  @Test(arguments: 0..<20)
  func `F-4: no link has a better verdict than its scheme, and nothing odd goes unnoticed`(
    seed: Int
  ) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let text = Self.destination(&random)
      let assessment = Self.judge.assess(text)
      #expect((assessment.destination == nil) || assessment.verdict != .block)
      if text.unicodeScalars.contains(where: { Self.bidiControls.contains($0.value) }) {
        #expect(!assessment.findings.isEmpty, "\(text.debugDescription)")
      }
      guard let destination = assessment.destination else { continue }
      let scheme = destination.prefix { $0 != ":" && $0 != "#" }
      let verdict = Self.judge.policy.verdict(forScheme: String(scheme))
      #expect(scheme.isEmpty || assessment.verdict >= verdict, "\(text.debugDescription)")
      #expect(destination.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }, "\(text.debugDescription)")
    }
  }

  @Test(arguments: 0..<20)
  func `F-4: a canonical destination is judged like what it came from, or better, and stays`(
    seed: Int
  ) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let text = Self.destination(&random)
      let first = Self.judge.assess(text)
      guard let destination = first.destination else { continue }
      let second = Self.judge.assess(destination)
      #expect(second.destination == destination, "\(text.debugDescription)")
      #expect(second.display == first.display, "\(text.debugDescription)")
      #expect(second.verdict <= first.verdict, "\(text.debugDescription)")
    }
  }

  @Test(arguments: 0..<20)
  func `LS-A7: what is shown has no controls and nothing invisible`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let text = Self.destination(&random)
      guard let shown = Self.judge.assess(text).display?.text else { continue }
      let isClean = shown.unicodeScalars.allSatisfy { scalar in
        !scalar.properties.isDefaultIgnorableCodePoint && !Self.bidiControls.contains(scalar.value)
          && scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value)
      }
      #expect(isClean, "\(text.debugDescription)")
    }
  }

  @Test func `long destinations and texts are judged at one go`() {
    let many = 30_000
    for part in ["@", "%20", "\u{202E}", "../", "[.]", "(", "a.com ", "\u{300}", "&to=a@b.com,"] {
      let long = String(repeating: part, count: many / part.utf8.count)
      for destination in ["https://a.com/" + long, "https://" + long, "mailto:a@b.com?x" + long] {
        let link = Link(id: LinkID(rawValue: 1), destination: destination)
        let assessment = Self.judge.assess(link, shownAs: long + long)
        #expect(assessment.findings.count <= 64)
      }
    }
  }

  @Test func `an assessment survives being stored`() throws {
    let assessment = Self.judge.assess("https://user@example.com/")
    let stored = try JSONEncoder().encode(assessment)
    #expect(try JSONDecoder().decode(LinkAssessment.self, from: stored) == assessment)
    // What was stored before there was more to say.
    let old = Array(#"{"findings": [{"rule": "r", "message": "m", "verdict": 1}]}"#.utf8)
    let read = try JSONDecoder().decode(LinkAssessment.self, from: Data(old))
    #expect(read.verdict == .warn && read.destination == nil && read.display == nil)
  }
}
