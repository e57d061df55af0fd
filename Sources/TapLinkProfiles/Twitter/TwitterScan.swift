import TapLinks
import TapUnicode

/// One pass over a text by the grammar of posts on Twitter: addresses, mentions, hashtags, cashtags.
///
/// The grammar is that of twitter-text 3 by its conformance cases, read by hand and forward: each
/// scalar is read a bounded number of times.
struct TwitterScan {
  let detector: LinkDetector
  /// The addresses, then the other links, each in order.
  var addresses: [DetectedLink] = []
  var signs: [DetectedLink] = []
  /// The labels of the run that is read, kept for its storage.
  var labels: [TwitterLabel] = []
  /// The bytes read in hosts and after them, and after signs, which tests hold against the length.
  var steps = 0

  init(_ detector: LinkDetector) { self.detector = detector }

  /// Returns the links of a text, in order and apart: of two that overlap the first one.
  ///
  /// What a profile does not want still is in the way of what it wants: a fragment is no hashtag.
  mutating func links(of text: Span<UInt8>) -> [DetectedLink] {
    findAddresses(in: text)
    findSigns(in: text)
    var links: [DetectedLink] = []
    var (address, sign, end) = (0, 0, 0)
    while address < addresses.count || sign < signs.count {
      let isAddress =
        sign == signs.count
        || address < addresses.count
          && addresses[address].utf8Range.lowerBound < signs[sign].utf8Range.lowerBound
      let link = isAddress ? addresses[address] : signs[sign]
      if isAddress { address += 1 } else { sign += 1 }
      guard link.utf8Range.lowerBound >= end else { continue }
      end = link.utf8Range.upperBound
      if detector.profile.kinds.contains(link.kind) { links.append(link) }
    }
    return links
  }
}
