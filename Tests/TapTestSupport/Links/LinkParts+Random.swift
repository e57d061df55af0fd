package import TapLinks

extension LinkParts {
  private static let pieces = [
    "a", "b", "α", "βγ", "東京", "は", "é", "e\u{301}", "क्षि", "😀", "(", ")", "[", "]", "<", ">",
    "（", "）", "「", "」", ".", ",", "!", "?", "#", "&", "=", "+", ":", ";", "~", ":~:", "%", "%4",
    "%41", "4", "1", "f", "/", "//", "'", "\"", "’", "«", "、", "。", "…", " ", "\u{3000}", "\n",
    "\u{202E}", "\u{200B}", "\u{200D}", "\u{AD}", "\0", "\u{7F}", "\u{E000}", "\u{FFFD}", "@", "*",
    "_", "-", "|", "\\", "^", "`", "\u{FE0F}", "\u{1F1EF}",
  ]

  /// Makes an address of pieces that need care.
  package static func random(from choices: inout some Choices) -> LinkParts {
    var parts = LinkParts(
      origin: choices.pick(["https://example.com", "http://b.example.org:8080"]))
    for _ in 0..<choices.number(below: 4) {
      parts.path.append(word(choices.number(below: 6), &choices))
    }
    if choices.flag() {
      parts.query = (0...choices.number(below: 2)).map { _ in
        QueryItem(
          key: "k" + word(choices.number(below: 4), &choices),
          value: choices.flag() ? word(choices.number(below: 4), &choices) : nil)
      }
    }
    if choices.flag() { parts.fragment = word(choices.number(below: 5), &choices) }
    if choices.once(in: 4) { parts.directives = ["t" + word(choices.number(below: 4), &choices)] }
    return parts
  }

  private static func word(_ count: Int, _ choices: inout some Choices) -> String {
    var word = ""
    for _ in 0..<count { word += choices.pick(pieces) }
    return word
  }
}
