/// What two texts have in common at their ends, for a layout that keeps what an edit left alone.
extension AttributedText {
  /// Counts the bytes from the start over which bytes, attributes and links agree.
  ///
  /// Links agree if they have the same identity and content and cover the same bytes of the common
  /// part; beyond it they may end at different offsets. The result may split a scalar.
  ///
  /// - Complexity: O(number of chunks + size of the chunks that are not shared).
  package func commonPrefix(with other: AttributedText) -> Int {
    let shared = sharedChunkCount(with: other, fromEnd: false)
    var cursor = ChunkCursor(self, other, skipping: shared)
    var agreed = cursor.length
    while let step = cursor.next() {
      let length = step.isShared ? step.length : step.commonPrefix()
      agreed += length
      if length < step.length { break }
    }
    guard linkCount > 0 || other.linkCount > 0 else { return agreed }
    if hasSameLinks(as: other, inChunk: shared, within: agreed) { return agreed }
    return LinkAgreement(
      anchoredLinks(within: agreed, fromEnd: false, skipping: shared),
      other.anchoredLinks(within: agreed, fromEnd: false, skipping: shared)
    ).length(within: agreed)
  }

  /// Counts the bytes from the end over which bytes, attributes and links agree.
  ///
  /// It may overlap the common prefix. Links agree as there, with their starts free before the
  /// common part. The answer may cut a scalar.
  ///
  /// - Complexity: O(number of chunks + size of the chunks that are not shared).
  package func commonSuffix(with other: AttributedText) -> Int {
    let shared = sharedChunkCount(with: other, fromEnd: true)
    var cursor = ChunkCursor(self, other, skipping: shared, isBackward: true)
    var agreed = cursor.length
    while let step = cursor.next() {
      let length = step.isShared ? step.length : step.commonSuffix()
      agreed += length
      if length < step.length { break }
    }
    guard linkCount > 0 || other.linkCount > 0 else { return agreed }
    return LinkAgreement(
      anchoredLinks(within: agreed, fromEnd: true, skipping: shared),
      other.anchoredLinks(within: agreed, fromEnd: true, skipping: shared)
    ).length(within: agreed)
  }

  /// Counts the chunks in a row from an end that both texts have.
  ///
  /// It compares the references themselves, since counting each would cost more than all else
  /// that an append does.
  private func sharedChunkCount(with other: AttributedText, fromEnd: Bool) -> Int {
    unsafe chunks.withUnsafeBytes { left in
      unsafe other.chunks.withUnsafeBytes { right in
        let stride = MemoryLayout<TextChunk>.stride
        let most = min(left.count, right.count) / stride
        var shared = 0
        while shared < most {
          let leftPlace = fromEnd ? left.count - (shared + 1) * stride : shared * stride
          let rightPlace = fromEnd ? right.count - (shared + 1) * stride : shared * stride
          let mine = unsafe left.load(fromByteOffset: leftPlace, as: UInt.self)
          let others = unsafe right.load(fromByteOffset: rightPlace, as: UInt.self)
          guard mine == others else { break }
          shared += 1
        }
        return shared
      }
    }
  }

  /// Returns whether both texts have the very same links in a chunk, up to a length, and the agreed
  /// length ends there; `false` proves nothing.
  ///
  /// So it is where text was typed or appended, and comparing records costs nothing beside
  /// sorting links.
  private func hasSameLinks(
    as other: AttributedText, inChunk index: Int, within length: Int
  ) -> Bool {
    guard loose.links.isEmpty, other.loose.links.isEmpty else { return false }
    guard index < chunks.count, index < other.chunks.count else {
      return length == chunkStart(index)
    }
    guard chunkStart(index + 1) >= length, other.chunkStart(index + 1) >= length else {
      return false
    }
    let inner = length - chunkStart(index)
    let left = chunks[index].links.links
    let right = other.chunks[index].links.links
    var place = 0
    while true {
      let isLeft = place < left.count && left[place].start < inner
      let isRight = place < right.count && right[place].start < inner
      guard isLeft || isRight else { return true }
      guard isLeft, isRight, left[place].start == right[place].start,
        left[place].end == right[place].end, left[place].record === right[place].record
      else { return false }
      place += 1
    }
  }

  /// Returns the links that begin within a length from an end, but for those of the first chunks.
  private func anchoredLinks(
    within length: Int, fromEnd: Bool, skipping shared: Int
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
    for step in shared..<max(shared, chunks.count) {
      let index = fromEnd ? chunks.count - 1 - step : step
      let start = chunkStart(index)
      let isWithin = fromEnd ? utf8Count - chunkStart(index + 1) < length : start < length
      guard isWithin else { break }
      for link in chunks[index].links.links { add(link.moved(by: start)) }
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
