import Synchronization
import TapUnicode

/// An immutable part of a text, about 32 KB, which texts share.
///
/// It starts and ends at cluster boundaries, and at the end of a paragraph wherever there was one
/// near. All offsets in it count from its own start.
package final class TextChunk: Sendable {
  /// The bytes, well-formed UTF-8, never none.
  package let bytes: [UInt8]
  /// Whether all bytes are ASCII.
  package let isASCII: Bool
  /// Whether each byte is a cluster of its own: ASCII without CR LF.
  package let hasSingleByteClusters: Bool

  let runs: RunList
  /// The links that are wholly in the chunk, in the order of the document.
  let links: LinkList
  let measure: TextMeasure
  let checkpoints: [Checkpoint]
  private let lazyClusters = AtomicLazyReference<ClusterMap>()

  /// Makes a chunk without links of bytes of which a survey or the clusters may be known.
  init(
    bytes: [UInt8], survey: ByteSurvey? = nil, runs: RunList, clusters: BitString? = nil
  ) {
    let survey = survey ?? ByteSurvey(bytes.span)
    self.bytes = bytes
    measure = survey.measure
    self.runs = runs
    links = LinkList()
    isASCII = survey.isASCII
    hasSingleByteClusters = survey.isASCII && !survey.hasPairs
    checkpoints = survey.checkpoints
    if let clusters, !hasSingleByteClusters {
      _ = lazyClusters.storeIfNil(ClusterMap(clusters))
    }
  }

  /// Makes a chunk with the bytes of another.
  private init(_ other: TextChunk, runs: RunList, links: LinkList) {
    var measure = other.measure
    measure.links = UInt32(links.count)
    bytes = other.bytes
    self.measure = measure
    self.runs = runs
    self.links = links
    isASCII = other.isASCII
    hasSingleByteClusters = other.hasSingleByteClusters
    checkpoints = other.checkpoints
    if let map = other.lazyClusters.load() { _ = lazyClusters.storeIfNil(map) }
  }

  /// Returns a chunk with other runs.
  func with(runs: RunList) -> TextChunk { TextChunk(self, runs: runs, links: links) }

  /// Returns a chunk with other links.
  func with(links: LinkList) -> TextChunk {
    links.isEmpty && self.links.isEmpty ? self : TextChunk(self, runs: runs, links: links)
  }

  /// What is known of the bytes, for an ASCII chunk.
  var survey: ByteSurvey {
    var survey = ByteSurvey()
    survey.measure = measure
    survey.measure.links = 0
    survey.isASCII = isASCII
    survey.hasPairs = !hasSingleByteClusters
    return survey
  }

  /// The number of bytes.
  package var count: Int { bytes.count }

  /// The map of the clusters; `nil` where each byte is one.
  ///
  /// ICU makes it on first use; threads that come at the same time do the work twice, once is kept.
  var clusters: ClusterMap? {
    if hasSingleByteClusters { return nil }
    if let map = lazyClusters.load() { return map }
    let stored = bytes
    return lazyClusters.storeIfNil(ClusterMap(ClusterSegmenter.starts(of: stored.span)))
  }

  /// The map of the clusters if it has been made.
  var knownClusters: ClusterMap? { lazyClusters.load() }

  /// The number of clusters.
  package var clusterCount: Int { clusters?.clusterCount ?? count }
}
