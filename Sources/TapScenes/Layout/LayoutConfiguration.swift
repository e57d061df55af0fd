public import TapLayout
public import TapText

/// Everything that a layout needs but its text: the box, the options and the size of a cell.
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

  /// The shaper, which knows the size of a cell.
  public var cell: CellShaper

  /// Makes a configuration; without arguments it is the command line's default.
  public init(
    options: LayoutOptions = LayoutOptions(), width: Double = 400, cell: CellShaper = CellShaper()
  ) {
    self.options = options
    self.width = width
    self.cell = cell
  }

  /// Reads the options object of the case format from the bytes of a file.
  ///
  /// Keys that are absent keep their defaults; unknown keys, wrong types and values out of range
  /// are errors that name their place.
  public init(json bytes: [UInt8]) throws(SceneError) {
    self = try Self(reading: JSONCursor(JSONValue(parsing: bytes.span)))
  }

  /// Lays a text out.
  public func layout(_ text: AttributedText) -> TextLayout {
    TextLayout(text, width: width, options: options, shaper: cell)
  }
}
