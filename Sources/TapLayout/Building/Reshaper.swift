import TapText

/// Shapes what is next to a line's end again, as if the line broke there.
///
/// The clusters that a break separates from their neighbors lose kerning and ligatures with them;
/// letters that join, as in Arabic, keep the form that they have inside the word, because the word
/// goes on (CSS Text 3, section 5.1). So a shaper sees the text around, but shapes a part.
struct Reshaper {
  let plan: LayoutPlan
  /// The offset of the chunk in the text.
  let base: Int

  /// How many clusters on either side a shaper sees: as far as shapers look.
  private static let context = 16

  /// Shapes some clusters of a paragraph by themselves.
  func shape(
    _ clusters: Range<Int>, _ paragraph: ParagraphRecord, of shaped: ShapedText
  ) -> ShapedClusters {
    let first = max(Int(paragraph.first), clusters.lowerBound - Self.context)
    let end = min(Int(paragraph.end), clusters.upperBound + Self.context)
    let bytes = base + shaped.byte(first)..<base + shaped.byte(end)
    var request = ShapingRequest(
      clusters: clusters.lowerBound - first..<clusters.upperBound - first,
      language: plan.options.language)
    if !shaped.starts.isEmpty {
      request.starts = shaped.starts[first...end].map { $0 - shaped.starts[first] }
    }
    let level = shaped.level(of: clusters.lowerBound, in: paragraph)
    if level & 1 == 1 { request.directions = [DirectionRun(first: 0, isRightToLeft: true)] }
    let text = plan.text
    if !text.hasPlainAttributes(in: bytes) {
      request.attributes = text.attributeRuns(in: bytes).map { run in
        AttributeRun(
          utf8Range: run.utf8Range.lowerBound - bytes.lowerBound..<run.utf8Range.upperBound
            - bytes.lowerBound,
          attributes: run.attributes)
      }
    }
    var result = ShapedClusters(count: clusters.count)
    text.withUTF8(in: bytes) { bytes in
      plan.shaper.shape(bytes, request, into: &result)
      result.addSpacing(of: bytes, request)
    }
    return result
  }
}
