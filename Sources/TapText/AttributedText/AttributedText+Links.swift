extension AttributedText {
  /// The number of links.
  public var linkCount: Int { Int(total.links) + loose.count }

  /// All links in the order of the document: by start, the longer first, then in the order added.
  ///
  /// The index in this order is what the whole package calls a link's index. The collection makes
  /// each link when asked for it; it copies nothing.
  public var links: LinkSpans { LinkSpans(text: self) }

  /// Returns the link with an index.
  ///
  /// - Precondition: The index is not negative and less than `linkCount`.
  /// - Complexity: O(log *n*).
  public func link(at index: Int) -> LinkSpan {
    precondition(index >= 0 && index < linkCount, "the text has no link with this index")
    return placedLink(at: index).span
  }

  /// Returns the identity of the link with an index, without making the link.
  ///
  /// - Precondition: The index is not negative and less than `linkCount`.
  /// - Complexity: As for `link(at:)`. Allocates nothing.
  public func linkID(at index: Int) -> LinkID {
    precondition(index >= 0 && index < linkCount, "the text has no link with this index")
    guard loose.isEmpty else { return placedLink(at: index).record.link.id }
    let chunk = chunk(ofLink: index)
    return chunks[chunk].links.links[index - Int(sums[chunk].links)].record.link.id
  }

  /// Counts the links that start before a UTF-8 offset, which is also the index of the first one
  /// that does not.
  ///
  /// - Precondition: The offset is in the text.
  /// - Complexity: O(log *n*).
  package func linkCount(before offset: Int) -> Int {
    check(offset)
    let before = loose.countOfStarts(before: offset)
    guard !isEmpty else { return before }
    let index = chunkIndex(at: offset)
    let own = chunks[index].links.countOfStarts(before: offset - chunkStart(index))
    return before + Int(sums[index].links) + own
  }

  /// Returns the index of the link with an identity, if there is one; the first of its ranges.
  ///
  /// - Complexity: O(number of chunks), and O(log *n*) for each whose identities reach around this
  ///   one.
  public func linkIndex(withID id: LinkID) -> Int? {
    let own = chunks.indices.lazy.filter { numbers[$0].mayHold(id) }.compactMap { index in
      chunks[index].links.places(of: id).first.map { self.index(ofLink: $0, inChunk: index) }
    }.first
    let other = loose.places(of: id).first.map(index(ofLoose:))
    guard let own, let other else { return own ?? other }
    return Swift.min(own, other)
  }

  /// Returns the indices of all ranges of the link with an identity, in order.
  ///
  /// A link of a terminal may have several (TP-13), and so may one that a parser of HTML cut.
  ///
  /// - Complexity: As for the index of the first, and O(log *n*) for each range.
  public func linkIndices(withID id: LinkID) -> [Int] {
    var indices: [Int] = []
    for index in chunks.indices where numbers[index].mayHold(id) {
      for place in chunks[index].links.places(of: id) {
        indices.append(self.index(ofLink: place, inChunk: index))
      }
    }
    for place in loose.places(of: id) { indices.append(index(ofLoose: place)) }
    return indices.sorted()
  }

  /// Whether the link with an index is the first range of its identity.
  ///
  /// - Complexity: As for the index with an identity.
  package func isFirstFragment(_ index: Int) -> Bool {
    linkIndex(withID: linkID(at: index)) == index
  }

  /// Returns the link with an identity, if there is one.
  ///
  /// - Complexity: As for its index.
  public func link(withID id: LinkID) -> LinkSpan? { linkIndex(withID: id).map(link(at:)) }

  /// Returns the indices of the links that overlap a UTF-8 range, in order.
  ///
  /// An empty range asks for the links of the byte after it. An empty link overlaps a range that it
  /// is in.
  ///
  /// - Precondition: The range is in the text.
  /// - Complexity: O((*k* + 1) log *n*), where *k* is the number of links that overlap.
  public func linkIndices(over range: Range<Int>) -> [Int] {
    check(range)
    let upper = range.isEmpty ? Swift.min(range.upperBound + 1, utf8Count) : range.upperBound
    var indices: [Int] = []
    forEachLink(overlapping: range.lowerBound..<upper) { index, placed in
      if placed.range.isEmpty && placed.start == upper && upper < utf8Count { return }
      indices.append(index)
    }
    return indices
  }

  /// Returns the links that overlap a UTF-8 range, in order: the innermost one last.
  ///
  /// - Precondition: The range is in the text.
  /// - Complexity: As for their indices.
  public func links(over range: Range<Int>) -> [LinkSpan] {
    linkIndices(over: range).map(link(at:))
  }

  /// Returns the range of the first link that overlaps a UTF-8 range that isn't empty.
  ///
  /// - Precondition: The range is in the text.
  /// - Complexity: O(log *n*), where no link is in several parts of the text.
  package func firstLinkRange(over range: Range<Int>) -> Range<Int>? {
    guard loose.isEmpty else { return links(over: range).first?.utf8Range }
    var found: Range<Int>?
    forEachLink(over: range, upTo: 1) { _, _, link in found = link }
    // An empty link at the end is in what follows; it comes behind all others.
    let isBehind =
      found?.isEmpty == true && found?.lowerBound == range.upperBound
      && range.upperBound < utf8Count
    return isBehind ? nil : found
  }

  /// Calls `body` with some of the links that overlap a UTF-8 range, in no order: with all if those
  /// are no more than a number.
  ///
  /// - Precondition: The range is in the text.
  /// - Complexity: O((*k* + 1) log *n*), where *k* is the number of calls.
  package func forEachLink(
    over range: Range<Int>, upTo limit: Int,
    _ body: (_ id: LinkID, _ destination: String, _ range: Range<Int>) -> Void
  ) {
    check(range)
    var left = limit
    func take(_ placed: PlacedLink, at start: Int) {
      left -= 1
      let own = placed.range.lowerBound + start..<placed.range.upperBound + start
      body(placed.record.link.id, placed.record.link.destination, own)
    }
    loose.forEachIndex(overlapping: range, upTo: left) { take(loose.links[$0], at: 0) }
    guard !chunks.isEmpty, total.links > 0 else { return }
    for chunk in chunkIndex(at: range.lowerBound)...chunkIndex(at: range.upperBound)
    where !chunks[chunk].links.isEmpty {
      let start = chunkStart(chunk)
      let list = chunks[chunk].links
      let lower = Swift.max(0, range.lowerBound - start)
      let upper = Swift.min(chunks[chunk].count, range.upperBound - start)
      list.forEachIndex(overlapping: lower..<upper, upTo: left) { take(list.links[$0], at: start) }
    }
  }
}

