import TapMarkup

extension FuzzTarget {
  /// Any bytes read as HTML give a valid text whose links have source positions, or an error with a
  /// position.
  static let html = FuzzTarget(name: "html") { bytes in
    guard bytes.count <= 4_000 else { return }
    MarkupCheck(bytes, linkMarks: "<").check { source throws(MarkupError) in
      try HTMLParser.parseDocument(source, mapsSource: true)
    }
  }
}
