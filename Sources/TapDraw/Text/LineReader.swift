import TapLayout
import TapText

/// A reader of the pieces of the lines of a layout, for drawing.
struct LineReader {
  private let layout: TextLayout
  private var style: TextStyle
  /// The pieces read so far, line by line from left to right.
  private(set) var pieces: [LinePiece] = []
  /// Boxes that may make up one piece: of one direction and link, side by side in the text.
  private var open: [LineBox] = []

  init(_ layout: TextLayout, style: TextStyle) {
    self.layout = layout
    self.style = style
    self.style.ignoresSizes = layout.hasUniformMetrics
  }

  /// Reads what of a line lies between the sides of a rectangle.
  mutating func read(line index: Int, within visible: Rect) {
    let line = layout.line(at: index)
    var boxes: [LineBox] = []
    layout.forEachBox(inLine: index) { box in
      if box.minX < visible.maxX, max(box.maxX, box.minX.nextUp) > visible.x {
        boxes.append(box)
      }
    }
    for box in boxes { read(box, on: line) }
    close(on: line)
  }

  private mutating func read(_ box: LineBox, on line: Line) {
    switch box.region {
    case .cluster where isShownSoftHyphen(box):
      add(words: "\u{2010}", in: box, layout.text.attributes(at: box.utf8.lowerBound), on: line)
    case .cluster:
      if let last = open.last, !follows(box, last) { close(on: line) }
      open.append(box)
    case .inlineObject:
      close(on: line)
      let attributes = layout.text.attributes(at: box.utf8.lowerBound)
      guard let object = attributes.inlineObject else { return }
      pieces.append(LinePiece(object, in: box, attributes: attributes, on: line, style: style))
    case .ellipsis: add(words: "\u{2026}", in: box, TextAttributes(), on: line)
    case .truncationToken:
      add(words: layout.options.truncationToken ?? "", in: box, TextAttributes(), on: line)
    case .hyphen:
      // The hyphen belongs to the word that it cuts.
      let offset = max(0, box.utf8.lowerBound - 1)
      add(words: "\u{2010}", in: box, layout.text.attributes(at: offset), on: line)
    default: break
    }
  }

  private mutating func add(
    words: String, in box: LineBox, _ attributes: TextAttributes, on line: Line
  ) {
    close(on: line)
    guard !words.isEmpty else { return }
    pieces.append(
      LinePiece(words: words, in: box, attributes: attributes, on: line, style: style))
  }

  private func follows(_ box: LineBox, _ last: LineBox) -> Bool {
    guard box.direction == last.direction, box.link == last.link else { return false }
    return box.direction == .leftToRight
      ? box.utf8.lowerBound == last.utf8.upperBound
      : box.utf8.upperBound == last.utf8.lowerBound
  }

  /// Whether a box shows the hyphen of a soft hyphen, which elsewhere has no width.
  private func isShownSoftHyphen(_ box: LineBox) -> Bool {
    guard box.minX < box.maxX, box.utf8.count == 2 else { return false }
    return layout.text.withUTF8(in: box.utf8) { $0[0] == 0xC2 && $0[1] == 0xAD }
  }

  /// Makes pieces of the open boxes, one for each stretch of equal attributes.
  private mutating func close(on line: Line) {
    guard let first = open.first, let last = open.last else { return }
    let range =
      min(
        first.utf8.lowerBound, last.utf8.lowerBound)..<max(
        first.utf8.upperBound, last.utf8.upperBound)
    var runs = layout.text.attributeRuns(in: range)[...]
    let isRightToLeft = first.direction == .rightToLeft
    var rest = open[...]
    while let box = rest.first, let run = isRightToLeft ? runs.popLast() : runs.popFirst() {
      // A cluster has the attributes of its first code unit.
      let end = rest.firstIndex { !run.range.contains($0.utf8.lowerBound) } ?? rest.endIndex
      guard end > rest.startIndex else { continue }
      add(rest[..<end], of: box, run.attributes, on: line)
      rest = rest[end...]
    }
    open.removeAll(keepingCapacity: true)
  }

  private mutating func add(
    _ boxes: ArraySlice<LineBox>, of box: LineBox, _ attributes: TextAttributes, on line: Line
  ) {
    guard let last = boxes.last else { return }
    let start = min(box.utf8.lowerBound, last.utf8.lowerBound)
    let end = max(box.utf8.upperBound, last.utf8.upperBound)
    let clusters = boxes.map {
      GlyphRun.Cluster(
        utf8: $0.utf8.lowerBound - start..<$0.utf8.upperBound - start, minX: $0.minX,
        maxX: $0.maxX)
    }
    pieces.append(
      LinePiece(
        text: layout.text.string(in: start..<end), clusters: clusters, of: box,
        attributes: attributes, on: line, style: style))
  }
}
