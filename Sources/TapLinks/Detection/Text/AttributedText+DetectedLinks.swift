public import TapText

extension AttributedText {
  /// Adds detected links where the text has none yet, and returns their identities (LD-18).
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
    for link in detected.links where isWanted(link) && linkIndices(over: link.utf8).isEmpty {
      spans.append(
        LinkSpan(link: Link(id: makeLinkID(), destination: link.destination), range: link.utf8))
    }
    addLinks(spans)
    return spans.map(\.link.id)
  }
}
