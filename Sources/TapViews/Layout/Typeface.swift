public import TapDraw
public import TapLayout

/// What labels are set in: the font that draws them, and what measures it.
///
/// Both must be the same font, as in a ``TextView``. By default letters are in cells of 8 by 16.
public struct Typeface: Sendable {
  /// The font that draws the text.
  public var font: Font
  /// What measures the text.
  public var shaper: any Shaper

  /// Makes a typeface.
  public init(font: Font = Font(), shaper: any Shaper = CellShaper()) {
    self.font = font
    self.shaper = shaper
  }
}
