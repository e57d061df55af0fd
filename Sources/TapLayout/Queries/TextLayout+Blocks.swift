public import TapText

/// What is drawn behind a line of a block, beside its letters.
public struct LineBlock: Sendable, Hashable {
  /// The style of its paragraph.
  public var style: BlockStyle
  /// The left edges of its bars, in points from the layout's left edge; the right edges of a
  /// paragraph that reads from right to left.
  public var bars: [Double]
  /// Where the block begins and ends across, in points from the layout's left edge.
  public var minX: Double
  /// The right edge.
  public var maxX: Double
  /// Whether the paragraph reads from right to left.
  public var isRightToLeft: Bool
}

extension TextLayout {
  /// What the paragraph of a line is in a document; `nil` where it says nothing of it.
  ///
  /// - Precondition: the ordinal is less than ``lineCount``.
  /// - Complexity: O(log *n* + length of the paragraph's indent).
  public func block(ofLine index: Int) -> LineBlock? {
    precondition((0..<lineCount).contains(index), "line \(index) of \(lineCount)")
    let place = snapshot.place(ofLine: index)
    let chunk = snapshot.chunk(place.chunk)
    let shaped = chunk.shaped
    var paragraph = shaped.paragraphs[Int(chunk.lines[place.line].paragraph)]
    if chunk.lines[place.line].flags.contains(.cell) {
      // The prefix of a row is a cell of its own.
      let row = shaped.rows[Int(chunk.row(holding: place.line).row)]
      paragraph = shaped.paragraphs[Int(row.first)]
      paragraph.style = row.style
    }
    guard paragraph.style >= 0, let style = shaped.styles[Int(paragraph.style)].block else {
      return nil
    }
    let measure = snapshot.plan.measure
    let isRightToLeft = paragraph.baseLevel & 1 == 1
    let right = measure.contentRight.isFinite ? measure.contentRight : snapshot.contentWidth
    var block = LineBlock(
      style: style, bars: [], minX: measure.contentLeft, maxX: max(right, measure.contentLeft),
      isRightToLeft: isRightToLeft)
    let first = Int(paragraph.first)
    let firstByte = shaped.byte(first)
    func distance(to bytes: Int) -> Double {
      let cluster = min(shaped.cluster(from: firstByte + max(0, bytes)), Int(paragraph.end))
      return cluster > first ? shaped.width(of: first..<cluster) : 0
    }
    block.bars = style.bars.map { bytes in
      isRightToLeft ? block.maxX - distance(to: bytes) : block.minX + distance(to: bytes)
    }
    if style.kind != .text {
      // A code block or rule within a list or quote begins where its text does.
      let indent = distance(to: style.prefix)
      if isRightToLeft { block.maxX -= indent } else { block.minX += indent }
    }
    return block
  }
}
