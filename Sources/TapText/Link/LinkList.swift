/// Links in the order of the document, ready to be asked which of them overlap a range.
struct LinkList: Sendable {
  /// The links.
  private(set) var links: [PlacedLink] = []
  /// The largest end in the half of a half, and so on, that each link is in the middle of.
  private var farEnds: [UInt32] = []
  /// The links by identity; empty where they are in that order.
  private var byIdentity: [UInt32] = []
  /// The identities, roughly.
  private(set) var numbers = LinkNumbers()

  init() {}

  /// Makes a list of links in any order.
  init(_ links: [PlacedLink]) {
    self.links = Self.inOrder(links)
    for link in self.links { numbers.include(link.record.link.id) }
    index()
  }

  /// Prepares for questions.
  ///
  /// - Complexity: O(*n*), and O(*n* log *n*) where links are in no order of identities.
  private mutating func index() {
    farEnds = [UInt32](repeating: 0, count: links.count)
    _ = noteFarEnds(in: links.indices)
    let isInOrder = zip(links, links.dropFirst()).allSatisfy { $0.identity <= $1.identity }
    byIdentity = isInOrder ? [] : links.indices.map { UInt32($0) }
    byIdentity.sort { (links[Int($0)].identity, $0) < (links[Int($1)].identity, $1) }
  }

  private mutating func noteFarEnds(in range: Range<Int>) -> UInt32 {
    guard !range.isEmpty else { return 0 }
    let middle = range.middle
    let before = noteFarEnds(in: range.lowerBound..<middle)
    let after = noteFarEnds(in: middle + 1..<range.upperBound)
    farEnds[middle] = max(before, links[middle].end, after)
    return farEnds[middle]
  }

  /// Returns links in the order of the document.
  static func inOrder(_ links: [PlacedLink]) -> [PlacedLink] {
    let isInOrder = zip(links, links.dropFirst()).allSatisfy { !PlacedLink.precedes($1, $0) }
    return isInOrder ? links : links.sorted(by: PlacedLink.precedes)
  }

  /// Returns the list with one more link.
  ///
  /// - Complexity: As for a new list.
  func adding(_ link: PlacedLink) -> LinkList {
    var list = self
    let place = countOfLinks(before: link)
    list.links.insert(link, at: place)
    list.numbers.include(link.record.link.id)
    list.index()
    return list
  }

  var isEmpty: Bool { links.isEmpty }

  var count: Int { links.count }

  /// Returns how many links start before an offset.
  func countOfStarts(before offset: Int) -> Int {
    links.partitioningIndex { Int($0.start) >= offset }
  }

  /// Returns how many links come before a link in the order of the document.
  func countOfLinks(before link: PlacedLink) -> Int {
    links.partitioningIndex { !PlacedLink.precedes($0, link) }
  }

  /// Returns the indices of the links with an identity, ascending.
  ///
  /// - Complexity: O(log *n* + number of these links).
  func places(of id: LinkID) -> [Int] {
    func place(_ rank: Int) -> Int { byIdentity.isEmpty ? rank : Int(byIdentity[rank]) }
    var rank = links.indices.partitioningIndex { links[place($0)].identity >= id.rawValue }
    var places: [Int] = []
    while rank < links.count, links[place(rank)].identity == id.rawValue {
      places.append(place(rank))
      rank += 1
    }
    return places
  }

  /// Calls `body` with the index of each link that overlaps a range, and of each empty link that is
  /// in it or at its end, up to a number of them.
  ///
  /// They ascend.
  ///
  /// - Complexity: O((*k* + 1) log *n*), where *k* is the number of these links.
  @inline(__always)
  func forEachIndex(
    overlapping range: Range<Int>, upTo limit: Int = .max, _ body: (Int) -> Void
  ) {
    var left = limit
    var index = 0
    while left > 0, let next = firstIndex(from: index, overlapping: range) {
      left -= 1
      body(next)
      index = next + 1
    }
  }

