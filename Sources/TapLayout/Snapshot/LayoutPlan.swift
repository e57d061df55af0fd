import TapText

/// What a layout is made of, the same for each of its chunks.
struct LayoutPlan: Sendable {
  let text: AttributedText
  let options: LayoutOptions
  let shaper: any Shaper
  let measure: LineMeasure

  /// A builder of the lines of the chunk at an offset.
  func lineBuilder(_ shaped: ShapedText, from base: Int) -> LineBuilder {
    LineBuilder(
      shaped: shaped, measure: measure, options: options,
      reshaper: Reshaper(text: text, base: base, shaper: shaper, language: options.language))
  }

  /// Breaks some paragraphs of the chunk at an offset into as many lines as they need.
  func chunk(_ shaped: ShapedText, paragraphs: Range<Int>, from base: Int) -> LayoutChunk {
    var builder = lineBuilder(shaped, from: base)
    _ = builder.build(paragraphs, limit: .max, hidesMore: false)
    return builder.chunk()
  }
}
