extension AttributedText {
  /// Makes a plain text with chunks of a size that a test picks, so that a short text has many.
  ///
  /// - Precondition: The size is at least 16.
  package init(_ string: String, chunkSize: Int) {
    precondition(chunkSize >= 16, "a chunk must hold a few scalars")
    var string = string
    string.makeContiguousUTF8()
    self.init(wellFormed: string.utf8Span.span, policy: ChunkPolicy(target: chunkSize))
  }
}
