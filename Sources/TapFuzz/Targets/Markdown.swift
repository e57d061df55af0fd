import TapMarkup

extension FuzzTarget {
  /// Any bytes read as Markdown give a sound text whose links know their place in the source, or
  /// an error that says where.
  static let markdown = FuzzTarget(name: "markdown") { bytes in
    guard bytes.count <= 4_000 else { return }
    MarkupCheck(bytes, linkMarks: "[<&", findsBareLinks: true).check(MarkdownParser.parse)
  }
}
