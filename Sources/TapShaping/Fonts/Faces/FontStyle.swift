import CHarfBuzz

/// How the letters of a face look.
public struct FontStyle: Sendable, Hashable {
  /// The weight, 1 to 1000; 400 is regular, 700 bold.
  public var weight: Int
  /// The width in percent of the normal one.
  public var width: Double
  /// Whether letters slant, and how.
  public var slant: FontSlant

  /// Makes a style.
  public init(weight: Int = 400, width: Double = 100, slant: FontSlant = .upright) {
    self.weight = weight
    self.width = width
    self.slant = slant
  }
}

/// How letters slant.
public enum FontSlant: Sendable, Hashable {
  /// Upright letters.
  case upright
  /// They are letters of their own, as if written by hand.
  case italic
  /// They are upright letters that lean.
  case oblique
}

extension FontStyle {
  /// Reads a style from the tables `OS/2`, `head` and `STAT`.
  init(of font: hb_font_t, named name: String) {
    let weight = hb_style_get_value(font, HB_STYLE_TAG_WEIGHT)
    let width = hb_style_get_value(font, HB_STYLE_TAG_WIDTH)
    self.weight = weight.isFinite ? Int(min(max(weight, 1), 1000)) : 400
    self.width = width.isFinite && width > 0 ? Double(min(max(width, 10), 1000)) : 100
    let leans = hb_style_get_value(font, HB_STYLE_TAG_ITALIC) > 0
    slant = !leans ? .upright : name.lowercased().contains("oblique") ? .oblique : .italic
  }
}
