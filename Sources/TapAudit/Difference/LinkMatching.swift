import TapText

/// Which links of two texts are the same, as ``AttributedText/adoptIdentities(of:)`` sees them: those
/// with the same destination and text, the first with the first, the second with the second.
///
/// What is left is matched by its text alone, so that a link that leads elsewhere is one that
/// changed, not one that vanished and one that appeared. Both rules are symmetric.
struct LinkMatching {
  /// Pairs of link indices, in the order of the first text.
  ///
  /// A side without such a link has `nil`. Links that appeared come last, in the order of the second
  /// text.
  private(set) var pairs: [(before: Int?, after: Int?)] = []

  /// Matches the links of two texts.
  ///
  /// - Complexity: O(links and their texts).
  init(_ before: AttributedText, _ after: AttributedText) {
    let (first, second) = (before.links, after.links)
    var matches = [Int?](repeating: nil, count: first.count)
    var isTaken = [Bool](repeating: false, count: second.count)
    for usesDestination in [true, false] {
      guard matches.contains(nil), isTaken.contains(false) else { break }
      func key(_ span: LinkSpan, in text: AttributedText) -> Key {
        Key(
          destination: usesDestination ? span.destination : "",
          text: text.string(in: span.utf8Range))
      }
      var open: [Key: (next: Int, indices: [Int])] = [:]
      for (index, span) in second.enumerated() where !isTaken[index] {
        open[key(span, in: after), default: (0, [])].indices.append(index)
      }
      for (index, span) in first.enumerated() where matches[index] == nil {
        let key = key(span, in: before)
        guard let queue = open[key], queue.next < queue.indices.count else { continue }
        matches[index] = queue.indices[queue.next]
        isTaken[queue.indices[queue.next]] = true
        open[key]?.next += 1
      }
    }
    pairs = matches.enumerated().map { ($0.offset, $0.element) }
    pairs += second.indices.filter { !isTaken[$0] }.map { (nil, $0) }
  }

  private struct Key: Hashable {
    var destination: String
    var text: String
  }
}
