/// A text with links and weights as one would write it first, in plain arrays.
///
/// What `AttributedText` does in chunks must come to the same.
struct NaiveText: Equatable {
  var bytes: [UInt8] = []
  /// The font weight of each byte, 0 where none is set.
  var weights: [Int] = []
  /// The links in the order in which they were added.
  var links: [NaiveLink] = []

  init(_ string: String) {
    bytes = Array(string.utf8)
    weights = Array(repeating: 0, count: bytes.count)
  }

  /// Replaces a range; a link keeps what is left of it and what replaces a part of it.
  mutating func replace(_ range: Range<Int>, with text: NaiveText) {
    bytes.replaceSubrange(range, with: text.bytes)
    weights.replaceSubrange(range, with: text.weights)
    links = links.compactMap { link in
      link.range(after: range, becomes: text.bytes.count).map {
        NaiveLink(destination: link.destination, range: $0)
      }
    }
    links += text.links.map { link in
      let start = range.lowerBound + link.range.lowerBound
      return NaiveLink(
        destination: link.destination, range: start..<start + link.range.count)
    }
  }

  /// The first scalar boundary at or after an offset.
  func scalarStart(from offset: Int) -> Int {
    var offset = min(offset, bytes.count)
    while offset < bytes.count && bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    return offset
  }

  /// The links by start, the longer first, then in the order added.
  var sortedLinks: [NaiveLink] {
    links.enumerated().sorted { left, right in
      let (first, second) = (left.element.range, right.element.range)
      if first.lowerBound != second.lowerBound { return first.lowerBound < second.lowerBound }
      if first.upperBound != second.upperBound { return first.upperBound > second.upperBound }
      return left.offset < right.offset
    }.map(\.element)
  }
}

/// A link of a naive text; it is never empty.
struct NaiveLink: Equatable {
  var destination: String
  var range: Range<Int>

  /// Where the link is once a range has been replaced by `count` bytes; `nil` if it is gone.
  func range(after edit: Range<Int>, becomes count: Int) -> Range<Int>? {
    let growth = count - edit.count
    let start = range.lowerBound
    let end = range.upperBound
    // The edit lies beside the link; typing at an edge does too.
    if edit.upperBound <= start { return start + growth..<end + growth }
    if edit.lowerBound >= end { return range }
    let startsInside = edit.lowerBound >= start
    let endsInside = edit.upperBound <= end
    switch (startsInside, endsInside) {
    case (true, true): return edit == range ? nil : start..<end + growth
    case (true, false): return edit.lowerBound == start ? nil : start..<edit.lowerBound
    case (false, true):
      return edit.upperBound == end ? nil : edit.lowerBound + count..<end + growth
    case (false, false): return nil
    }
  }
}
