extension AttributedText {
  /// Appends the fragments of links in a range: disjoint, in order, adjacent fragments of one link
  /// joined.
  ///
  /// A cluster belongs to a link that covers its first code unit; of several, to the one that the
  /// rule picks. So an edge inside a cluster moves to the cluster's end (LD-14). A link without a
  /// destination counts as no link (LINK-17), and hides none that it overlaps.
  ///
  /// - Precondition: The range is in the text and cuts no cluster.
  /// - Complexity: O(log *n* + *k* log *k*) for *k* links, and O(chunk) once for each chunk.
  package func flattenedLinks(
    in range: Range<Int>, rule: LinkOverlap, into segments: inout [FlatLinkSegment]
  ) {
    check(range)
    guard linkCount > 0 else { return }
    var flattener = LinkFlattener(segments: segments, firstOwn: segments.count)
    segments = []
    let isSingle = hasSingleByteClusters(in: range)
    func boundary(_ offset: Int) -> Int {
      isSingle && offset >= range.lowerBound && offset <= range.upperBound
        ? offset : clusterBoundary(atOrAfter: offset)
    }
    forEachLink(overlapping: range) { index, placed in
      let start = boundary(placed.range.lowerBound)
      let end = boundary(placed.range.upperBound)
      guard start < end else { return }
      let shown = start..<end
      guard shown.overlaps(range), !placed.record.link.destination.isEmpty else { return }
      let rank = LinkRank(placed, index: index, rule: rule)
      flattener.add(shown.clamped(to: range), index: index, rank: rank)
    }
    flattener.finish()
    segments = flattener.segments
  }

  /// The index of each link that covers no cluster's first code unit, because nothing can show it
  /// (LINK-16).
  ///
  /// - Complexity: O(*k* log *n*) for *k* links, and O(chunk) once for each chunk.
  package var linksWithoutClusters: [Int] {
    (0..<linkCount).filter { index in
      let range = link(at: index).utf8Range
      return clusterBoundary(atOrAfter: range.lowerBound)
        == clusterBoundary(atOrAfter: range.upperBound)
    }
  }
}

/// A sweep over links by their starts that keeps, at each offset, the link of the highest rank.
private struct LinkFlattener {
  private struct Entry {
    let rank: LinkRank
    let end: Int
    let index: Int
  }

  var segments: [FlatLinkSegment]
  /// The first segment of this sweep; those before it stay as they are.
  let firstOwn: Int
  /// The open link of the greatest rank, which is mostly the only one.
  private var top: Entry?
  /// A heap of the other open links, the greatest rank first.
  private var open: [Entry] = []
  private var position = 0

  init(segments: [FlatLinkSegment], firstOwn: Int) {
    self.segments = segments
    self.firstOwn = firstOwn
  }

  /// Opens a link; ranges come by their starts.
  mutating func add(_ range: Range<Int>, index: Int, rank: LinkRank) {
    advance(to: range.lowerBound)
    position = range.lowerBound
    push(Entry(rank: rank, end: range.upperBound, index: index))
  }

  /// Closes all links.
  mutating func finish() { advance(to: .max) }

  /// Emits the fragment that ends at an offset.
  private mutating func advance(to place: Int) {
    while let top, position < place {
      if top.end > position {
        let end = min(top.end, place)
        append(position..<end, index: top.index)
        position = end
      }
      if top.end <= position { pop() }
    }
  }

  private mutating func append(_ range: Range<Int>, index: Int) {
    if segments.count > firstOwn, let last = segments.last, last.link == index,
      last.end == range.lowerBound
    {
      segments[segments.count - 1].end = range.upperBound
    } else {
      segments.append(
        FlatLinkSegment(start: range.lowerBound, end: range.upperBound, link: index))
    }
  }

  private mutating func push(_ entry: Entry) {
    guard let former = top else { return top = entry }
    if former.rank < entry.rank { top = entry }
    pushOther(former.rank < entry.rank ? former : entry)
  }

  private mutating func pushOther(_ entry: Entry) {
    open.append(entry)
    var child = open.count - 1
    while child > 0, open[(child - 1) / 2].rank < open[child].rank {
      open.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  private mutating func pop() {
    top = open.first
    guard top != nil else { return }
    open.swapAt(0, open.count - 1)
    open.removeLast()
    var parent = 0
    while true {
      var largest = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < open.count {
        if open[largest].rank < open[child].rank { largest = child }
      }
      guard largest != parent else { return }
      open.swapAt(parent, largest)
      parent = largest
    }
  }
}
