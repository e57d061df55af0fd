/// Where a part of a text begins in the whole, for answers about the part to count from there.
///
/// The part begins with a paragraph, and its layout stands for that range of the whole layout.
package struct LayoutOrigin: Sendable, Hashable {
  /// The UTF-8 code units before the part.
  package var byte = 0
  /// The clusters before the part.
  package var cluster = 0
  /// The lines before the part.
  package var line = 0
  /// The distance from the top of the whole to that of the part, in points.
  package var y = 0.0

  package init() {}
}

extension Hit {
  /// The same hit, counted from the beginning of the whole text.
  ///
  /// It knows nothing of links, which a part numbers by itself.
  package func moved(by origin: LayoutOrigin) -> Hit {
    var hit = self
    hit.line = line.map { $0 + origin.line }
    hit.cluster = cluster.map { $0 + origin.cluster }
    if utf8Range != nil {
      hit.utf8Start += origin.byte
      hit.utf8End += origin.byte
    }
    if box.width > 0 || box.height > 0 { hit.box.y += origin.y }
    return hit
  }
}

extension Caret {
  /// The same caret, counted from the beginning of the whole text.
  package func moved(by origin: LayoutOrigin) -> Caret {
    var caret = self
    caret.offset += origin.byte
    caret.line += origin.line
    caret.y += origin.y
    return caret
  }
}
