import TapLayout
import TapText

extension SVGSurface {
  /// Writes a run of text and its lines: its glyphs in their outlines, or where it has none each
  /// cluster in the middle of its box.
  ///
  /// Such clusters are placed one by one, since the font that shows the file is not the one that the
  /// layout measured. Letters of a script whose letters join stay together, or they would not.
  public mutating func draw(_ run: GlyphRun) {
    if let glyphs = run.glyphs, let outlines = glyphs.outlines {
      draw(glyphs, in: outlines, of: run)
    } else {
      drawText(of: run)
    }
    for line in [run.underline, run.strikethrough] {
      if let line, !line.isEmpty { fill(line, with: run.color) }
    }
  }

  private mutating func drawText(of run: GlyphRun) {
    let pieces = SVGTextSegment.pieces(of: run)
    if !pieces.isEmpty {
      let spans = pieces.map { piece in
        "<tspan x=\"\(SVGText.number(piece.middle))\">\(SVGText.escaped(piece.text))</tspan>"
      }.joined()
      write("<text y=\"\(SVGText.number(run.baseline))\"\(look(of: run))>\(spans)</text>")
    }
  }

  private func look(of run: GlyphRun) -> String {
    let font = run.font
    let families = (font.family.map { ["'\(SVGText.familyName($0))'"] } ?? []) + Self.families
    var look = " text-anchor=\"middle\" font-family=\"\(families.joined(separator: ", "))\""
    look += " font-size=\"\(SVGText.number(font.size))\"\(paint("fill", run.color))"
    if font.weight != 400 { look += " font-weight=\"\(font.weight)\"" }
    if font.isItalic { look += " font-style=\"italic\"" }
    // A bracket by itself has no context that would mirror it.
    if run.direction == .rightToLeft {
      look += " direction=\"rtl\" unicode-bidi=\"embed\""
    }
    return look
  }

  /// Fonts of one width, of which most systems have one.
  private static let families = ["'DejaVu Sans Mono'", "'Noto Sans Mono'", "monospace"]
}

extension SVGText {
  /// A font family for a quoted name in a style, without what would end or escape the quotation.
  static func familyName(_ name: String) -> String {
    escaped(
      String(String.UnicodeScalarView(name.unicodeScalars.filter { $0 != "'" && $0 != "\\" })))
  }
}
