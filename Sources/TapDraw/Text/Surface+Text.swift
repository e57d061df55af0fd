public import TapLayout
import TapText

extension Surface {
  /// Draws what can be seen of a text: backgrounds, focus rings, letters and inline objects.
  ///
  /// It draws the very boxes that the layout answers hits with. Only lines and boxes that touch the
  /// visible rectangle are looked at; one that overflows it is drawn whole.
  ///
  /// - Parameters:
  ///   - layout: the text.
  ///   - origin: where the top left corner of the layout's box goes.
  ///   - visible: what can be seen, measured as the origin is.
  ///   - style: the paint of all that the text leaves open, and of the links.
  /// - Complexity: O(log *n* + boxes of the visible lines).
  public mutating func draw(
    _ layout: TextLayout, at origin: Point, in visible: Rect, style: TextStyle = TextStyle()
  ) {
    var visible: Rect? = visible.translated(x: -origin.x, y: -origin.y)
    if layout.options.clips { visible = visible?.intersection(layout.bounds) }
    guard let visible, !visible.isEmpty else { return }
    var reader = LineReader(layout, style: style)
    let blocks = BlockReader(layout, lines: layout.linesOfRows(in: visible))
    layout.forEachLine(in: visible) { line in
      if !blocks.rules.contains(line) { reader.read(line: line, within: visible) }
    }
    withSavedState { surface in
      surface.concatenate(.translation(x: origin.x, y: origin.y))
      if layout.options.clips { surface.clip(to: layout.bounds) }
      for shape in blocks.shapes { surface.fill(shape.rect, with: style.color(of: shape.kind)) }
      surface.draw(reader.pieces, linksOf: layout, in: visible, paints: style.links)
    }
  }

  private mutating func draw(
    _ pieces: [LinePiece], linksOf layout: TextLayout, in visible: Rect, paints: LinkPaints
  ) {
    for piece in pieces {
      if let color = piece.background, !piece.box.isEmpty { fill(piece.box, with: color) }
    }
    layout.forEachLinkFragment(in: visible) { link, fragment in
      if let color = paints.style(ofLink: link).background { fill(fragment, with: color) }
    }
    layout.forEachLinkFragment(in: visible) { link, fragment in
      guard let color = paints.style(ofLink: link).focusRing else { return }
      // Inside the fragment, so that it leaves neither link nor line, and so under the letters.
      stroke(Path(fragment.inset(by: 1)), with: color, width: 2)
    }
    for piece in pieces {
      if piece.isObject { draw(object: piece) } else { for run in piece.runs { draw(run) } }
    }
  }

  /// Draws a frame and in it, cut off where they are too long, the words that stand for an object.
  private mutating func draw(object piece: LinePiece) {
    guard !piece.box.isEmpty else { return }
    stroke(Path(piece.box.inset(by: 0.5)), with: piece.color, width: 1)
    guard !piece.runs.isEmpty else { return }
    withSavedState { surface in
      surface.clip(to: piece.box)
      for run in piece.runs { surface.draw(run) }
    }
  }
}

extension TextStyle {
  /// The color of what is drawn behind lines.
  fileprivate func color(of kind: BlockReader.Shape.Kind) -> Color {
    switch kind {
    case .bar: quoteBar
    case .code: codeBlockBackground
    case .rule, .line: rule
    }
  }
}
