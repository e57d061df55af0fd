public import TapText

extension AttributedText {
  /// Adds detected links where the text has none yet, and returns their identities (LD-18).
  ///
  /// A path keeps the line and column that it names as the link's `position`.
  ///
  /// A link that someone set is never replaced, nor does a detected one overlap it. Without a test
  /// of your own, links that an ellipsis cut short are left out: they lead elsewhere.
  ///
  /// - Precondition: The links were found in this text.
  /// - Complexity: O(*k* log *k* + number of chunks), where *k* is the number of links.
  @discardableResult
  public mutating func addLinks(
    _ detected: DetectedLinks, where isWanted: (DetectedLink) -> Bool = { !$0.isTruncated }
  ) -> [LinkID] {
    precondition(detected.belong(to: self), "the links were found in another text")
    var spans: [LinkSpan] = []
    for link in detected.links where isWanted(link) && linkIndices(over: link.utf8Range).isEmpty {
      let added = Link(
        id: makeLinkID(), destination: link.destination, position: link.position,
        isPath: link.isPath)
      spans.append(LinkSpan(link: added, utf8Range: link.utf8Range))
    }
    addLinks(spans)
    return spans.map(\.link.id)
  }
}

extension AttributedText {
  /// Updates the links of an earlier detection to those of a later one, and returns the identities
  /// of all detected links.
  ///
  /// A link that is still found keeps its identity, so that a press on it continues (LS-A1); one
  /// with another destination or range is replaced by a new link.
  ///
  /// - Precondition: The links were found in this text.
  /// - Complexity: O(number of links + changed links × number of chunks).
  @discardableResult
  public mutating func updateLinks(
    _ ids: [LinkID], to detected: DetectedLinks,
    where isWanted: (DetectedLink) -> Bool = { !$0.isTruncated }
  ) -> [LinkID] {
    precondition(detected.belong(to: self), "the links were found in another text")
    let old = Set(ids)
    let wanted = detected.links.filter(isWanted)
    var kept: [LinkID] = []
    var next = 0
    for span in links.filter({ old.contains($0.link.id) }) {
      while next < wanted.count, wanted[next].utf8Range.lowerBound < span.utf8Range.lowerBound {
        next += 1
      }
      let isSame =
        next < wanted.count && wanted[next].utf8Range == span.utf8Range
        && wanted[next].destination == span.link.destination
        && wanted[next].position == span.link.position
      if isSame { kept.append(span.link.id) } else { removeLink(span.link.id) }
    }
    return kept + addLinks(detected, where: isWanted)
  }
}
