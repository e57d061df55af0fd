extension AttributedText {
  /// Makes an identity that no link of the text has or had.
  ///
  /// Identities count up from 1 and past every number below 2^62 that a caller gave.
  public mutating func makeLinkID() -> LinkID {
    defer { nextLinkNumber += 1 }
    return LinkID(rawValue: nextLinkNumber)
  }

  /// Adds a link over a UTF-8 range.
  ///
  /// Links may overlap and nest. An edge inside a scalar moves to the scalar's end, as one inside a
  /// cluster will when the link is shown. A link may be empty: it is listed, but nothing shows it.
  ///
  /// - Precondition: The range is in the text.
  /// - Complexity: O(links of the chunk + number of chunks).
  public mutating func addLink(_ link: Link, over range: Range<Int>) {
    let placed = placedLink(link, over: range)
    if let index = home(of: placed.range) {
      let moved = placed.moved(by: -chunkStart(index))
      replaceChunk(index, with: chunks[index].with(links: chunks[index].links.adding(moved)))
    } else {
      loose = loose.adding(placed)
    }
    checkInvariants()
  }

  /// Adds a link with a new identity over a UTF-8 range, and returns the identity.
  ///
  /// - Precondition: The range is in the text.
  /// - Complexity: As for a link with an identity.
  @discardableResult
  public mutating func addLink(
    destination: String, title: String? = nil, over range: Range<Int>
  ) -> LinkID {
    let id = makeLinkID()
    addLink(Link(id: id, destination: destination, title: title), over: range)
    return id
  }

  /// Adds links over UTF-8 ranges, as adding one after the other would, at less cost.
  ///
  /// - Precondition: The ranges are in the text.
  /// - Complexity: O(*k* log *k* + number of chunks), where *k* is the number of links in the
  ///   chunks from the first to the last range.
  public mutating func addLinks(_ spans: some Sequence<LinkSpan>) {
    var placed: [PlacedLink] = []
    placed.reserveCapacity(spans.underestimatedCount)
    var touched = 0..<0
    for span in spans {
      let new = placedLink(span.link, over: span.utf8Range)
      let index = chunkIndex(at: new.range.lowerBound)
      touched =
        placed.isEmpty
        ? index..<index + 1
        : min(touched.lowerBound, index)..<max(touched.upperBound, index + 1)
      placed.append(new)
    }
    touched = touched.clamped(to: chunks.indices)
    let own = placedLinks(inChunks: touched)
    place(own.isEmpty ? placed : own + placed, inChunks: touched)
    checkInvariants()
  }

  /// Returns a link about to be added, over whole scalars.
  private mutating func placedLink(_ link: Link, over range: Range<Int>) -> PlacedLink {
    check(range)
    if link.id.rawValue < 1 << 62 { nextLinkNumber = max(nextLinkNumber, link.id.rawValue + 1) }
    let start = scalarBoundary(atOrAfter: range.lowerBound)
    let end = scalarBoundary(atOrAfter: range.upperBound)
    return PlacedLink(start..<end, LinkRecord(link, order: takeOrder()))
  }

  /// Removes the link with an identity, and returns whether there was one.
  ///
  /// Its text stays.
  ///
  /// - Complexity: O(number of chunks), and O(links of a chunk) for each whose identities reach
  ///   around this one.
  @discardableResult
  public mutating func removeLink(_ id: LinkID) -> Bool {
    var found = false
    for index in chunks.indices where numbers[index].mayHold(id) {
      let chunk = chunks[index]
      let left = chunk.links.links.filter { $0.record.link.id != id }
      if left.count < chunk.links.count {
        replaceChunk(index, with: chunk.with(links: LinkList(left)))
        found = true
      }
    }
    let left = loose.links.filter { $0.record.link.id != id }
    if left.count < loose.count {
      loose = LinkList(left)
      found = true
    }
    checkInvariants()
    return found
  }
}
