/// A range of text that belongs to one link or to none.
public struct TextFragment: Sendable, Hashable {
  /// The UTF-8 range.
  public var utf8Range: Range<Int>
  /// The index of the link in the text's links; `nil` for text that is no link.
  public var link: Int?

  /// Creates a fragment.
  public init(utf8Range: Range<Int>, link: Int?) {
    self.utf8Range = utf8Range
    self.link = link
  }
}

extension AttributedText {
  /// Cuts the text into fragments, each with one link or none, which together are the whole text.
  ///
  ///     var text = AttributedText("see docs now")
  ///     text.addLink(destination: "https://a.example", over: 4..<8)
  ///     text.fragments().map { text.string(in: $0.utf8Range) }  // "see ", "docs", " now"
  ///
  /// No fragment cuts a cluster. Where links overlap, `overlap` picks one.
  ///
  /// - Complexity: O(*n*) where the clusters are not known yet, else O(*k* log *k*) for *k* links.
  public func fragments(overlap: LinkOverlap = .innermost) -> [TextFragment] {
    var segments: [FlatLinkSegment] = []
    flattenedLinks(in: 0..<utf8Count, rule: overlap, into: &segments)
    var pieces: [TextFragment] = []
    var offset = 0
    for segment in segments {
      if segment.start > offset {
        pieces.append(TextFragment(utf8Range: offset..<segment.start, link: nil))
      }
      pieces.append(TextFragment(utf8Range: segment.range, link: segment.link))
      offset = segment.end
    }
    if offset < utf8Count { pieces.append(TextFragment(utf8Range: offset..<utf8Count, link: nil)) }
    return pieces
  }
}
