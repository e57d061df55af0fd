/// Links in the order of the document, ready to be asked which of them overlap a range.
struct LinkList: Sendable {
  /// The links.
  private(set) var links: [PlacedLink] = []
  /// The largest end of each link and those before it.
  private var farEnds: [UInt32] = []
  /// The identities, roughly.
  private(set) var numbers = LinkNumbers()

  init() {}

  /// Makes a list of links in any order.
  init(_ links: [PlacedLink]) {
    self.links = Self.inOrder(links)
    farEnds.reserveCapacity(links.count)
    for link in self.links {
      farEnds.append(max(farEnds.last ?? 0, link.end))
      numbers.include(link.record.link.id)
    }
  }

  /// Returns links in the order of the document.
  static func inOrder(_ links: [PlacedLink]) -> [PlacedLink] {
    let isInOrder = zip(links, links.dropFirst()).allSatisfy { !PlacedLink.precedes($1, $0) }
    return isInOrder ? links : links.sorted(by: PlacedLink.precedes)
  }

  /// Returns the list with one more link.
  ///
  /// - Complexity: O(*n*).
  func adding(_ link: PlacedLink) -> LinkList {
    var list = self
    let place = countOfLinks(before: link)
    list.links.insert(link, at: place)
    list.farEnds.insert(max(place > 0 ? farEnds[place - 1] : 0, link.end), at: place)
    for index in place + 1..<list.links.count where list.farEnds[index] < link.end {
      list.farEnds[index] = link.end
    }
    list.numbers.include(link.record.link.id)
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

  /// Calls `body` with the index of each link that overlaps a range, and of each empty link that is
  /// in it or at its end.
  ///
  /// - Complexity: O(log *n* + number of links that overlap), longer where links nest.
  func forEachIndex(overlapping range: Range<Int>, _ body: (Int) -> Void) {
    var first = links.partitioningIndex { Int($0.start) > range.upperBound }
    let end = first
    while first > 0, Int(farEnds[first - 1]) >= range.lowerBound { first -= 1 }
    for index in first..<end {
      let link = links[index].range
      if link.isEmpty ? link.lowerBound >= range.lowerBound : link.overlaps(range) { body(index) }
    }
  }
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
