import TapMarkup

extension FuzzTarget {
  /// Any bytes read as HTML give a sound text whose links know their place in the source, or an
  /// error that says where.
  static let html = FuzzTarget(name: "html") { bytes in
    guard bytes.count <= 4_000 else { return }
    MarkupCheck(bytes, linkMarks: "<").check(HTMLParser.parse)
  }
}