  /// Returns the first index from one on of a link that overlaps a range, or of an empty link that
  /// is in it or at its end.
  ///
  /// - Complexity: O(log *n*). Allocates nothing.
  func firstIndex(from index: Int, overlapping range: Range<Int>) -> Int? {
    guard index < links.count else { return nil }
    let startsInside = Int(links[index].start) >= range.lowerBound
    // The links from here on start in the range or behind it.
    let inner = startsInside ? index : countOfStarts(before: range.lowerBound)
    if index < inner, !range.isEmpty,
      let found = Self.firstIndex(
        in: links.indices, index..<inner, endingBehind: range.lowerBound, farEnds.span, links.span)
    {
      return found
    }
    QueryWork.add(1)
    guard inner < links.count else { return nil }
    // All that start in the range overlap it.
    if Int(links[inner].start) < range.upperBound { return inner }
    // Of those at its end the empty ones count, which are the last there.
    let empty = links.partitioningIndex { link in
      Int(link.start) > range.upperBound
        || Int(link.start) == range.upperBound && link.end == link.start
    }
    let next = max(empty, index)
    return next < links.count && Int(links[next].start) == range.upperBound ? next : nil
  }

  /// Returns the first of some indices whose link ends behind an offset; `part` is a half of a half,
  /// and so on, of all links.
  ///
  /// It holds no reference, so that going down costs no counting of them.
  private static func firstIndex(
    in part: Range<Int>, _ indices: Range<Int>, endingBehind offset: Int,
    _ farEnds: Span<UInt32>, _ links: Span<PlacedLink>
  ) -> Int? {
    guard part.lowerBound < indices.upperBound, part.upperBound > indices.lowerBound,
      !part.isEmpty
    else { return nil }
    QueryWork.add(1)
    let middle = part.middle
    guard Int(farEnds[middle]) > offset else { return nil }
    if middle > indices.lowerBound,
      let found = firstIndex(
        in: part.lowerBound..<middle, indices, endingBehind: offset, farEnds, links)
    {
      return found
    }
    guard middle < indices.upperBound else { return nil }
    if middle >= indices.lowerBound, Int(links[middle].end) > offset { return middle }
    return firstIndex(
      in: middle + 1..<part.upperBound, indices, endingBehind: offset, farEnds, links)
  }
}

extension PlacedLink {
  fileprivate var identity: UInt64 { record.link.id.rawValue }
}

extension Range<Int> {
  fileprivate var middle: Int { lowerBound + count / 2 }
}

extension PlacedLink {
  /// Returns the link after an edit replaced a range by text of a length; `nil` if it is gone.
  func replacing(_ edit: Range<Int>, by length: Int) -> PlacedLink? {
    let shift = length - edit.count
    let (start, end) = (range.lowerBound, range.upperBound)
    if end <= edit.lowerBound { return self }
    if start >= edit.upperBound { return moved(by: shift) }
    let startsWithin = start >= edit.lowerBound
    let endsWithin = end <= edit.upperBound
    if startsWithin && endsWithin { return nil }
    if start <= edit.lowerBound && end >= edit.upperBound {
      return PlacedLink(start..<end + shift, record)
    }
    return startsWithin
      ? PlacedLink(edit.lowerBound + length..<end + shift, record)
      : PlacedLink(start..<edit.lowerBound, record)
  }
}

extension LinkList {
  /// Returns the list after an edit replaced a range by text of a length.
  func replacing(_ edit: Range<Int>, by length: Int) -> LinkList {
    isEmpty ? self : LinkList(links.compactMap { $0.replacing(edit, by: length) })
  }

  /// Takes out the links that start in a range, and returns them.
  mutating func take(startingIn range: Range<Int>) -> [PlacedLink] {
    let first = countOfStarts(before: range.lowerBound)
    let end = countOfStarts(before: range.upperBound)
    guard first < end else { return [] }
    let taken = Array(links[first..<end])
    self = LinkList(Array(links[..<first] + links[end...]))
    return taken
  }
}
