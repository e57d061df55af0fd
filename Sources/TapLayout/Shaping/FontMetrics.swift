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

/// The vertical metrics of the text from a cluster on.
public struct MetricsRun: BitwiseCopyable, Sendable, Hashable {
  /// The first cluster.
  public var first: UInt32
  /// The metrics, up to the next run.
  public var metrics: FontMetrics

  /// Makes a run.
  public init(first: UInt32, metrics: FontMetrics) {
    self.first = first
    self.metrics = metrics
  }
}
