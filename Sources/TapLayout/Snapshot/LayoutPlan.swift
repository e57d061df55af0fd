import TapText

/// What a layout is made of, the same for each of its chunks and for those that build them.
///
/// An object, for a text and options are some twenty references: who shares them counts one.
final class LayoutPlan: Sendable {
  let text: AttributedText
  let options: LayoutOptions
  let shaper: any Shaper
  /// The width that was asked for.
  let proposedWidth: Double
  let measure: LineMeasure
  /// The measures of tables that chunks share.
  let tables = TableCache()

  init(_ text: AttributedText, width: Double, options: LayoutOptions, shaper: any Shaper) {
    self.text = text
    self.options = options
    self.shaper = shaper
    proposedWidth = width == .infinity ? width : max(0, finite(width))
    measure = LineMeasure(options: options, width: proposedWidth, shaper: shaper)
  }

  /// Breaks some paragraphs of the chunk at an offset into as many lines as they need.
  func chunk(_ shaped: consuming ShapedText, paragraphs: Range<Int>, from base: Int) -> LayoutChunk
  {
    var builder = LineBuilder(consume shaped, from: base, plan: self)
    _ = builder.build(paragraphs, limit: .max, hidesMore: false)
    return builder.chunk()
  }
}
