import TapMarkup

extension FuzzTarget {
  /// Any bytes read as Markdown give a valid text whose links have source positions, or an error
  /// with a position.
  static let markdown = FuzzTarget(name: "markdown") { bytes in
    guard bytes.count <= 4_000 else { return }
    MarkupCheck(bytes, linkMarks: "[<&", findsBareLinks: true).check {
      source throws(MarkupError) in
      try MarkdownParser.parseDocument(source, mapsSource: true)
    }
  }
}
