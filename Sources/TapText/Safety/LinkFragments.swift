/// The ranges of the links of a text that have more than one, such as a link that a terminal wraps.
struct LinkFragments: Sendable {
  /// How many ranges before and after one are joined with it.
  private static let reach = 4

  private let ranges: [LinkID: [Range<Int>]]

  /// Finds them.
  ///
  /// - Complexity: O(*k* log *k*), where *k* is the number of links.
  init(of text: AttributedText) {
    let placed = text.placedLinks
    var identities = placed.map(\.record.link.id.rawValue)
    let ascend = zip(identities, identities.dropFirst()).allSatisfy { $0 <= $1 }
    if !ascend { identities.sort() }
    let repeated = Set(zip(identities, identities.dropFirst()).filter { $0 == $1 }.map(\.0))
    var ranges: [LinkID: [Range<Int>]] = [:]
    if !repeated.isEmpty {
      for link in LinkList.inOrder(placed) where repeated.contains(link.record.link.id.rawValue) {
        ranges[link.record.link.id, default: []].append(link.range)
      }
    }
    self.ranges = ranges
  }

  /// Returns the ranges of a link around one of them; `nil` where it has one alone.
  ///
  /// - Complexity: O(log *k*), where *k* is the number of its ranges.
  func ranges(of span: LinkSpan) -> ArraySlice<Range<Int>>? {
    guard let all = ranges[span.link.id] else { return nil }
    let index = all.partitioningIndex { $0.lowerBound >= span.utf8Range.lowerBound }
    return all[max(0, index - Self.reach)..<min(all.count, index + Self.reach + 1)]
  }
}
