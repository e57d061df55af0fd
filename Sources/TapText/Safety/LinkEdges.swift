import TapUnicode

/// The letters around the edges of a link, as they are seen (LS-T10).
struct LinkEdges {
  /// Whether letters or digits meet at the left edge.
  private(set) var joinsBefore = false
  /// Whether letters or digits meet at the right edge.
  private(set) var joinsAfter = false

  /// The edges of a link that nothing touches.
  init() {}

  /// Reads the bytes around a link, which start at an offset of the text; `near` is the link with
  /// the invisible characters around it.
  init(of range: Range<Int>, _ near: Range<Int>, in bytes: Span<UInt8>, startingAt first: Int) {
    let link = range.lowerBound - first..<range.upperBound - first
    let outer = near.lowerBound - first..<near.upperBound - first
    joinsBefore = bytes.endsWithWord(0..<outer.lowerBound) && bytes.startsWithWord(link)
    joinsAfter =
      bytes.endsWithWord(link) && bytes.startsWithWord(outer.upperBound..<bytes.count)
  }
}

extension Span<UInt8> {
  /// Whether the first character of a range that one can see is a letter or digit.
  fileprivate func startsWithWord(_ range: Range<Int>) -> Bool {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let scalar = scalar(at: offset)
      guard ScalarProperties.shared[scalar.value].isIgnorable else { return scalar.isWord }
      offset += scalar.length
    }
    return false
  }

  /// Whether the last character of a range that one can see is a letter or digit.
  fileprivate func endsWithWord(_ range: Range<Int>) -> Bool {
    var offset = range.upperBound
    while offset > range.lowerBound {
      let scalar = scalar(before: offset)
      guard ScalarProperties.shared[scalar.value].isIgnorable else { return scalar.isWord }
      offset -= scalar.length
    }
    return false
  }
}

extension DecodedScalar {
  fileprivate var isWord: Bool {
    switch ScalarProperties.shared[value].group {
    case .letter, .mark, .number: true
    default: false
    }
  }
}
