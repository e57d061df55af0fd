public import TapText

/// A measurer of text: it gives each grapheme cluster its advance.
///
/// The seam between a layout and what it draws with. ``CellShaper`` needs no font, so
/// everything above it can be tested without one; a shaper of real fonts plugs in here.
/// Colors, links and underlines never reach a shaper, so that they cannot move geometry.
public protocol Shaper: Sendable {
  /// The vertical metrics of text with these attributes.
  func metrics(of attributes: TextAttributes) -> FontMetrics

  /// Whether every text has the same vertical metrics, whatever its attributes.
  var hasUniformMetrics: Bool { get }

  /// Writes the advance of each cluster, in points, to `advances`.
  ///
  /// `advances` comes with one zero for each cluster. Hard breaks, tabs and inline objects
  /// may be left alone: the layout measures those itself.
  ///
  /// - Parameters:
  ///   - text: whole paragraphs in UTF-8.
  ///   - starts: the offset of each cluster and of the end; empty where each byte is a cluster.
  ///   - attributes: the attribute runs, offsets relative to `text`; empty where all is plain.
  ///   - advances: one number for each cluster, in logical order.
  func shape(
    _ text: Span<UInt8>, starts: Span<UInt32>, attributes: [AttributeRun],
    advances: inout MutableSpan<Float>)

  /// The width of a short text by itself, in points: an ellipsis, a token, a hyphen.
  func width(of text: String, attributes: TextAttributes) -> Double
}

/// The vertical metrics of a font at a size, in points.
public struct FontMetrics: BitwiseCopyable, Sendable, Hashable {
  /// The height above the baseline.
  public var ascent: Double
  /// The depth below the baseline.
  public var descent: Double
  /// The space that the font asks for between lines.
  public var leading: Double

  /// Makes metrics.
  public init(ascent: Double, descent: Double, leading: Double = 0) {
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
  }
}
