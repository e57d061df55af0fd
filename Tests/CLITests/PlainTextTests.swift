import Testing

@testable import TaplineCLI

@Suite struct PlainTextTests {
  @Test(arguments: [
    ("www.evil.com\u{202E}moc", "www.evil.com\\u{202E}moc"),
    ("pay\u{200B}pal\u{AD}.com", "pay\\u{200B}pal\\u{AD}.com"),
    ("a\u{2067}b\u{2069}\u{61C}\u{200F}", "a\\u{2067}b\\u{2069}\\u{61C}\\u{200F}"),
    ("\u{3164}\u{2800}\u{FEFF}\u{E0041}", "\\u{3164}\\u{2800}\\u{FEFF}\\u{E0041}"),
    ("pay\u{200C}pal\u{200D} \u{FE0F}", "pay\\u{200C}pal\\u{200D} \\u{FE0F}"),
    ("می\u{200C}خواهم", "می\u{200C}خواهم"),
    ("❤\u{FE0F}\u{200D}🔥", "❤\u{FE0F}\u{200D}🔥"),
    ("あ\u{200D}\u{200D}\u{200D}", "あ\u{200D}\\u{200D}\\u{200D}"),
  ])
  func `LS-B1, LS-B6: what nobody sees is spelled out`(text: String, shown: String) {
    #expect(PlainText.visible(text) == shown)
    #expect(PlainText.quoted(text) == "\"\(shown)\"")
  }

  @Test func `LS-B6: no scalar alone is shown that Unicode lets vanish`() {
    let hidden = (0...0x10FFFF).compactMap { Unicode.Scalar(UInt32($0)) }.filter { scalar in
      let words = PlainText.visible(String(scalar)).unicodeScalars
      return words.contains { $0.properties.isDefaultIgnorableCodePoint || $0.value < 0x20 }
    }
    #expect(hidden == [])
  }

  @Test func `LS-B2: the words of a link on the command line show their controls`() throws {
    let outcome = try Tool.run(
      ["links", "-", "--format", "markdown"], input: "[a\u{202E}b\u{200B}](https://a.example)")
    #expect(outcome.output.contains("a\\u{202E}b\\u{200B}"))
    let strict = try Tool.run(
      ["detect", "-", "--profile", "uts58Strict"], input: "https://a.example/\u{202E}gnp")
    #expect(!strict.output.unicodeScalars.contains("\u{202E}"))
  }
}
