public import TapLayout
public import TapText

/// Everything that a layout needs but its text: the box, the options, and the fonts or the cell.
///
/// A case holds one under `layout`; the command line reads one from a file of its own:
///
///     let bytes = Array(#"{"width": 300, "cell": [10, 20], "align": "center"}"#.utf8)
///     let layout = try LayoutConfiguration(json: bytes)
///     layout.width  // 300
///     layout.options.alignment  // .center
public struct LayoutConfiguration: Sendable, Hashable {
  /// The options of the layout.
  public var options: LayoutOptions

  /// The width of the box, in points.
  public var width: Double

  /// The size of a cell, for text in cells.
  public var cell: CellShaper

  /// How far from a link a point may be and still count for it.
  public var slop: HitSlop

  /// The fonts; `nil` for text in cells.
  public var fonts: LayoutFonts?

  /// Makes a configuration; without arguments it is the command line's default.
  public init(
    options: LayoutOptions = LayoutOptions(), width: Double = 400,
    cell: CellShaper = CellShaper(), slop: HitSlop = .none, fonts: LayoutFonts? = nil
  ) {
    self.options = options
    self.width = width
    self.cell = cell
    self.slop = slop
    self.fonts = fonts
  }

  /// Reads the options object of the case format from the bytes of a file.
  ///
  /// Absent keys keep their defaults; unknown keys, wrong types and values out of range are errors
  /// with their location.
  public init(json bytes: [UInt8]) throws(SceneError) {
    self = try Self(reading: JSONCursor(JSONValue(parsing: bytes.span)))
  }

  /// What measures the text: the fonts, or cells where there are none.
  public var shaper: any Shaper { fonts?.shaper ?? cell as any Shaper }

  /// Lays a text out.
  public func layout(_ text: AttributedText) -> TextLayout {
    TextLayout(text, width: width, options: options, shaper: shaper)
  }
}
