import TapLayout
import TapText

/// A reader of the fragments of the lines of a layout, for drawing.
struct LineReader {
  private let layout: TextLayout
  private let outlines: (any GlyphOutlines)?
  private var style: TextStyle
  /// The fonts that were met.
  private var fonts: [FontID: Font] = [:]
  /// The fragments read so far, line by line from left to right.
  private(set) var pieces: [LinePiece] = []

  init(_ layout: TextLayout, style: TextStyle) {
    self.layout = layout
    self.style = style
    self.style.ignoresSizes = layout.hasUniformMetrics
    outlines = layout.outlines
  }

  /// Reads what of a line is between the sides of a rectangle.
  mutating func read(line index: Int, within visible: Rect) {
    guard visible.x < visible.maxX else { return }
    var runs: [LineRun] = []
    layout.forEachRun(inLine: index, within: visible.x..<visible.maxX) { runs.append($0) }
    for run in runs { read(run) }
  }

  private mutating func read(_ run: LineRun) {
    let paint = run.link.map(style.links.style(ofLink:)) ?? LinkStyle()
    let color = paint.foreground ?? run.attributes.foreground ?? style.color
    let isCode =
      run.attributes.fontFamily == "monospace" && run.attributes.paragraph?.block?.kind != .code
    var piece = LinePiece(
      runs: [], background: run.attributes.background ?? (isCode ? style.codeBackground : nil),
      color: color, box: run.rect)
    if run.region == .inlineObject {
      piece.isObject = true
      piece.runs = words(of: run)
    } else {
      piece.runs = [glyphRun(run)]
    }
    for index in piece.runs.indices {
      piece.runs[index].color = color
      piece.runs[index].isUnderlined = paint.isUnderlined ?? run.attributes.isUnderlined
      piece.runs[index].isStruckThrough = paint.isStruckThrough ?? run.attributes.isStruckThrough
    }
    pieces.append(piece)
  }

  /// The words that stand for an object, in the middle of its box.
  private mutating func words(of run: LineRun) -> [GlyphRun] {
    guard let object = run.attributes.inlineObject, !object.alternativeText.isEmpty else {
      return []
    }
    var attributes = run.attributes
    attributes.baselineOffset = 0
    let label = layout.label(
      object.alternativeText, attributes: attributes, direction: run.direction)
    var runs: [LineRun] = []
    // Words of several lines have no room here but for the first.
    label.forEachRun(inLine: 0) { runs.append($0) }
    let line = label.line(at: 0)
    let x = run.rect.x + max(0, (run.rect.width - line.rect.width) / 2) - line.rect.x
    // Most letters are about 0.7 of their size high, and so is the room above the baseline.
    let middle = run.rect.center.y + (line.baseline - line.rect.y) * 0.44
    let y = object.height == nil ? run.baseline - line.baseline : middle - line.baseline
    return runs.map { glyphRun($0).translated(x: x, y: y) }
  }

  private mutating func glyphRun(_ run: LineRun) -> GlyphRun {
    let start = run.utf8Range.lowerBound
    var clusters: [GlyphRun.Cluster] = []
    run.forEachCluster { box in
      clusters.append(
        GlyphRun.Cluster(
          utf8Range: box.utf8Range.lowerBound - start..<box.utf8Range.upperBound - start,
          minX: box.minX,
          maxX: box.maxX))
    }
    var made = GlyphRun(
      text: run.text.string(in: run.utf8Range), clusters: clusters, baseline: run.baseline,
      direction: run.direction, font: style.font(of: run.attributes))
    guard let font = run.font else { return made }
    var glyphs: [PlacedGlyph] = []
    run.forEachGlyph { glyphs.append($0) }
    made.glyphs = RunGlyphs(font: font, outlines: outlines, glyphs: glyphs, sides: run.sides)
    if let outlines {
      made.font = self.font(font, of: outlines)
      made.decorations = outlines.decorations(of: run.attributes)
    }
    return made
  }

  private mutating func font(_ id: FontID, of outlines: any GlyphOutlines) -> Font {
    if let known = fonts[id] { return known }
    let description = outlines.describe(id)
    let font = Font(
      family: description.family, size: description.size, weight: description.weight,
      isItalic: description.isItalic)
    fonts[id] = font
    return font
  }
}

/// A range of one line that is drawn at once.
struct LinePiece {
  /// The letters; of an object those that stand for it, of several directions perhaps.
  var runs: [GlyphRun]
  /// The color behind the letters.
  var background: Color?
  /// The color of the letters.
  var color: Color
  /// The box of the range: as high as its line, or as its object.
  var box: Rect
  /// Whether the letters stand for an inline object.
  var isObject = false
}
