import TapText

/// The shaped clusters of some whole paragraphs: all that does not depend on a width.
///
/// Flat arrays, one entry a cluster, in logical order. Offsets are relative to the first byte
/// and clusters to the first cluster, so that a chunk can be moved without touching it.
struct ShapedText: Sendable {
  /// The length in UTF-8 code units.
  var byteCount = 0
  /// The number of clusters.
  var clusterCount = 0
  /// The offset of each cluster and of the end; empty where each byte is a cluster.
  var starts: [UInt32] = []
  /// The sum of the advances before each cluster, relative to the base of its block of 64.
  ///
  /// Relative, since a Float from the start of a long text loses whole pixels.
  var edges: [Float] = []
  /// The sum of the advances before each block of 64 clusters.
  var bases: [Double] = []
  /// What each cluster is to a line breaker.
  var flags: [ClusterFlags] = []
  var paragraphs: [ParagraphRecord] = []
  /// The styles that paragraphs name by index.
  var styles: [ParagraphStyle] = []
  /// The embedding levels of the paragraphs that have several, by cluster, ascending.
  var levels: [LevelRun] = []
  var objects: [ObjectRecord] = []
  /// The vertical metrics, by cluster, ascending; empty where the shaper has one for all.
  var metrics: [MetricsRun] = []
  /// The glyphs of the text as it is without line breaks; empty of a shaper that has none.
  var glyphs = GlyphList()
  /// A bit for each cluster: whether a line break before it calls for shaping again.
  var joints: [UInt64] = []
  /// The widths of hyphens, by cluster, ascending; empty where all are as wide.
  var hyphens: [HyphenRun] = []
  /// The widths of ellipses, by cluster, ascending; empty where all are as wide.
  var ellipses: [EllipsisRun] = []
  /// The links, flattened, by cluster, ascending and disjoint.
  var segments: [LinkSegment] = []
  /// The segments by link, then by cluster; empty where that is their order.
  var segmentsByLink: [UInt32] = []
  /// The rows of tables, in the order of their paragraphs.
  var rows: [RowRecord] = []
  /// The cells of the rows.
  var cells: [CellRecord] = []
  /// The tables that the rows are in.
  var tables: [TableRecord] = []
  /// The measures of their columns.
  var columns: [ColumnMeasure] = []

  /// The advance width before a cluster, from the first cluster on, in points.
  func position(_ cluster: Int) -> Double { bases[cluster >> 6] + Double(edges[cluster]) }

  /// The advance width of some clusters, in points.
  func width(of clusters: Range<Int>) -> Double {
    position(clusters.upperBound) - position(clusters.lowerBound)
  }

  /// The offset of a cluster, or of the end, from the first byte.
  func byte(_ cluster: Int) -> Int { starts.isEmpty ? cluster : Int(starts[cluster]) }

  /// The cluster that holds a byte; the number of clusters for the end.
  func cluster(holding byte: Int) -> Int {
    guard !starts.isEmpty else { return min(byte, clusterCount) }
    return starts.partitioningIndex { Int($0) > byte } - 1
  }

  /// The first cluster that starts at or after a byte.
  func cluster(from byte: Int) -> Int {
    guard !starts.isEmpty else { return min(byte, clusterCount) }
    return min(starts.partitioningIndex { Int($0) >= byte }, clusterCount)
  }

  /// Whether a line break before a cluster calls for shaping again.
  func isJoined(before cluster: Int) -> Bool {
    !joints.isEmpty && joints[cluster >> 6] >> UInt64(cluster & 63) & 1 == 1
  }

  /// The directions of all clusters; empty where all read to the right.
  var directions: [DirectionRun] {
    guard paragraphs.contains(where: { $0.baseLevel != 0 || $0.isMixed }) else { return [] }
    var runs: [DirectionRun] = []
    func add(_ first: UInt32, _ level: UInt8) {
      let isRightToLeft = level & 1 == 1
      if runs.last?.first == first { runs.removeLast() }
      if runs.last?.isRightToLeft ?? false != isRightToLeft {
        runs.append(DirectionRun(first: first, isRightToLeft: isRightToLeft))
      }
    }
    var run = 0
    for paragraph in paragraphs {
      add(paragraph.first, paragraph.baseLevel)
      while run < levels.count, levels[run].first < paragraph.next {
        add(levels[run].first, levels[run].level)
        run += 1
      }
    }
    return runs
  }

  /// The record of the object that begins at a cluster.
  func object(at cluster: Int) -> ObjectRecord? {
    let index = objects.partitioningIndex { Int($0.first) >= cluster }
    guard index < objects.count, Int(objects[index].first) == cluster else { return nil }
    return objects[index]
  }
}

/// What a cluster is to a line breaker.
struct ClusterFlags: OptionSet, BitwiseCopyable, Sendable {
  var rawValue: UInt8

  /// A line may break before this cluster.
  static let breakBefore = Self(rawValue: 1)
  /// A space that hangs at a soft wrap.
  static let space = Self(rawValue: 2)
  /// The end of a paragraph.
  static let hardBreak = Self(rawValue: 4)
  /// A tab, as wide as the way to its stop.
  static let tab = Self(rawValue: 8)
  /// An inline object, or a cluster that one stands for.
  static let object = Self(rawValue: 16)
  /// A soft hyphen, which shows only at a line's end.
  static let softHyphen = Self(rawValue: 32)
  /// A line may break before this cluster with a hyphen.
  static let hyphenBefore = Self(rawValue: 64)
  /// Justification may open room after this cluster.
  static let expandsAfter = Self(rawValue: 128)

  /// Flags of clusters whose width depends on the line.
  static let widthDependsOnLine: Self = [.tab, .object, .softHyphen, .hyphenBefore]
}

/// One paragraph of a chunk.
struct ParagraphRecord: BitwiseCopyable, Sendable {
  /// The first cluster.
  var first: UInt32
  /// The end of the clusters before the hard break.
  var end: UInt32
  /// The end of the clusters, hard break included.
  var next: UInt32
  /// The level of the base direction: 0 or 1.
  var baseLevel: UInt8
  /// Whether several directions meet in it.
  var isMixed: Bool
  /// Whether a tab, object or hyphen makes widths depend on the line.
  var isIrregular: Bool
  /// The style, an index into the chunk's styles, or -1.
  var style: Int32
}

/// A range of clusters of one embedding level (UAX #9), up to the next or the paragraph's end.
///
/// One without clusters is between two of higher levels that are ordered apart.
struct LevelRun: BitwiseCopyable, Sendable {
  var first: UInt32
  var level: UInt8
}

/// The clusters that one inline object stands for.
struct ObjectRecord: BitwiseCopyable, Sendable {
  var first: UInt32
  var end: UInt32
  /// The width in points, before the line's width limits it.
  var width: Double
  /// The height above the baseline; negative stands for the line's own height.
  var ascent: Double
  var descent: Double
}

/// The width of a hyphen in the text from a cluster on, up to the next run.
struct HyphenRun: BitwiseCopyable, Sendable {
  var first: UInt32
  var width: Float
}

/// Clusters that belong to one link.
struct LinkSegment: BitwiseCopyable, Sendable {
  var first: UInt32
  var end: UInt32
  /// The index of the link after those that start before the chunk; negative if it is one of them.
  var link: Int32
}
