import TapLayout
import TapText

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
