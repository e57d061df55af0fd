/// What two texts have in common at their ends, for a layout that keeps what an edit left alone.
extension AttributedText {
  /// Counts the bytes from the start over which bytes, attributes and links agree.
  ///
  /// Links agree if they have the same identity and content and cover the same bytes of the common
  /// part; beyond it they may end at different places. The answer may cut a scalar.
  ///
  /// - Complexity: O(number of chunks + size of the chunks that are not shared).
  package func commonPrefix(with other: AttributedText) -> Int {
    var cursor = ChunkCursor(self, other)
    var agreed = 0
    while let step = cursor.next() {
      let length = step.isShared ? step.length : step.commonPrefix()
      agreed += length
      if length < step.length { break }
    }
    guard linkCount > 0 || other.linkCount > 0 else { return agreed }
    let shared = sharedChunks(with: other, fromEnd: false)
    return LinkAgreement(
      anchoredLinks(within: agreed, fromEnd: false, skipping: shared.left),
      other.anchoredLinks(within: agreed, fromEnd: false, skipping: shared.right)
    ).length(within: agreed)
  }

  /// Counts the bytes from the end over which bytes, attributes and links agree.
  ///
  /// It may overlap the common prefix. Links agree as there, with their starts free before the
  /// common part. The answer may cut a scalar.
  ///
  /// - Complexity: O(number of chunks + size of the chunks that are not shared).
  package func commonSuffix(with other: AttributedText) -> Int {
    var cursor = ChunkCursor(self, other, isBackward: true)
    var agreed = 0
    while let step = cursor.next() {
      let length = step.isShared ? step.length : step.commonSuffix()
      agreed += length
      if length < step.length { break }
    }
    guard linkCount > 0 || other.linkCount > 0 else { return agreed }
    let shared = sharedChunks(with: other, fromEnd: true)
    return LinkAgreement(
      anchoredLinks(within: agreed, fromEnd: true, skipping: shared.left),
      other.anchoredLinks(within: agreed, fromEnd: true, skipping: shared.right)
    ).length(within: agreed)
  }

  /// Returns the chunks, by index in each text, that both have at the same distance from an end.
  private func sharedChunks(
    with other: AttributedText, fromEnd: Bool
  ) -> (left: Set<Int>, right: Set<Int>) {
    var left: Set<Int> = []
    var right: Set<Int> = []
    let shift = fromEnd ? other.utf8Count - utf8Count : 0
    var place = 0
    for index in chunks.indices {
      let start = chunkStart(index) + shift
      while place < other.chunks.count, other.chunkStart(place) < start { place += 1 }
      guard place < other.chunks.count else { break }
      if other.chunkStart(place) == start, other.chunks[place] === chunks[index] {
        left.insert(index)
        right.insert(place)
      }
    }
    return (left, right)
  }

  /// Returns the links that begin within a length from an end, but for those of some chunks.
  private func anchoredLinks(
    within length: Int, fromEnd: Bool, skipping shared: Set<Int>
  ) -> [AnchoredLink] {
    var links: [AnchoredLink] = []
    func add(_ placed: PlacedLink) {
      let range = placed.range
      let anchored =
        fromEnd
        ? AnchoredLink(
          near: utf8Count - range.upperBound, far: utf8Count - range.lowerBound, placed: placed)
        : AnchoredLink(near: range.lowerBound, far: range.upperBound, placed: placed)
      if anchored.near < length { links.append(anchored) }
    }
    for index in chunks.indices where !chunks[index].links.isEmpty && !shared.contains(index) {
      let start = chunkStart(index)
      let isWithin = fromEnd ? utf8Count - chunkStart(index + 1) < length : start < length
      if isWithin { for link in chunks[index].links.links { add(link.moved(by: start)) } }
    }
    loose.links.forEach(add)
    return links
  }
}

/// A link with its distances from one end of the text.
private struct AnchoredLink {
  let near: Int
  let far: Int
  let placed: PlacedLink

  var number: UInt64 { placed.record.link.id.rawValue }

  func agrees(with other: AnchoredLink, within length: Int) -> Bool {
    near == other.near && min(far, length) == min(other.far, length) && number == other.number
      && placed.record.link.hasEqualContent(other.placed.record.link)
  }
}

/// A comparison of the links of two texts that agree otherwise.
private struct LinkAgreement {
  let left: [AnchoredLink]
  let right: [AnchoredLink]

  init(_ left: [AnchoredLink], _ right: [AnchoredLink]) {
    self.left = left
    self.right = right
  }

  /// Returns the length, at most the one given, within which all links agree.
  func length(within length: Int) -> Int {
    let left = sorted(self.left, within: length)
    let right = sorted(self.right, within: length)
    var agreed = length
    var index = 0
    while index < min(left.count, right.count) {
      if !left[index].agrees(with: right[index], within: length) { break }
      index += 1
    }
    if index < left.count { agreed = min(agreed, left[index].near) }
    if index < right.count { agreed = min(agreed, right[index].near) }
    // The same links must also overlap in the same order, or a rule would pick another one.
    let hasSameOrder =
      hasSameOrder(left[..<index], right[..<index], by: PlacedLink.precedes)
      && hasSameOrder(left[..<index], right[..<index]) { $0.record.order < $1.record.order }
    return hasSameOrder ? agreed : min(agreed, left.first?.near ?? 0)
  }

  private func sorted(_ links: [AnchoredLink], within length: Int) -> [AnchoredLink] {
    links.sorted {
      ($0.near, min($0.far, length), $0.number) < ($1.near, min($1.far, length), $1.number)
    }
  }

  private func hasSameOrder(
    _ left: ArraySlice<AnchoredLink>, _ right: ArraySlice<AnchoredLink>,
    by precedes: (PlacedLink, PlacedLink) -> Bool
  ) -> Bool {
    let leftOrder = left.map(\.placed).sorted(by: precedes).map(\.record.link.id)
    let rightOrder = right.map(\.placed).sorted(by: precedes).map(\.record.link.id)
    return leftOrder == rightOrder
  }
}
