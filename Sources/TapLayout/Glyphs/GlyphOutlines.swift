public import TapText

/// A source of the shapes of glyphs, which a shaper of real fonts is.
///
/// For front ends that draw glyphs themselves, as curves or as pictures. A front end with a font
/// engine of its own takes ``describe(_:)`` instead and draws glyphs by number.
public protocol GlyphOutlines: Sendable {
  /// The identity of the source: where it is the same, a font and a glyph have one outline.
  ///
  /// It holds as long as the source is kept, so a store of shapes by identity keeps that too.
  var identity: ObjectIdentifier { get }

  /// What a font of a layout is.
  func describe(_ font: FontID) -> FontDescription

  /// Draws the outline of a glyph, in points from its origin with y downwards.
  ///
  /// Returns whether the font has an outline for it; a picture or a space has none.
  func draw(_ glyph: UInt16, of font: FontID, with pen: inout some OutlinePen) -> Bool

  /// The picture of a glyph, as colored emoji have; `nil` for a glyph without.
  func picture(of glyph: UInt16, in font: FontID) -> GlyphPicture?

  /// Where lines go with text of some attributes: as the first of its fonts wants them.
  ///
  /// A font that stands in for it, for an emoji say, has no say, or the line would jump.
  func decorations(of attributes: TextAttributes) -> FontDecorations
}

/// What draws outlines: lines and curves in points, y downwards.
public protocol OutlinePen {
  /// Begins a contour.
  mutating func move(toX x: Double, y: Double)
  /// Draws a line.
  mutating func line(toX x: Double, y: Double)
  /// Draws a quadratic curve.
  mutating func quadratic(controlX: Double, controlY: Double, toX x: Double, y: Double)
  /// Draws a cubic curve.
  mutating func cubic(
    control1X: Double, control1Y: Double, control2X: Double, control2Y: Double, toX x: Double,
    y: Double)
  /// Closes the contour.
  mutating func close()
}

/// A glyph as a PNG file, and where it goes.
public struct GlyphPicture: Sendable, Hashable {
  /// The file.
  public var png: [UInt8]
  /// The box in points, from the glyph's origin.
  public var box: Rect

  /// Makes a picture.
  public init(png: [UInt8], box: Rect) {
    self.png = png
    self.box = box
  }
}

/// What a font is: enough for another engine to load the same.
public struct FontDescription: Sendable, Hashable {
  /// The path of the file; `nil` for a font that came as bytes.
  public var path: String?
  /// The number of the face in the file.
  public var index: Int
  /// The family.
  public var family: String
  /// The size in points.
  public var size: Double
  /// The weight, 100 to 1000.
  public var weight: Int
  /// Whether letters slant by themselves.
  public var isItalic: Bool
  /// The axes of a variable font that are not at their default, by tag.
  public var axes: [String: Double]
  /// The slant that is made up for a face that has none: x moves this much for each y upwards.
  public var syntheticSlant: Double

  /// Makes a description.
  public init(
    path: String?, index: Int = 0, family: String, size: Double, weight: Int = 400,
    isItalic: Bool = false, axes: [String: Double] = [:], syntheticSlant: Double = 0
  ) {
    self.path = path
    self.index = index
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.axes = axes
    self.syntheticSlant = syntheticSlant
  }
}
