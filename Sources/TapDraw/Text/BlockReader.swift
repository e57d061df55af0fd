import TapLayout
import TapText

/// A reader of what is drawn behind the lines of blocks: bars of quotes, backgrounds of code, rules,
/// the grids of tables.
struct BlockReader {
  /// A rectangle to fill.
  struct Shape {
    var rect: Rect
    var kind: Kind

    /// What it is.
    enum Kind {
      case bar, code, rule, line
    }
  }

  /// The thickness of a bar, in points.
  private static let barWidth = 3.0
  /// The room of a code block around its lines, in points; drawn only.
  private static let room = 4.0

  /// The shapes, from behind to front.
  private(set) var shapes: [Shape] = []
  /// The lines that are drawn as rules, whose letters are not.
  private(set) var rules: Set<Int> = []

  let layout: TextLayout

  /// Reads the blocks of some lines, which are shown.
  ///
  /// - Complexity: O(number of lines × log *n*).
  init(_ layout: TextLayout, lines: Range<Int>) {
    self.layout = layout
    var next = lines.lowerBound
    while next < lines.upperBound {
      let index = next
      next += 1
      if let row = layout.tableRow(ofLine: index) {
        next = max(next, row.lines.upperBound)
        if let block = layout.block(ofLine: index) {
          addBars(of: block, beside: row.rect, above: next)
        }
        add(row)
      } else if let block = block(joining: index) {
        add(block, line: index)
      }
    }
  }

  /// The block of a line; of an empty one that of its neighbors, where both are of one.
  private func block(joining index: Int) -> LineBlock? {
    if let block = layout.block(ofLine: index) { return block }
    let line = layout.line(at: index)
    guard line.utf8Range.count <= 2, line.rect.width == 0, index > 0, index + 1 < layout.lineCount
    else { return nil }
    guard let above = nearest(from: index, step: -1), let below = nearest(from: index, step: 1),
      above.style.group == below.style.group, above.style.group > 0
    else { return nil }
    var joined = above
    joined.bars = above.bars.filter(below.bars.contains)
    if above.style.kind != .code || below.style.kind != .code { joined.style.kind = .text }
    joined.minX = max(above.minX, below.minX)
    return joined
  }

  /// The block of the nearest line that is not empty; no farther than a code block has empty lines in
  /// a row.
  private func nearest(from index: Int, step: Int) -> LineBlock? {
    var next = index + step
    for _ in 0..<16 {
      guard (0..<layout.lineCount).contains(next) else { return nil }
      if let block = layout.block(ofLine: next) { return block }
      guard layout.line(at: next).rect.width == 0 else { return nil }
      next += step
    }
    return nil
  }

  private mutating func add(_ block: LineBlock, line index: Int) {
    let rect = layout.line(at: index).rect
    addBars(of: block, beside: rect, above: index + 1)
    switch block.style.kind {
    case .text: break
    case .code:
      append(
        Rect(
          x: block.minX - Self.room, y: rect.y, width: block.maxX - block.minX + 2 * Self.room,
          height: rect.height), .code)
    case .rule:
      rules.insert(index)
      append(
        Rect(
          x: block.minX, y: rect.center.y - 0.5, width: block.maxX - block.minX, height: 1), .rule)
    }
  }

  /// Adds the bars of a block beside a line or row, down to the line with an ordinal.
  private mutating func addBars(of block: LineBlock, beside rect: Rect, above next: Int) {
    let bottom = max(top(ofLine: next) ?? rect.maxY, rect.maxY)
    for bar in block.bars {
      let x = block.isRightToLeft ? bar - Self.barWidth : bar
      append(
        Rect(x: x, y: rect.y, width: Self.barWidth, height: bottom - rect.y), .bar)
    }
  }

  /// The top of a line, or of the row that it is in; `nil` where there is none.
  private func top(ofLine index: Int) -> Double? {
    guard index < layout.lineCount else { return nil }
    return layout.tableRow(ofLine: index)?.rect.y ?? layout.line(at: index).rect.y
  }

  /// Appends a shape, or lengthens the one that it continues.
  mutating func append(_ rect: Rect, _ kind: Shape.Kind) {
    guard !rect.isEmpty else { return }
    let joined = shapes.suffix(8).lastIndex {
      $0.kind == kind && $0.rect.x == rect.x && $0.rect.width == rect.width
        && abs($0.rect.maxY - rect.y) < 0.01
    }
    if let joined, kind != .rule {
      shapes[joined].rect.height = rect.maxY - shapes[joined].rect.y
    } else {
      shapes.append(Shape(rect: rect, kind: kind))
    }
  }
}
