extension AttributedText {
  /// Replaces a UTF-8 range by another text.
  ///
  /// The new text keeps its own attributes and links. Links of this text:
  ///
  /// - A link does not grow when text is put at either of its edges; inside it grows.
  /// - Where the range is a part of a link's text, what replaces it stays in the link.
  /// - Where the range reaches over an edge, the link keeps what is left of it.
  /// - A link whose whole text is replaced is gone.
  ///
  /// An identity that both texts use stays with this text's link; the other one gets a new one.
  ///
  /// - Precondition: The range is in the text, neither of its ends is inside a scalar, and the
  ///   result is at most 2 GiB long.
  /// - Complexity: O(chunk + number of chunks + length of the new text); a cluster or a row of
  ///   flags that is longer than a chunk counts as one.
  public mutating func replaceSubrange(_ range: Range<Int>, with text: AttributedText) {
    check(range)
    precondition(
      isScalarBoundary(range.lowerBound) && isScalarBoundary(range.upperBound),
      "the range cuts a scalar")
    precondition(
      utf8Count - range.count + text.utf8Count <= Self.maximumUTF8Count,
      "the text would be longer than 2 GiB")
    guard !range.isEmpty || !text.isEmpty || text.linkCount > 0 else { return }
    let edit = ChunkEdit.plan(self, range, with: text)
    let affected = placedLinks(inChunks: edit.replaced)
    let added = adopt(text, replacing: range)
    let kept = affected.compactMap { $0.replacing(range, by: text.utf8Count) }
    loose = loose.replacing(range, by: text.utf8Count)
    replaceChunks(edit.replaced, with: edit.chunks)
    let first = edit.replaced.lowerBound
    place(kept + added, inChunks: first..<first + edit.chunks.count)
    checkInvariants()
  }

  /// Replaces a UTF-8 range by a string, which takes on the attributes that typing gets there.
  ///
  /// Those are the attributes of the text that is replaced (its first character); else of the
  /// character before in the same paragraph; else of the character after in the same paragraph;
  /// else of the character before. An inline object is never taken on.
  ///
  /// - Precondition: As for a text.
  /// - Complexity: As for a text.
  public mutating func replaceSubrange(_ range: Range<Int>, with string: String) {
    check(range)
    let typed = AttributedText(string, attributes: typingAttributes(for: range))
    replaceSubrange(range, with: typed)
  }

  /// Removes a UTF-8 range.
  ///
  /// - Precondition: As for a replacement.
  /// - Complexity: As for a replacement.
  public mutating func removeSubrange(_ range: Range<Int>) {
    replaceSubrange(range, with: AttributedText())
  }

  /// Inserts a text.
  ///
  /// - Precondition: The offset is in the text and not inside a scalar.
  /// - Complexity: As for a replacement.
  public mutating func insert(_ text: AttributedText, at offset: Int) {
    replaceSubrange(offset..<offset, with: text)
  }

  /// Inserts a string, which takes on the attributes that typing gets there.
  ///
  /// - Precondition: The offset is in the text and not inside a scalar.
  /// - Complexity: As for a replacement.
  public mutating func insert(_ string: String, at offset: Int) {
    replaceSubrange(offset..<offset, with: string)
  }

  /// Appends a text.
  ///
  /// - Precondition: The result is at most 2 GiB long.
  /// - Complexity: O(chunk + number of chunks + length of `text`).
  public mutating func append(_ text: AttributedText) {
    replaceSubrange(utf8Count..<utf8Count, with: text)
  }

  /// Appends a string with the attributes of the text's end.
  ///
  /// - Precondition: The result is at most 2 GiB long.
  /// - Complexity: O(chunk + number of chunks + length of `string`).
  public mutating func append(_ string: String) {
    replaceSubrange(utf8Count..<utf8Count, with: string)
  }

  /// Returns a part of the text as a text of its own, with its attributes and links.
  ///
  /// A link that the range cuts is cut too; identities stay.
  ///
  /// - Precondition: The range is in the text and neither of its ends is inside a scalar.
  /// - Complexity: O(chunk + number of chunks).
  public func subtext(in range: Range<Int>) -> AttributedText {
    var part = self
    part.removeSubrange(range.upperBound..<utf8Count)
    part.removeSubrange(0..<range.lowerBound)
    return part
  }

  /// Returns the attributes that text typed in place of a range takes on.
  ///
  /// - Precondition: The range is in the text.
  /// - Complexity: O(log *n* + chunk).
  public func typingAttributes(for range: Range<Int>) -> TextAttributes {
    check(range)
    guard !isEmpty else { return TextAttributes() }
    let offset = range.lowerBound
    var source = offset
    if range.isEmpty {
      let isAtStart = paragraphStart(at: offset) == offset
      let hasNext = offset < utf8Count && paragraphTextEnd(from: offset) > offset
      if offset == utf8Count || !(isAtStart && hasNext) { source = Swift.max(0, offset - 1) }
    }
    var attributes = attributes(at: source)
    attributes.inlineObject = nil
    return attributes
  }
}
