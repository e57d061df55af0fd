/// The horizontal alignment of lines (CSS `text-align`).
public enum TextAlignment: String, Sendable, Hashable, Codable, CaseIterable {
  /// At the edge where reading starts.
  case start
  /// At the edge where reading ends.
  case end
  /// At the left edge.
  case left
  /// At the right edge.
  case right
  /// In the middle.
  case center
  /// Spread over the whole width, but for a paragraph's last line.
  case justify
}
