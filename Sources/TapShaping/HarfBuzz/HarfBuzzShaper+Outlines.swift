public import TapLayout
public import TapText

extension HarfBuzzShaper: GlyphOutlines {
  /// What all copies of a shaper share, and no other has.
  public var identity: ObjectIdentifier { ObjectIdentifier(shared) }

  /// What a font of this shaper's layouts is.
  public func describe(_ font: FontID) -> FontDescription {
    let key = shared.font(font)
    return FontDescription(
      path: key.face.path, index: key.face.index, family: key.face.family, size: key.size,
      weight: key.axes["wght"].map { Int($0.rounded()) } ?? key.face.style.weight,
      isItalic: key.face.style.slant != .upright, axes: key.axes,
      syntheticSlant: key.slant)
  }

  /// Draws the outline of a glyph; a font without real italics leans.
  ///
  /// A glyph of a colored font that has neither picture nor outline, but layers of color say, is a
  /// box.
  ///
  /// - Complexity: O(*n*), where *n* is the number of the outline's points.
  public func draw(_ glyph: UInt16, of font: FontID, with pen: inout some OutlinePen) -> Bool {
    let key = shared.font(font)
    let instance = key.face.instance(axes: key.axes)
    if instance.draw(glyph, size: key.size, slant: key.slant, with: &pen) { return true }
    guard key.face.isColored, glyph != key.face.glyph(for: " "),
      instance.picture(of: glyph, size: key.size) == nil
    else { return false }
    pen.box(from: 0.1 * key.size, to: 0.9 * key.size, height: 0.75 * key.size)
    return true
  }

  /// The picture of a glyph of a colored font.
  ///
  /// - Complexity: O(*n*), where *n* is the number of the picture's bytes.
  public func picture(of glyph: UInt16, in font: FontID) -> GlyphPicture? {
    let key = shared.font(font)
    guard key.face.isColored else { return nil }
    return key.face.instance(axes: key.axes).picture(of: glyph, size: key.size)
  }

  /// Lines where the tables of the first font say.
  public func decorations(of attributes: TextAttributes) -> FontDecorations {
    let font = shared.withSession { $0.style(of: attributes, "").fonts[0].id }
    let key = shared.font(font)
    let own = key.face.instance(axes: key.axes).proportions
    // Tables tell of upper edges, drawing wants the middle.
    return FontDecorations(
      underlineOffset: (own.underline.thickness / 2 - own.underline.rise) * key.size,
      underlineThickness: own.underline.thickness * key.size,
      strikethroughOffset: (own.strikeout.rise - own.strikeout.thickness / 2) * key.size,
      strikethroughThickness: own.strikeout.thickness * key.size)
  }
}

extension OutlinePen {
  /// Draws the frame of a box that is on the baseline.
  fileprivate mutating func box(from left: Double, to right: Double, height: Double) {
    for inset in [0, height / 12] {
      let (left, right) = (left + inset, right - inset)
      move(toX: left, y: -inset)
      // The inner side runs the other way, which leaves a hole.
      let xs = inset == 0 ? [left, right, right] : [right, right, left]
      let ys = inset == 0 ? [-height, -height, 0] : [-inset, inset - height, inset - height]
      for (x, y) in zip(xs, ys) { line(toX: x, y: y) }
      close()
    }
  }
}
