import TapLayout
import TapText

extension DrawCommand: CustomStringConvertible {
  /// The command on one line, such as `fill 0,0 44x44 #000000`.
  public var description: String {
    switch self {
    case .save: "save"
    case .restore: "restore"
    case .concatenate(let transform): "concatenate \(transform.listing)"
    case .clipPath(let path): "clip \(path.svg)"
    case .clip(let rect): "clip \(rect.listing)"
    case .fade(let opacity): "fade \(number(opacity))"
    case .fillPath(let path, let color): "fill \(path.svg) \(color.listing)"
    case .fill(let rect, let color): "fill \(rect.listing) \(color.listing)"
    case .stroke(let path, let color, let width):
      "stroke \(path.svg) \(color.listing) width \(number(width))"
    case .text(let run): "text \(run.listing)"
    case .image(let image, let rect): "image \(image.source.debugDescription) \(rect.listing)"
    }
  }
}

private func number(_ value: Double) -> String { ShortestNumber.text(value) }

extension Rect {
  fileprivate var listing: String {
    "\(number(x)),\(number(y)) \(number(width))x\(number(height))"
  }
}

extension Transform {
  fileprivate var listing: String {
    guard !isTranslation else { return "translation \(number(tx)),\(number(ty))" }
    return [a, b, c, d, tx, ty].map(number).joined(separator: " ")
  }
}

extension Color {
  fileprivate var listing: String {
    alpha == 1 ? hexadecimal : "\(hexadecimal) alpha \(ShortestNumber.text(alpha))"
  }
}

extension GlyphRun {
  fileprivate var listing: String {
    var words = [
      text.debugDescription, "\(number(minX))..\(number(maxX)) at \(number(baseline))",
      color.listing, "\(number(font.size))pt",
    ]
    if let family = font.family { words.append(family.debugDescription) }
    if font.weight != 400 { words.append("weight \(font.weight)") }
    if font.isItalic { words.append("italic") }
    if isUnderlined { words.append("underlined") }
    if isStruckThrough { words.append("struck through") }
    if direction == .rightToLeft { words.append("right to left") }
    if let glyphs { words.append(glyphs.listing(on: baseline)) }
    return words.joined(separator: " ")
  }
}

extension RunGlyphs {
  /// Each glyph with where it is, and how far below the baseline where it is not on it.
  fileprivate func listing(on baseline: Double) -> String {
    let places = glyphs.map { glyph in
      let drop = glyph.y == baseline ? "" : ",\(number(glyph.y - baseline))"
      return "\(glyph.glyph)@\(number(glyph.x))\(drop)"
    }
    var words = "font \(font.rawValue) glyphs \(places.joined(separator: " "))"
    if sides.lowerBound.isFinite { words += " from \(number(sides.lowerBound))" }
    if sides.upperBound.isFinite { words += " to \(number(sides.upperBound))" }
    return words
  }
}
