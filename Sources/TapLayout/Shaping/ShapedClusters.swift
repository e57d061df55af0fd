/// What a shaper makes of some clusters: how wide each is, and how it looks.
///
/// Clusters count from the first that was asked for.
public struct ShapedClusters: Sendable, Hashable {
  /// The advance of each cluster in points, in logical order; one entry more is the layout's.
  public var advances: [Float]
  /// The glyphs; empty of a shaper that has none.
  public var glyphs = GlyphList()
  /// The vertical metrics, ascending from cluster 0; empty where ``Shaper/metrics(of:)`` is enough.
  public var metrics: [MetricsRun] = []
  /// Whether the clusters around one look or measure otherwise if a line breaks before it.
  ///
  /// A bit for each cluster, the lowest of each word first; empty where none is set.
  public var joints: [UInt64] = []

  /// Makes room for some clusters.
  public init(count: Int) { advances = [Float](repeating: 0, count: count + 1) }

  /// The number of clusters.
  public var count: Int { advances.count - 1 }

  /// Notes that a line break before a cluster calls for shaping again.
  public mutating func join(before cluster: Int) {
    if joints.isEmpty { joints = [UInt64](repeating: 0, count: count >> 6 + 1) }
    joints[cluster >> 6] |= 1 << UInt64(cluster & 63)
  }
}
