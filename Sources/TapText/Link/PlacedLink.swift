/// A link and where it is, relative to a chunk or to the text.
struct PlacedLink: Sendable {
  var start: UInt32
  var end: UInt32
  let record: LinkRecord

  init(_ range: Range<Int>, _ record: LinkRecord) {
    start = UInt32(range.lowerBound)
    end = UInt32(range.upperBound)
    self.record = record
  }

  var range: Range<Int> { Int(start)..<Int(end) }

  /// The link with its range, as clients see it.
  var span: LinkSpan { LinkSpan(link: record.link, utf8Range: range) }

  /// Returns the link, moved.
  func moved(by distance: Int) -> PlacedLink {
    PlacedLink(Int(start) + distance..<Int(end) + distance, record)
  }

  /// Returns whether the first of two links comes first in the order of the document: by start, the
  /// longer first, then in the order added.
  static func precedes(_ left: PlacedLink, _ right: PlacedLink) -> Bool {
    if left.start != right.start { return left.start < right.start }
    if left.end != right.end { return left.end > right.end }
    return left.record.order < right.record.order
  }
}

/// A link as texts share it, with the rank of the moment it was added.
final class LinkRecord: Sendable {
  let link: Link
  /// Orders the links of one text by when they were added.
  let order: UInt64

  init(_ link: Link, order: UInt64) {
    self.link = link
    self.order = order
  }
}
