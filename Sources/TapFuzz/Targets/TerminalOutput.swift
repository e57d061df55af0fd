import TapMarkup
import TapText

extension FuzzTarget {
  /// Any bytes read as terminal output give a valid text whose links have source positions, or an
  /// error with a position; in two chunks they give the same.
  static let ansi = FuzzTarget(name: "ansi") { bytes in
    guard bytes.count <= 4_000 else { return }
    MarkupCheck(bytes, linkMarks: "\u{1B}\u{9D}").check { source throws(MarkupError) in
      let text = try TerminalOutputParser.parse(source)
      var parser = TerminalOutputParser()
      let half = source.count / 2
      try parser.append(Array(source[..<half]))
      try parser.append(Array(source[half...]))
      let again = try parser.finish()
      require(again == text, "the chunks give another text")
      require(again.links.map(\.link) == text.links.map(\.link), "the chunks give other links")
      return text
    }
  }
}
