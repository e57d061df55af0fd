import TapText
import TapUnicode

extension Analyzer {
  /// Marks the clusters after which a justified line may open: separators of words, and both sides
  /// of letters in squares (CSS Text 3, section 6.4, as browsers do `text-justify: auto`).
  ///
  /// Letters of two directions are not beside one another. Nothing is looked at unless a paragraph
  /// is justified.
  func markExpansions(of bytes: Span<UInt8>, in shaped: inout ShapedText) {
    for paragraph in shaped.paragraphs where isJustified(paragraph, in: shaped) {
      var border = shaped.levels.partitioningIndex { $0.first > paragraph.first }
      var last = Neighbor.none
      for cluster in Int(paragraph.first)..<Int(paragraph.end) {
        let neighbor = neighbor(at: cluster, of: bytes, in: shaped)
        if neighbor == .separator { shaped.flags[cluster].insert(.expandsAfter) }
        while border < shaped.levels.count, Int(shaped.levels[border].first) == cluster {
          last = .none
          border += 1
        }
        if last.opens(before: neighbor) { shaped.flags[cluster - 1].insert(.expandsAfter) }
        last = neighbor
      }
    }
  }

  /// What a cluster is to the letters in squares beside it.
  private enum Neighbor {
    /// Nothing that a line opens at: a tab, an object, or what shows nothing.
    case none
    /// A separator of words, which opens by itself.
    case separator
    /// A letter that fills a square.
    case square
    /// Any other cluster.
    case other

    /// Whether a line opens between this cluster and the next.
    func opens(before next: Self) -> Bool {
      switch (self, next) {
      case (.square, .square), (.square, .other), (.other, .square): true
      default: false
      }
    }
  }

  private func neighbor(
    at cluster: Int, of bytes: Span<UInt8>, in shaped: ShapedText
  ) -> Neighbor {
    guard shaped.flags[cluster].isDisjoint(with: [.object, .tab]) else { return .none }
    let scalar = bytes.scalar(at: shaped.byte(cluster)).value
    if isWordSeparator(scalar) { return .separator }
    guard !ScalarProperties.shared[scalar].isIgnorable else { return .none }
    return scalar > 0xFF && LineTable.shared[scalar].isBlock ? .square : .other
  }

  private func isJustified(_ paragraph: ParagraphRecord, in shaped: ShapedText) -> Bool {
    let own = paragraph.style < 0 ? nil : shaped.styles[Int(paragraph.style)].alignment
    return own ?? options.alignment == .justify
  }
}
