import TapTestSupport

/// Sources of HTML at random: tags that seldom fit together, text and white space.
enum RandomHTML {
  private static let tags = [
    "a href=/x", "b", "i", "p", "div", "ul", "ol", "li", "table", "tr", "td", "th", "pre", "br",
    "hr", "img src=y alt=z", "blockquote", "h2", "span style='color:red'", "font size=5", "dl",
    "dt", "dd", "script", "svg", "select", "input type=checkbox", "div dir=rtl", "q", "template",
  ]
  private static let texts = ["word", " ", "\n  ", "two words", "&amp;", "ä", "אב", "\u{FEFF}"]

  /// Returns a source.
  static func source(using random: inout SeededGenerator) -> String {
    var source = ""
    for _ in 0..<Int.random(in: 1...60, using: &random) {
      let tag = tags[Int.random(in: 0..<tags.count, using: &random)]
      switch Int.random(in: 0..<5, using: &random) {
      case 0, 1: source += "<\(tag)>"
      case 2: source += "</\(tag.prefix { $0 != " " })>"
      default: source += texts[Int.random(in: 0..<texts.count, using: &random)]
      }
    }
    return source
  }
}
