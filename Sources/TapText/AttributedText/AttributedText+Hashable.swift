/// Texts are equal if their bytes, attributes and links are, wherever their chunks are cut.
///
/// Of a link, the range, destination, title and priority count, not its identity or its location in
/// a source file; where two links cover the same range, so does the order in which they were added.
extension AttributedText: Hashable {
  /// Returns whether two texts have the same characters, attributes and links.
  ///
  /// - Complexity: O(*n*), but O(1) for each chunk that both share.
  public static func == (left: Self, right: Self) -> Bool {
    guard left.utf8Count == right.utf8Count, left.linkCount == right.linkCount else {
      return false
    }
    var cursor = ChunkCursor(left, right)
    while let step = cursor.next() {
      if step.isShared { continue }
      guard step.commonPrefix() == step.length else { return false }
    }
    return left.hasEqualLinks(as: right)
  }

  private func hasEqualLinks(as other: Self) -> Bool {
    guard linkCount > 0 else { return true }
    let pairs = zip(placedInOrder, other.placedInOrder)
    return pairs.allSatisfy { left, right in
      left.range == right.range
        && (left.record === right.record || left.record.link.hasEqualContent(right.record.link))
    }
  }

  /// All links with their ranges in the text, in document order.
  var placedInOrder: [PlacedLink] {
    let own = placedLinks(inChunks: chunks.indices)
    return loose.isEmpty ? own : LinkList(own + loose.links).links
  }

  /// Feeds the characters, attributes and links to a hasher.
  ///
  /// - Complexity: O(*n*).
  public func hash(into hasher: inout Hasher) {
    hasher.combine(utf8Count)
    // Blocks of fixed size, so that the cuts between chunks make no difference.
    var start = 0
    while start < utf8Count {
      let end = min(start + 4096, utf8Count)
      withUTF8(in: start..<end) { $0.hash(into: &hasher) }
      start = end
    }
    for run in attributeRuns(in: 0..<utf8Count) { hasher.combine(run) }
    for placed in placedInOrder {
      hasher.combine(placed.range)
      hasher.combine(placed.record.link.destination)
    }
  }
}

extension Link {
  /// Returns whether two links have the same destination, title and priority.
  func hasEqualContent(_ other: Link) -> Bool {
    destination == other.destination && title == other.title && priority == other.priority
  }
}
