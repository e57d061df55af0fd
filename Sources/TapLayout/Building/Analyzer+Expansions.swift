import TapText
import TapUnicode

extension Analyzer {
  /// Marks the clusters after which a justified line may open: separators of words, and letters in
  /// squares that stand beside another (CSS Text 3, section 6.4).
  ///
  /// Letters of two directions are not beside one another. Nothing is looked at unless a paragraph
  /// is justified.
  func markExpansions(of bytes: Span<UInt8>, in shaped: inout ShapedText) {
    for paragraph in shaped.paragraphs where isJustified(paragraph, in: shaped) {
      var border = shaped.levels.partitioningIndex { $0.first > paragraph.first }
      var isAfterBlock = false
      for cluster in Int(paragraph.first)..<Int(paragraph.end) {
        var isBlock = false
        if shaped.flags[cluster].isDisjoint(with: [.object, .tab]) {
          let scalar = bytes.scalar(at: shaped.byte(cluster)).value
          if isWordSeparator(scalar) { shaped.flags[cluster].insert(.expandsAfter) }
          isBlock = scalar > 0xFF && LineTable.shared[scalar].isBlock
        }
        var isBorder = false
        while border < shaped.levels.count, Int(shaped.levels[border].first) == cluster {
          isBorder = true
          border += 1
        }
        if isBlock, isAfterBlock, !isBorder { shaped.flags[cluster - 1].insert(.expandsAfter) }
        isAfterBlock = isBlock
      }
    }
  }

  private func isJustified(_ paragraph: ParagraphRecord, in shaped: ShapedText) -> Bool {
    let own = paragraph.style < 0 ? nil : shaped.styles[Int(paragraph.style)].alignment
    return own ?? options.alignment == .justify
  }
}
