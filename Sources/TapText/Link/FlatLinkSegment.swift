/// A range of text that belongs to one link, once overlaps are decided.
package struct FlatLinkSegment: BitwiseCopyable, Sendable, Hashable {
  /// The UTF-8 offset of its start.
  package var start: Int
  /// The UTF-8 offset of its end.
  package var end: Int
  /// The index of the link in the text's links.
  package var link: Int

  /// Makes a segment.
  package init(start: Int, end: Int, link: Int) {
    self.start = start
    self.end = end
    self.link = link
  }

  /// The UTF-8 range.
  package var range: Range<Int> { start..<end }
}
