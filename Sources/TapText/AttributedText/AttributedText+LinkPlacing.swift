extension AttributedText {
  /// Returns the links in some chunks, with their ranges in the text.
  func placedLinks(inChunks range: Range<Int>) -> [PlacedLink] {
    var placed: [PlacedLink] = []
    for index in range where !chunks[index].links.isEmpty {
      let start = chunkStart(index)
      for link in chunks[index].links.links { placed.append(link.moved(by: start)) }
    }
    return placed
  }

  /// All links with their ranges in the text, in no order.
  var placedLinks: [PlacedLink] { placedLinks(inChunks: chunks.indices) + loose.links }

  /// Puts links into chunks, in place of those they have; a link that no chunk holds becomes a
  /// loose one.
  ///
  /// - Complexity: O(number of chunks + *k* log *k*), where *k* is the number of links.
  mutating func place(_ links: [PlacedLink], inChunks range: Range<Int>) {
    var links = links
    if range.isEmpty {
      guard !links.isEmpty else { return }
      loose = LinkList(loose.links + links)
      return
    }
    if !loose.isEmpty {
      links += loose.take(startingIn: chunkStart(range.lowerBound)..<chunkStart(range.upperBound))
    }
    guard !links.isEmpty else { return }
    let sorted = LinkList.inOrder(links)
    var homeless: [PlacedLink] = []
    var next = 0
    for index in range {
      let start = chunkStart(index)
      let end = chunkStart(index + 1)
      var own: [PlacedLink] = []
      own.reserveCapacity(sorted[next...].partitioningIndex { Int($0.start) >= end } - next)
      while next < sorted.count, Int(sorted[next].start) < end {
        if Int(sorted[next].end) <= end {
          own.append(sorted[next].moved(by: -start))
        } else {
          homeless.append(sorted[next])
        }
        next += 1
      }
      chunks[index] = chunks[index].with(links: LinkList(own))
    }
    homeless += sorted[next...]
    if !homeless.isEmpty { loose = LinkList(loose.links + homeless) }
    countLinks(of: range)
  }

  /// Returns the chunk that holds a range and the byte at its start, if there is one.
  func home(of range: Range<Int>) -> Int? {
    guard range.lowerBound < utf8Count else { return nil }
    let index = chunkIndex(at: range.lowerBound)
    return range.upperBound <= chunkStart(index + 1) ? index : nil
  }

  /// Returns the links of a text about to replace a range, with ranges, identities and ranks for
  /// this text.
  mutating func adopt(_ text: AttributedText, replacing range: Range<Int>) -> [PlacedLink] {
    var links = text.placedLinks
    guard !links.isEmpty else { return [] }
    links.sort { $0.record.order < $1.record.order }
    nextLinkNumber = max(nextLinkNumber, text.nextLinkNumber)
    let taken = numbers(in: links, thatSurvive: range)
    var renamed: [LinkID: LinkID] = [:]
    return links.map { placed in
      var link = placed.record.link
      if taken.contains(link.id.rawValue) {
        let id = renamed[link.id] ?? makeLinkID()
        renamed[link.id] = id
        link.id = id
      }
      let record = LinkRecord(link, order: takeOrder())
      return PlacedLink(placed.moved(by: range.lowerBound).range, record)
    }
  }

  /// Returns the identities of some links that this text uses too, for a link that outlives the
  /// replacement of a range.
  private func numbers(
    in links: [PlacedLink], thatSurvive range: Range<Int>
  ) -> Set<UInt64> {
    let wanted = links.map(\.record.link.id.rawValue).sorted()
    let wantedSet = Set(wanted)
    var found: Set<UInt64> = []
    func search(_ list: LinkList, at start: Int) {
      for link in list.links where wantedSet.contains(link.record.link.id.rawValue) {
        if link.moved(by: start).replacing(range, by: 0) != nil {
          found.insert(link.record.link.id.rawValue)
        }
      }
    }
    for index in chunks.indices where numbers[index].mayHold(anyOf: wanted) {
      search(chunks[index].links, at: chunkStart(index))
    }
    if loose.numbers.mayHold(anyOf: wanted) { search(loose, at: 0) }
    return found
  }

  /// Returns the next rank in the order of adding.
  mutating func takeOrder() -> UInt64 {
    defer { nextLinkOrder += 1 }
    return nextLinkOrder
  }
}
