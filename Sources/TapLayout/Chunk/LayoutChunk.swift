/// The lines of some whole paragraphs at one width: a unit of building, sharing and replacing.
///
/// Immutable once built, so that snapshots share it. Everything inside counts from the chunk's own
/// top, byte, cluster, line and link; a `ChunkWindow` says where those are in the text.
final class LayoutChunk: Sendable {
  let shaped: ShapedText
  let lines: [LineRecord]
  /// The boxes of the lines that are no single run, from left to right.
  let runs: [RunRecord]
  /// The runs of each line by cluster; empty where lines with many runs have them in that order.
  let runsByCluster: [UInt32]
  let metrics: [LineMetrics]
  /// What lines that end or begin inside a word show of it.
  let patches: LinePatches
  /// The last line at or over each multiple of `bucketHeight`; empty where lines are evenly high,
  /// so that dividing by it names the line.
  let buckets: [UInt32]
  let bucketHeight: Double
  /// Whether each line ends where the next begins, so that none need be asked for its height.
  let isGapless: Bool
  /// Whether there are rows of tables, whose cells are side by side.
  let hasRows: Bool
  /// The distance from the chunk's top to the bottom of its last line.
  let height: Double
  /// The space that parts the last line from what follows.
  let gap: Double
  /// The width of the widest line with its indent, in points.
  let widest: Double
  /// The rows of tables; where there are some, lines are side by side, and `stops` lead to them.
  let tables: ChunkTables
  /// The lines that are no cells, and the rows, from top to bottom; empty where there are no rows.
  let stops: [LineStop]
  /// The cell of each line; empty where there are no rows.
  let cellOfLine: [UInt32]

  init(
    shaped: ShapedText, lines: [LineRecord], runs: [RunRecord], metrics: [LineMetrics],
    patches: LinePatches, height: Double, gap: Double, widest: Double, tables: ChunkTables
  ) {
    self.tables = tables
    hasRows = !tables.rows.isEmpty
    stops = hasRows ? tables.stops(among: lines) : []
    cellOfLine = hasRows ? tables.cellOfLine(count: lines.count) : []
    self.patches = patches
    self.shaped = shaped
    self.lines = lines.trimmed()
    self.runs = runs.trimmed()
    runsByCluster = orderedRuns(runs, of: lines)
    self.metrics = metrics.trimmed()
    self.height = height
    self.gap = gap
    self.widest = widest
    (buckets, bucketHeight) =
      hasRows ? ([], .infinity) : lineBuckets(lines, height: height)
    isGapless =
      !hasRows
      && zip(lines, lines.dropFirst()).allSatisfy { line, next in
        line.top + metrics[line.metrics].height >= next.top
      }
  }
}

/// One line of a chunk.
struct LineRecord: BitwiseCopyable, Sendable {
  /// The top, from the chunk's top.
  var top: Double
  /// The left edge of the visible boxes, from the layout's left edge.
  var x: Double
  /// The first cluster in logical order.
  var first: UInt32
  /// The end of the visible clusters; hanging spaces and a hard break follow.
  var visibleEnd: UInt32
  /// The end of the line's clusters, hidden ones included.
  var end: UInt32
  /// The first run, where the line is no single run.
  var firstRun: UInt32
  /// The number of runs; 0 for a line that is a single run.
  var runCount: UInt32
  /// The first link segment that ends after the line's start.
  var firstSegment: UInt32
  var paragraph: UInt32
  /// The vertical measures, and the flags in the upper eight bits: 48 bytes a line, no more.
  private var metricsAndFlags: UInt32

  init(
    x: Double, first: Int, visibleEnd: Int, end: Int, paragraph: Int, flags: LineFlags,
    runs: Range<Int> = 0..<0
  ) {
    top = 0
    self.x = x
    self.first = UInt32(first)
    self.visibleEnd = UInt32(visibleEnd)
    self.end = UInt32(end)
    firstRun = UInt32(runs.lowerBound)
    runCount = UInt32(runs.count)
    firstSegment = 0
    self.paragraph = UInt32(paragraph)
    metricsAndFlags = UInt32(flags.rawValue) << 24
  }

