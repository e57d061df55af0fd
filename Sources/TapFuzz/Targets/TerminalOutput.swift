import TapMarkup
import TapText

extension FuzzTarget {
  /// Any bytes read as terminal output give a valid text whose links have source positions, or an
  /// error with a position; in two chunks they give the same.
  static let ansi = FuzzTarget(name: "ansi") { bytes in
    guard bytes.count <= 4_000 else { return }
    MarkupCheck(bytes, linkMarks: "\u{1B}\u{9D}").check { source throws(MarkupError) in
      let options = TerminalOutputParser.Options(
        endsLinksAtLineEnds: source.count % 3 == 0,
        columns: source.count % 2 == 0 ? source.count % 40 + 1 : nil, mapsSource: true)
      let document = try TerminalOutputParser.parseDocument(source, options: options)
      var parser = TerminalOutputParser(options: options)
      let half = source.count / 2
      try parser.append(Array(source[..<half]))
      try parser.append(Array(source[half...]))
      let again = try parser.finishDocument()
      require(again == document, "the chunks give another text")
      require(
        again.text.links.map(\.link) == document.text.links.map(\.link),
        "the chunks give other links")
      return document
    }
  }
}
