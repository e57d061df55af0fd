import TapText

/// How the paragraphs of blocks depart from others.
extension LineBreaker {
  /// The width of a paragraph's indent and marker, at which its further lines begin.
  ///
  /// A line of code that wraps begins a little farther in. What would leave less than half of the
  /// width to the text is no indent.
  func hangingIndent(of paragraph: ParagraphRecord, _ block: BlockStyle) -> Double {
    let first = Int(paragraph.first)
    let end = min(
      shaped.cluster(from: shaped.byte(first) + max(0, block.prefix)), Int(paragraph.end))
    guard end >= first else { return 0 }
    var indent = paragraph.isIrregular ? width(from: first, to: end) : shaped.width(of: first..<end)
    if block.kind == .code { indent += 4 * measure.shortestTab }
    let room = right - left
    return indent.isFinite && indent <= room / 2 ? indent : 0
  }

  /// Whether the lines of a paragraph end at hard breaks alone although others wrap.
  func keepsLines(of paragraph: ParagraphRecord) -> Bool {
    guard !plan.options.wrapsCode, paragraph.style >= 0 else { return false }
    return shaped.styles[Int(paragraph.style)].block?.kind == .code
  }
}
