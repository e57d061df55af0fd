import TapLinkProfiles
import TapLinks
import TapTestSupport
import TapText
import Testing

@Suite struct LinkLawsTests {
  private static let profiles = [
    DetectionProfile.unicode, .uts58Strict, .twitter, .gfm, .linkifyIt, .terminal, .telegram,
    everything,
  ]

  private static let everything: DetectionProfile = {
    var profile = DetectionProfile.unicode
    profile.kinds.formUnion([.phone, .mention, .hashtag])
    return profile
  }()

  @Test(arguments: 0..<400)
  func `F-1, F-2: links are apart, cut no cluster, and stay what they are`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let text = RandomLinkText.make(1 + seed % 40, from: &random)
    for profile in Self.profiles {
      let laws = LinkLaws(LinkDetector(profile: profile))
      #expect(laws.violations(in: text) == [], "\(text.debugDescription)")
    }
  }

  @Test func `the random texts hold links and what is none`() {
    var random = SeededGenerator(seed: 1)
    let texts = (0..<200).map { _ in RandomLinkText.make(20, from: &random) }
    let counts = texts.map { LinkDetector().detect(in: $0).count }
    #expect(counts.reduce(0, +) > 60)
    #expect(counts.contains(0))
  }

  @Test(arguments: 0..<150)
  func `LD-20: after edits the links are those of the whole text`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    for profile in Self.profiles {
      let laws = LinkLaws(LinkDetector(profile: profile))
      var text = AttributedText(
        RandomLinkText.make(60, from: &random), chunkSize: 16 + seed % 90)
      for _ in 0..<6 {
        let old = text
        let start = text.clusterStart(random.number(below: text.utf8Count + 1))
        let end = text.clusterStart(
          start + random.number(below: min(20, text.utf8Count - start) + 1))
        text.replaceSubrange(
          start..<max(start, end), with: RandomLinkText.make(random.number(below: 5), from: &random)
        )
        #expect(laws.violations(from: old, to: text) == [], "\(text.string.debugDescription)")
      }
    }
  }

  @Test func `LD-20: an append looks at the last word only`() {
    let detector = LinkDetector()
    let old = AttributedText(String(repeating: "see example.com and\n", count: 4_000))
    let known = detector.detect(in: old)
    #expect(known.links.count == 4_000)
    var text = old
    text.append(AttributedText("b.org"))
    let updated = detector.update(known, for: text)
    #expect(updated.links.count == 4_001)
    #expect(updated.links == detector.detect(in: text).links)
    #expect(updated.belong(to: text) && !updated.belong(to: old))
  }
}

extension AttributedText {
  /// The start of the cluster at or before an offset, so that edits cut none.
  fileprivate func clusterStart(_ offset: Int) -> Int {
    clusterRange(at: offset)?.lowerBound ?? utf8Count
  }
}
