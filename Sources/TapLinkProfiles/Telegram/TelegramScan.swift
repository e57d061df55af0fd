import TapLinks
import TapUnicode

/// One look at a text by the grammar of messages on Telegram.
///
/// The grammar is that of tdlib by its own test values, read by hand: a few passes forward, and each
/// scalar is read a bounded number of times.
struct TelegramScan {
  let detector: LinkDetector
  /// All that was found, in no order, and with overlaps.
  var found: [DetectedLink] = []
  /// The scalars read around dots, colons and signs, which tests hold against the length.
  var steps = 0
  /// The run of letters of a user's name that was read last, with its last `@`.
  var userRun = (end: 0, lastAt: -1)

  init(_ detector: LinkDetector) { self.detector = detector }

  /// Returns the links of a text, in order and apart (LD-18).
  ///
  /// What a profile does not want still is in the way of what it wants: a fragment is no hashtag.
  mutating func links(of text: Span<UInt8>) -> [DetectedLink] {
    let kinds = detector.profile.kinds
    findAddresses(in: text)
    findAppAddresses(in: text)
    findSigns(in: text)
    if kinds.contains(.bankCard) { findCards(in: text) }
    if kinds.contains(.timestamp) { findTimestamps(in: text) }
    return found.disjoint().filter { kinds.contains($0.kind) }
  }

  /// Adds what is in a range.
  mutating func append(_ kind: DetectedLink.Kind, _ range: Range<Int>, to destination: String) {
    found.append(DetectedLink(kind: kind, utf8Range: range, destination: destination))
  }

  /// Returns the end of the scalars of a class from an offset on.
  mutating func end(
    _ text: Span<UInt8>, from start: Int, of isMember: (DecodedScalar) -> Bool
  ) -> Int {
    var end = start
    while end < text.count {
      let scalar = text.scalar(at: end)
      guard isMember(scalar) else { break }
      end += scalar.length
      steps += 1
    }
    return end
  }

  /// Returns the start of the scalars of a class that end at an offset.
  mutating func start(
    _ text: Span<UInt8>, before end: Int, downTo floor: Int, of isMember: (DecodedScalar) -> Bool
  ) -> Int {
    var start = end
    while start > floor {
      let scalar = text.scalar(before: start)
      guard isMember(scalar), start - scalar.length >= floor else { break }
      start -= scalar.length
      steps += 1
    }
    return start
  }
}
