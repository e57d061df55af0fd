import TapLayout
import TapText

/// A stretch of one line that is drawn at once.
struct LinePiece {
  /// The letters; of an object those that stand for it.
  var run: GlyphRun
  /// The color behind the letters.
  var background: Color?
  /// The box of the stretch: as high as its line, or as its object.
  var box: Rect
  /// Whether the letters stand for an inline object.
  var isObject = false
}

extension LinePiece {
  /// Makes a piece of clusters that have some attributes and belong to some link.
  init(
    text: String, clusters: [GlyphRun.Cluster], of box: LineBox, attributes: TextAttributes,
    on line: Line, style: TextStyle
  ) {
    let paint = box.link.map(style.links.style(ofLink:)) ?? LinkStyle()
    run = GlyphRun(
      text: text, clusters: clusters, baseline: line.baseline - attributes.baselineOffset,
      direction: box.direction, font: style.font(of: attributes),
      color: paint.foreground ?? attributes.foreground ?? style.color,
      isUnderlined: paint.isUnderlined ?? attributes.isUnderlined,
      isStruckThrough: paint.isStruckThrough ?? attributes.isStruckThrough)
    background = attributes.background
    self.box = Rect(
      x: run.minX, y: line.rect.y, width: run.maxX - run.minX, height: line.rect.height)
  }

  /// Makes a piece of words that are not in the text, such as an ellipsis, in one box.
  init(
    words: String, in box: LineBox, attributes: TextAttributes, on line: Line, style: TextStyle
  ) {
    let cluster = GlyphRun.Cluster(utf8: 0..<words.utf8.count, minX: box.minX, maxX: box.maxX)
    self.init(
      text: words, clusters: [cluster], of: box, attributes: attributes, on: line, style: style)
  }

  /// Makes a piece of an inline object.
  init(
    _ object: InlineObject, in box: LineBox, attributes: TextAttributes, on line: Line,
    style: TextStyle
  ) {
    self.init(
      words: object.alternativeText, in: box, attributes: attributes, on: line, style: style)
    isObject = true
    guard let height = object.height, height.isFinite else { return }
    self.box.y = line.baseline - (object.baseline ?? height)
    self.box.height = max(0, height)
    // In the middle of the object: most letters are about 0.7 of their size high.
    run.baseline = self.box.center.y + run.font.size * 0.35
  }
}
