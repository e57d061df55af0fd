import TapUnicode
@testable import TapLinks
import Testing

@Suite struct SpoofCheckerTests {
  private let checker = SpoofChecker(excluding: [0x2010...0x2010])

  @Test(arguments: [
    ("abc", SpoofChecker.Level.ascii), ("b\u{FC}cher", .singleScript),
    ("\u{6771}\u{4EAC}\u{306E}", .singleScript), ("\u{6771}\u{4EAC}tower", .highlyRestrictive),
  ])
  func `an identifier that passes has a restriction level`(
    identifier: String, level: SpoofChecker.Level
  ) throws {
    let verdict = try #require(checker.check(identifier))
    #expect(verdict.hasAllowedCharacters && verdict.passes)
    #expect(verdict.level == level)
  }

  @Test(arguments: [
    ("p\u{430}ypal", true), ("\u{967}\u{9E7}", true), ("\u{E01}\u{E48}\u{E48}", true),
    ("a\u{2010}b", false), ("\u{2764}", false), ("a\u{200B}b", false),
  ])
  func `mixed scripts, mixed digits, repeated marks and odd characters fail`(
    identifier: String, hasAllowedCharacters: Bool
  ) throws {
    let verdict = try #require(checker.check(identifier))
    #expect(!verdict.passes)
    #expect(verdict.hasAllowedCharacters == hasAllowedCharacters)
  }

  @Test func `characters that are not excluded are allowed`() throws {
    let verdict = try #require(SpoofChecker(excluding: []).check("a\u{2010}b"))
    #expect(verdict.hasAllowedCharacters)
  }

  @Test(arguments: [
    ("p\u{430}ypal", "paypal"), ("micr\u{43E}soft", "microsoft"), ("rnicrosoft", "microsoft"),
    ("g\u{3BF}\u{3BF}gle", "google"),
  ])
  func `identifiers that look alike have one skeleton`(first: String, second: String) {
    #expect(checker.skeleton(of: first) == checker.skeleton(of: second))
  }

  @Test(arguments: [
    ("", ""), ("abc", "abc"), ("caf\u{E9}", "cafe"), ("e\u{301}\u{302}", "e"),
    ("\u{390}\u{1F82}", "\u{3B9}\u{3B1}"), ("\u{439}", "\u{438}"), ("\u{AC00}", "\u{AC00}"),
    ("\u{1D165}x", "\u{1D165}x"),
  ])
  func `a text loses its nonspacing marks`(text: String, letters: String) {
    #expect(Array(withoutMarks(text).unicodeScalars) == Array(letters.unicodeScalars))
  }

  @Test func `long texts are read whole`() {
    let text = String(repeating: "\u{1F82}", count: 10_000)
    #expect(withoutMarks(text).unicodeScalars.count == 10_000)
    #expect(checker.skeleton(of: text).unicodeScalars.count >= 10_000)
  }

  @Test func `a scalar has a script, and may be used with several`() {
    #expect(Script(of: 0x61) == .latin)
    #expect(Script(of: 0x30FC) == .common)
    #expect(Script.hiragana.isUsed(by: 0x30FC) && Script.katakana.isUsed(by: 0x30FC))
    #expect(!Script.han.isUsed(by: 0x30FC))
    let codes = [
      Script.armenian, .bengali, .bopomofo, .cyrillic, .devanagari, .ethiopic, .georgian, .greek,
      .gujarati, .gurmukhi, .han, .hebrew, .hiragana, .kannada, .katakana, .malayalam, .myanmar,
      .oriya, .tamil, .telugu, .thai,
    ].map(\.code)
    let wanted =
      "Armn Beng Bopo Cyrl Deva Ethi Geor Grek Gujr Guru Hani Hebr Hira Knda Kana Mlym "
      + "Mymr Orya Taml Telu Thai"
    #expect(codes.joined(separator: " ") == wanted)
  }
}
