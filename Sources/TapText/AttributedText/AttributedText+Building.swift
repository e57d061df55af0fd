import TapUnicode

extension AttributedText {
  /// Makes a plain text from a string.
  ///
  /// - Precondition: The string is at most 2 GiB long; `init(utf8:)` throws instead.
  /// - Complexity: O(*n*).
  public init(_ string: String) {
    var string = string
    string.makeContiguousUTF8()
    precondition(string.utf8.count <= Self.maximumUTF8Count, "the text is longer than 2 GiB")
    self.init(wellFormed: string.utf8Span.span, policy: .standard)
  }

  /// Makes a plain text from UTF-8.
  ///
  /// Every scalar is legal: U+0000, U+FFFC and lone controls too. A byte order mark stays U+FEFF.
  ///
  /// - Throws: `TextError.Code.illFormedUTF8` with the offset of the first byte that is part of no
  ///   scalar, `textTooLong` beyond 2 GiB.
  /// - Complexity: O(*n*).
  public init(utf8: [UInt8]) throws(TextError) {
    try self.init(utf8: utf8.span)
  }

  /// Makes a plain text from UTF-8 that is anywhere in memory.
  ///
  /// - Throws: As the initializer from an array does.
  /// - Complexity: O(*n*).
  public init(utf8: Span<UInt8>) throws(TextError) {
    try self.init(utf8: utf8, limit: Self.maximumUTF8Count)
  }

  /// Makes a plain text of at most `limit` bytes, which tests make small.
  package init(utf8: Span<UInt8>, limit: Int) throws(TextError) {
    guard utf8.count <= limit else { throw TextError(.textTooLong, at: limit) }
    if let offset = firstIllFormedByte(in: utf8) { throw TextError(.illFormedUTF8, at: offset) }
    self.init(wellFormed: utf8, policy: .standard)
  }

  /// Makes a plain text from bytes that should be UTF-8, with U+FFFD for those that are not.
  ///
  /// Each maximal subpart of an ill-formed sequence becomes one U+FFFD, as the Unicode Standard
  /// (3.9, U+FFFD Substitution of Maximal Subparts) and browsers have it.
  ///
  /// - Throws: `TextError.Code.textTooLong` where the text would be longer than 2 GiB.
  /// - Complexity: O(*n*).
  public init(lossy utf8: [UInt8]) throws(TextError) {
    let repaired =
      firstIllFormedByte(in: utf8.span) == nil ? utf8 : replacingIllFormed(in: utf8.span)
    guard repaired.count <= Self.maximumUTF8Count else {
      throw TextError(.textTooLong, at: Self.maximumUTF8Count)
    }
    self.init(wellFormed: repaired.span, policy: .standard)
  }

  init(wellFormed bytes: Span<UInt8>, policy: ChunkPolicy) {
    self.init(policy: policy)
    var chunks: [TextChunk] = []
    var start = 0
    chunks.reserveCapacity(bytes.count / policy.target + 1)
    while start < bytes.count {
      let end = policy.end(ofChunkFrom: start, in: bytes)
      chunks.append(
        TextChunk(
          bytes: bytes.extracting(start..<end).copied(), runs: RunList(plain: end - start)))
      start = end
    }
    replaceChunks(0..<0, with: chunks)
    checkInvariants()
  }

  /// Makes a text with one set of attributes.
  ///
  /// - Precondition: The string is at most 2 GiB long.
  public init(_ string: String, attributes: TextAttributes) {
    self.init(string)
    updateAttributes(in: 0..<utf8Count) { $0 = attributes }
  }
}