  /// The number of the line's measures in the chunk's list.
  var metrics: Int {
    get { Int(metricsAndFlags & 0xFF_FFFF) }
    set { metricsAndFlags = metricsAndFlags & 0xFF00_0000 | UInt32(newValue) }
  }

  var flags: LineFlags {
    get { LineFlags(rawValue: UInt8(metricsAndFlags >> 24)) }
    set { metricsAndFlags = metricsAndFlags & 0xFF_FFFF | UInt32(newValue.rawValue) << 24 }
  }
}

/// Properties of a line.
struct LineFlags: OptionSet, BitwiseCopyable, Sendable {
  var rawValue: UInt8

  /// The line's paragraph reads from right to left.
  static let rightToLeftBase = Self(rawValue: 1)
  /// The line is a single run from right to left.
  static let rightToLeftRun = Self(rawValue: 2)
  /// The line ends at a soft wrap.
  static let softWrap = Self(rawValue: 4)
  /// Something of the text gave way to an ellipsis or token.
  static let truncated = Self(rawValue: 8)
  /// The line is in a cell of a table.
  static let cell = Self(rawValue: 16)
  /// The line is the last of a cell.
  static let cellEnd = Self(rawValue: 32)
}

/// One box or run of boxes of a line that is no single run.
struct RunRecord: BitwiseCopyable, Sendable {
  /// The left edge, from the layout's left edge.
  var x: Double
  var width: Double
  var first: UInt32
  var end: UInt32
  var kind: RunKind
  var level: UInt8
  /// The patch of a `reshaped` run; of a `collapsed` one the bits of a `Float`, the edge at which
  /// it is clipped, where that is not the content box's.
  var patch: UInt32 = 0

  var isRightToLeft: Bool { level & 1 == 1 }
}

/// What a run shows.
enum RunKind: UInt8, BitwiseCopyable, Sendable {
  /// Clusters with their own advances.
  case text
  /// Clusters next to a line's end that measure otherwise than in the middle of a line.
  case reshaped
  /// One cluster with the width of the run: a tab, a visible soft hyphen, one with room.
  case single
  /// An inline object, over one or more clusters.
  case object
  /// Spaces that hang at a soft wrap, clipped to the content box.
  case collapsed
  /// The ellipsis; its clusters are those that it hides.
  case ellipsis
  /// The truncation token; its clusters are those that it hides.
  case token
  /// A hyphen that the text does not have, after its first cluster's predecessor.
  case hyphen

  /// Whether the run is clusters of visible text with an edge each, not one box.
  var isText: Bool { self == .text || self == .reshaped }

  /// Whether the run has an edge for each of its clusters.
  var hasEdges: Bool { isText || self == .collapsed }
}

/// The vertical measures of a line, in points.
struct LineMetrics: BitwiseCopyable, Sendable, Hashable {
  var height: Double
  /// The distance from the line's top to its baseline.
  var baseline: Double
}

extension Array {
  /// A copy without the room to grow that building left behind.
  func trimmed() -> Self {
    guard capacity > count + count / 16 else { return self }
    var copy: Self = []
    copy.reserveCapacity(count)
    copy += self
    return copy
  }
}

/// Builds the table that leads from a y to the line there.
private func lineBuckets(_ lines: [LineRecord], height: Double) -> ([UInt32], Double) {
  guard lines.count > 1, height > 0 else { return ([], .infinity) }
  let pitch = lines[lines.count - 1].top / Double(lines.count - 1)
  if lines.indices.allSatisfy({ abs(lines[$0].top - Double($0) * pitch) < pitch / 2 }) {
    return ([], pitch)
  }
  let bucketHeight = height / Double(lines.count)
  var buckets = [UInt32](repeating: 0, count: lines.count)
  var line = 0
  for bucket in buckets.indices {
    let y = Double(bucket) * bucketHeight
    while line + 1 < lines.count && lines[line + 1].top <= y { line += 1 }
    buckets[bucket] = UInt32(line)
  }
  return (buckets, bucketHeight)
}
