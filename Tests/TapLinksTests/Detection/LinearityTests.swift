import TapLinkProfiles
import TapLinks
import TapTestSupport
import Testing

@Suite struct LinearityTests {
  /// Texts that make detectors with regular expressions run for ever.
  private static let units = [
    "a.com.", "www.a_", "a.com", ".com", "(", "[", "https://a.com/(", "@", "a@", "a@a.com", ".",
    "a.", "://", "http://", "a://", "http://a", "a.com東", "東。", "東.", "a。com", "http://a@",
    "mailto:", "a.com\u{202E}", "\u{202E}", "x_@a.com", "a.b.c@", "https://a.com/?", "…", "\u{301}",
    "a\u{301}", "-", "a-", "http://[", "http://[::1]:", "a:1", "a.com:1",
    "@a.com東", "@@a.com東", ".@a.com東", "a.com東@", "東a.com:99999",
    String(repeating: "1", count: 70) + ".com東",
  ]

  @Test(arguments: units, [DetectionProfile.unicode, .uts58Strict])
  func `LD-1: no text takes more than a few steps a byte`(
    unit: String, profile: DetectionProfile
  ) {
    let detector = LinkDetector(profile: profile)
    let text = Array(String(repeating: unit, count: 100_000 / unit.utf8.count).utf8)
    #expect(detector.stepCount(in: text.span) <= 4 * text.count)
  }

  @Test(
    arguments: units + [
      "#", "#a", "@", "@a", "$A ", "a.com中", "中a.com", "a.b中.", "a_.", "http://t.co/",
      "http://a.com/(x",
      "中.", "み.みんな", "http://a.com?", "#_", "example.com", "a.xn--", "http://a.com/@",
    ])
  func `LD-1: no post takes more than a few steps a byte`(unit: String) {
    let detector = LinkDetector(profile: .twitter)
    let text = Array(String(repeating: unit, count: 20_000 / unit.utf8.count).utf8)
    #expect(detector.stepCount(in: text.span) <= 4 * text.count)
  }

  @Test(arguments: units + ["www.", "www.a_b.", "www.a&a;", "www.a)", "www.a.b_www.a.b", "+@"])
  func `LD-1: no Markdown takes more than a few steps a byte`(unit: String) {
    let detector = LinkDetector(profile: .gfm)
    let text = Array(String(repeating: unit, count: 20_000 / unit.utf8.count).utf8)
    #expect(detector.stepCount(in: text.span) <= 4 * text.count)
  }

  @Test(
    arguments: units + [
      "//", "//a@", "//a.b@", "//a.b", "//localhost", "a\"", "\"a\"@a.com", "1.2.3.4", "1.2.3.",
      "http://a@b", "mailto:a@b", "https://a.com/\"'", "｜", "x//a",
    ])
  func `LD-1: no text of linkify-it's profile takes more than a few steps a byte`(unit: String) {
    let detector = LinkDetector(profile: .linkifyIt)
    let text = Array(String(repeating: unit, count: 20_000 / unit.utf8.count).utf8)
    #expect(detector.stepCount(in: text.span) <= 4 * text.count)
  }

  @Test(
    arguments: units + [
      "/a", "/a(", "/a[", "a(", "\"", "'", "\"'", "\" ", "a:1", "a 1 ", "a line 1", "/a:1:",
      "file:/",
      "file://a/", "man:", "a:a", "--- a/b", "\n--- a", "?", "a?", "//", "../", "C:\\", "\"a<",
      "`a ",
      "a(1", "a (1, 2", "link:http://a/[",
    ])
  func `LD-1: no output of a tool takes more than a few steps a byte`(unit: String) {
    let detector = LinkDetector(profile: .terminal)
    let text = Array(String(repeating: unit, count: 20_000 / unit.utf8.count).utf8)
    #expect(detector.stepCount(in: text.span) <= 8 * text.count)
  }

  @Test(
    arguments: units + [
      "#", "#a", "#1", "@", "@a", "$A ", "/a", "/a@b", "1 ", "1-", "4111", "1:", "1:00 ", "tg://a",
      "tg://", "a.b@", "é.", "a.b,", "@a.b", "http://a.b@", "://a.b/c", "x://a.b", "#a.b/c.",
      "a.com:000", "http://a.b/)",
    ])
  func `LD-1: no message takes more than a few steps a byte`(unit: String) {
    var profile = DetectionProfile.telegram
    profile.kinds.insert(.timestamp)
    let text = Array(String(repeating: unit, count: 20_000 / unit.utf8.count).utf8)
    #expect(LinkDetector(profile: profile).stepCount(in: text.span) <= 8 * text.count)
  }

  @Test(arguments: DetectionProfile.Name.allCases)
  func `LD-1: a short text takes no more than a long one for each byte`(
    name: DetectionProfile.Name
  ) {
    let laws = LinkLaws(LinkDetector(profile: DetectionProfile(name)))
    for unit in Self.units + ["example.com", "a.bc", "t.co/a", "x.example.com/y?z"] {
      for count in 1...3 {
        #expect(laws.work(Array(String(repeating: unit, count: count).utf8)) == [], "\(unit)")
      }
    }
  }

  @Test func `LD-1: prose without dots inside words takes no step`() {
    let prose = Array(String(repeating: "It is so. Is it? At 12:30, yes: 100 %. ", count: 100).utf8)
    #expect(LinkDetector().stepCount(in: prose.span) == 0)
  }
}
