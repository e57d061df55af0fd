import TapText

/// What a `TextLayout` shares with its copies: chunks, and the position of each.
///
/// Immutable, so that drawing, hits and accessibility read the same geometry from any thread.
final class LayoutSnapshot: Sendable {
  let plan: LayoutPlan
  /// The width of the box; the text's own where an infinite one was asked for.
  let width: Double
  let height: Double
  /// The distance from the layout's top to the first line.
  let contentTop: Double
  /// The distance from the first line's top to the last line's bottom.
  let textHeight: Double
  /// The height that the text not laid out yet is thought to have.
  let estimatedRest: Double
  /// The windows that may be shared with an earlier layout, of which the first `headCount` count.
  let head: WindowList
  let headCount: Int
  /// The windows behind those.
  let tail: WindowList
  /// The UTF-8 range that a line limit hides; empty where it hides nothing.
  let hidden: Range<Int>
  /// The end of the text that is laid out or hidden, in bytes.
  let preparedEnd: Int

  var text: AttributedText { plan.text }
  var options: LayoutOptions { plan.options }
  var shaper: any Shaper { plan.shaper }
  var measure: LineMeasure { plan.measure }

  /// An empty text has a line too, so nothing laid out is not all of it.
  var isComplete: Bool { preparedEnd == text.utf8Count && chunkCount > 0 }
  /// The width of the widest line with its indent.
  var contentWidth: Double { (0..<chunkCount).reduce(0) { max($0, chunk($1).widest) } }
  var lineCount: Int { start(chunkCount).line }

  init(
    plan: LayoutPlan, width: Double, head: WindowList, headCount: Int, tail: WindowList,
    hidden: Range<Int>, preparedEnd: Int
  ) {
    self.plan = plan
    self.width = width
    self.head = head
    self.headCount = headCount
    self.tail = tail
    self.hidden = hidden
    self.preparedEnd = preparedEnd
    let last = tail.windows.last ?? (headCount > 0 ? head.windows[headCount - 1] : nil)
    textHeight = tail.starts[tail.chunks.count].y - (last?.gap ?? 0)
    estimatedRest = restHeight(
      of: plan.text, from: preparedEnd, laidOut: textHeight, measure: plan.measure)
    let options = plan.options
    let insets = options.insets
    let whole = textHeight + estimatedRest
    let around = finite(insets.top) + finite(insets.bottom)
    height =
      options.height.map { $0.isFinite ? max(finite($0), 0) : whole + around } ?? whole + around
    let room = max(0, height - around - whole)
    contentTop =
      finite(insets.top)
      + (options.verticalAlignment == .top
        ? 0 : options.verticalAlignment == .middle ? room / 2 : room)
  }
}

/// Guesses the height of the text from `start` on by that of the text before it.
private func restHeight(
  of text: AttributedText, from start: Int, laidOut: Double, measure: LineMeasure
) -> Double {
  let rest = Double(text.utf8Count - start)
  guard rest > 0 else { return 0 }
  let line = measure.metrics.ascent + measure.metrics.descent
  guard start > 0 else {
    let perLine = max(1, (measure.contentRight - measure.contentLeft) / max(line / 2, 1))
    return (rest / perLine).rounded(.up) * line
  }
  return (rest / Double(start) * laidOut).rounded(.up)
}
