/// Makes texts full of what looks like links, or nearly so.
package enum RandomLinkText {
  private static let pieces = [
    "a", "x", "com", "org", "www", "example.com", "localhost", "b.c.net", "main.rs", ".", "..", "。",
    "．", "@", "@@", "ann@example.com", "mailto:", "://", "http://", "https://", "ftp://", "HTTP://",
    "x://", "/", "//", "?", "#", ":~:", "=", "&", ":", ":80", ":99999", "%41", "%", "-", "--", "_",
    "~", "*", "`", "\"", "'", "“", "”", "‘", "’", "«", "»", "(", ")", "[", "]", "<", ">", "（", "）",
    "「", "」", "、", "…", "‥", ",", ";", "!", "\\", "$", "+", "|", " ", " ", "\n", "\r\n", "\t",
    "\u{3000}", "\u{200B}", "\u{200D}", "\u{FEFF}", "\u{202E}", "\u{200E}", "\u{2066}", "\u{2069}",
    "\u{AD}", "\u{301}", "\u{FE0F}", "⬆", "😀", "é", "é.com", "東京", "詳細は", "へ", "みんな", "Ünï",
    "рф", "РФ", "中国", "1.2.3.4", "[::1]", "[1:2:3:4:5:6:7:8]", "12", "0x7f.1", "\u{FFFD}", "\0",
    "\u{600}", "\u{1F1EF}", "\u{1F3F4}\u{E0067}\u{E007F}", "क्षि", "+1 555 0100", "#tag", "$TVI",
    " example.com/", " https://example.com/a", "(www.b.org", " ann@b.net", "\nx.com", " b.de ", " ",
  ]

  /// Makes a text of a number of pieces.
  package static func make(_ count: Int, from choices: inout some Choices) -> String {
    var text = ""
    for _ in 0..<count {
      if choices.once(in: 12) {
        text += choices.pick(choices.pick(TextPool.allCases).pieces)
      } else {
        text += choices.pick(pieces)
      }
    }
    return text
  }
}
