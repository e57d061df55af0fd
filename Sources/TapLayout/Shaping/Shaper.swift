public import TapText

/// A measurer of text: it gives each grapheme cluster its advance, and its glyphs if it has any.
///
/// The seam between a layout and what it draws with. ``CellShaper`` needs no font, so
/// everything above it can be tested without one; a shaper of real fonts plugs in here.
/// Colors, links and underlines never reach a shaper, so that they cannot move geometry.
public protocol Shaper: Sendable {
  /// The vertical metrics of text with these attributes.
  func metrics(of attributes: TextAttributes) -> FontMetrics

  /// Whether every text has the same vertical metrics, whatever its attributes.
  var hasUniformMetrics: Bool { get }

  /// Shapes the clusters that a request names.
  ///
  /// Hard breaks, tabs and inline objects may be left alone: the layout measures those itself.
  ///
  /// - Parameters:
  ///   - text: the text in UTF-8 that the request's offsets count in.
  ///   - request: which clusters, and what is known of them.
  ///   - result: comes with an advance of zero for each cluster and with nothing else.
  func shape(_ text: Span<UInt8>, _ request: ShapingRequest, into result: inout ShapedClusters)

  /// The width of a short text by itself, in points: an ellipsis, a token, a hyphen.
  func width(of text: String, attributes: TextAttributes) -> Double
}
