public import TapText
import TapUnicode

extension LinkDetector {
  /// Returns the links of a text that came of another by an edit or an append (LD-20).
  ///
  /// They are what `detect(in:)` finds, at the cost of the words around what changed.
  ///
  /// - Precondition: `known` comes from a detector with the same profile.
  /// - Complexity: O(number of chunks + length of the change + number of links).
  public func update(_ known: DetectedLinks, for text: AttributedText) -> DetectedLinks {
    let old = known.text
    let prefix = old.commonBytes(with: text, fromEnd: false)
    if prefix == text.utf8Count, prefix == old.utf8Count {
      return DetectedLinks(text: text, links: known.links)
    }
    let most = min(old.utf8Count, text.utf8Count) - prefix
    let suffix = min(old.commonBytes(with: text, fromEnd: true), most)
    let shift = text.utf8Count - old.utf8Count
    // The scalars beside both barriers are of the part that both texts have.
    let start = previousBarrier(of: text, before: scalarStart(of: text, atOrBefore: prefix))
    let end = nextBarrier(
      of: text, from: scalarEnd(of: text, atOrAfter: text.utf8Count - suffix) + 1,
      limit: text.utf8Count)
    let before = known.links.prefix { $0.utf8Range.upperBound <= start }
    let after = known.links.drop { $0.utf8Range.lowerBound < end - shift }
    let links = before + links(of: text, in: start..<end) + after.map { $0.moved(by: shift) }
    return DetectedLinks(text: text, links: Array(links))
  }

  private func scalarStart(of text: AttributedText, atOrBefore offset: Int) -> Int {
    var offset = offset
    while offset > 0, offset < text.utf8Count, isContinuation(of: text, at: offset) { offset -= 1 }
    return offset
  }

  private func scalarEnd(of text: AttributedText, atOrAfter offset: Int) -> Int {
    var offset = offset
    while offset < text.utf8Count, isContinuation(of: text, at: offset) { offset += 1 }
    return offset
  }

  private func isContinuation(of text: AttributedText, at offset: Int) -> Bool {
    text.withUTF8(in: offset..<offset + 1) { $0[0] & 0xC0 == 0x80 }
  }
}

extension DetectedLinks {
  /// Returns the links that the writer is done with (LD-19).
  ///
  /// A link is left out while the caret is in it, or after it with nothing Hard, such as a space,
  /// between: what is typed next may still change it.
  ///
  /// - Precondition: The caret is in the text.
  /// - Complexity: O(number of links + distance of the caret from the last link before it).
  public func settled(caret: Int) -> [DetectedLink] {
    links.filter { link in
      guard link.utf8Range.lowerBound < caret else { return true }
      guard link.utf8Range.upperBound < caret else { return false }
      return text.withUTF8(in: link.utf8Range.upperBound..<caret) { hasHard($0) }
    }
  }

  private func hasHard(_ bytes: Span<UInt8>) -> Bool {
    var offset = 0
    while offset < bytes.count {
      let scalar = bytes.scalar(at: offset)
      if LinkTable.shared[scalar.value].term == .hard { return true }
      offset += scalar.length
    }
    return false
  }
}
