public import TapText

/// What a layout asks a shaper for: some clusters of whole paragraphs, or of a part of one.
public struct ShapingRequest: Sendable {
  /// The UTF-8 offset of each cluster of the text and of its end; empty where each byte is a
  /// cluster, which makes the text ASCII.
  public var starts: [UInt32]
  /// The clusters to shape; text around them is context alone.
  public var clusters: Range<Int>
  /// The attribute runs in UTF-8 offsets of the text; empty where all is plain.
  public var attributes: [AttributeRun]
  /// The directions, by cluster, ascending from the first; empty where all reads to the right.
  public var directions: [DirectionRun]
  /// The BCP 47 language of text that names none.
  public var language: String

  /// Makes a request.
  public init(
    starts: [UInt32] = [], clusters: Range<Int>, attributes: [AttributeRun] = [],
    directions: [DirectionRun] = [], language: String = ""
  ) {
    self.starts = starts
    self.clusters = clusters
    self.attributes = attributes
    self.directions = directions
    self.language = language
  }
}

extension ShapingRequest {
  /// The UTF-8 offset of a cluster, or of the end of the text.
  public func byte(_ cluster: Int) -> Int { starts.isEmpty ? cluster : Int(starts[cluster]) }

  /// The first cluster that starts at or after a UTF-8 offset.
  ///
  /// - Complexity: O(log *n*).
  public func cluster(from byte: Int) -> Int {
    starts.isEmpty ? byte : starts.partitioningIndex { Int($0) >= byte }
  }
}

/// The direction of the text from a cluster on, up to the next run.
public struct DirectionRun: BitwiseCopyable, Sendable, Hashable {
  /// The first cluster.
  public var first: UInt32
  /// Whether the text reads from right to left.
  public var isRightToLeft: Bool

  /// Makes a run.
  public init(first: UInt32, isRightToLeft: Bool) {
    self.first = first
    self.isRightToLeft = isRightToLeft
  }
}