extension AttributedText {
  func placedLink(at index: Int) -> PlacedLink {
    guard !chunks.isEmpty else { return loose.links[index] }
    guard !loose.isEmpty else {
      let chunk = chunk(ofLink: index)
      return chunks[chunk].links.links[index - Int(sums[chunk].links)]
        .moved(by: chunkStart(chunk))
    }
    let next = chunks.indices.partitioningIndex { firstLinkIndex(inChunk: $0) > index }
    let chunk = Swift.max(0, next - 1)
    let start = chunkStart(chunk)
    let left = index - firstLinkIndex(inChunk: chunk)
    // The links that start in the chunk are its own and loose ones, merged. How many there are
    // before one of its own only grows.
    let own = chunks[chunk].links.links
    let before = loose.countOfStarts(before: start)
    let place = own.indices.partitioningIndex { place in
      place + loose.countOfLinks(before: own[place].moved(by: start)) - before >= left
    }
    if place < own.count {
      let link = own[place].moved(by: start)
      if place + loose.countOfLinks(before: link) - before == left { return link }
    }
    return loose.links[before + left - place]
  }

  /// The chunk with a link, where none is loose.
  private func chunk(ofLink index: Int) -> Int {
    var low = 0
    var high = chunks.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(sums[middle].links) <= index { low = middle } else { high = middle }
    }
    return low
  }

  /// The number of links that start before a chunk.
  private func firstLinkIndex(inChunk chunk: Int) -> Int {
    Int(sums[chunk].links) + loose.countOfStarts(before: chunkStart(chunk))
  }

  func index(ofLink place: Int, inChunk chunk: Int) -> Int {
    let index = Int(sums[chunk].links) + place
    guard !loose.isEmpty else { return index }
    let placed = chunks[chunk].links.links[place].moved(by: chunkStart(chunk))
    return index + loose.countOfLinks(before: placed)
  }

  func index(ofLoose place: Int) -> Int {
    guard !chunks.isEmpty else { return place }
    let placed = loose.links[place]
    let chunk = chunkIndex(at: placed.range.lowerBound)
    let start = chunkStart(chunk)
    let before = chunks[chunk].links.countOfLinks(before: placed.moved(by: -start))
    return place + Int(sums[chunk].links) + before
  }

  /// Calls `body` with each link that overlaps a range, and each empty link in it or at its end, in
  /// the order of the document.
  func forEachLink(overlapping range: Range<Int>, _ body: (Int, PlacedLink) -> Void) {
    guard !loose.isEmpty else { return forEachOwnLink(overlapping: range, body) }
    var found: [(index: Int, link: PlacedLink)] = []
    loose.forEachIndex(overlapping: range) { found.append((index(ofLoose: $0), loose.links[$0])) }
    let isMixed = !found.isEmpty
    forEachOwnLink(overlapping: range) { found.append(($0, $1)) }
    if isMixed { found.sort { $0.index < $1.index } }
    for entry in found { body(entry.index, entry.link) }
  }

  /// Does the same for the links that chunks hold.
  private func forEachOwnLink(overlapping range: Range<Int>, _ body: (Int, PlacedLink) -> Void) {
    guard !chunks.isEmpty, total.links > 0 else { return }
    let last = chunkIndex(at: range.upperBound)
    for chunk in chunkIndex(at: range.lowerBound)...last where !chunks[chunk].links.isEmpty {
      let start = chunkStart(chunk)
      let list = chunks[chunk].links
      let lower = Swift.max(0, range.lowerBound - start)
      let upper = Swift.min(chunks[chunk].count, range.upperBound - start)
      list.forEachIndex(overlapping: lower..<upper) { place in
        body(index(ofLink: place, inChunk: chunk), list.links[place].moved(by: start))
      }
    }
  }
}

/// The links of a text, made one by one when asked for.
public struct LinkSpans: RandomAccessCollection, Sendable {
  let text: AttributedText

  /// The index of the first link.
  public var startIndex: Int { 0 }

  /// The number of links.
  public var endIndex: Int { text.linkCount }

  /// The link with an index.
  ///
  /// - Complexity: As for `AttributedText.link(at:)`.
  public subscript(index: Int) -> LinkSpan { text.link(at: index) }
}
