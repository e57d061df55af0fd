extension AttributedText {
  /// Takes over the identities of an earlier text's links, for links that are the same.
  ///
  /// A host that makes its text again, say from a changed file, calls this so that a press or focus
  /// on a link outlives the change. A link is the same if its destination and its text are; of
  /// several such links, the first is the first, the second the second, and so on. Any other link
  /// gets an identity that neither text has used; ranges of one link keep one identity, that of the
  /// first. Identities that the caller gave are replaced too.
  ///
  ///     var new = try parse(file)
  ///     new.adoptIdentities(of: old)
  ///
  /// - Complexity: O(*k* log *n* + text of all links), where *k* is the number of links of both.
  public mutating func adoptIdentities(of old: AttributedText) {
    var known: [LinkKey: LinkID] = [:]
    var ordinals = LinkOrdinals()
    for span in old.placedInOrder {
      known[ordinals.key(for: span, in: old)] = span.record.link.id
    }
    nextLinkNumber = max(nextLinkNumber, old.nextLinkNumber)
    ordinals = LinkOrdinals()
    var names: [LinkID: LinkID] = [:]
    let renamed = placedInOrder.map { placed in
      var link = placed.record.link
      let key = ordinals.key(for: placed, in: self)
      let id = names[link.id] ?? known[key] ?? makeLinkID()
      names[link.id] = id
      link.id = id
      return PlacedLink(placed.range, LinkRecord(link, order: placed.record.order))
    }
    removeAllLinks()
    place(renamed, inChunks: chunks.indices)
    checkInvariants()
  }

  private mutating func removeAllLinks() {
    loose = LinkList()
    for index in chunks.indices { chunks[index] = chunks[index].with(links: LinkList()) }
    countLinks(of: chunks.indices)
  }
}

/// What makes two links the same in two versions of a text.
private struct LinkKey: Hashable {
  let destination: String
  let text: String
  var ordinal = 0
}

/// A count of the links that are alike so far.
private struct LinkOrdinals {
  private var counts: [LinkKey: Int] = [:]

  mutating func key(for placed: PlacedLink, in text: AttributedText) -> LinkKey {
    var key = LinkKey(
      destination: placed.record.link.destination, text: text.string(in: placed.range))
    let ordinal = counts[key, default: 0]
    counts[key] = ordinal + 1
    key.ordinal = ordinal
    return key
  }
}
