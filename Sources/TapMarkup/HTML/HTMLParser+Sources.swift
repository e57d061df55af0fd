public import TapText

extension HTMLParser {
  /// Reads a string, which is well-formed whatever it holds.
  ///
  /// - Throws: `MarkupError`, as the one of bytes does.
  /// - Complexity: O(*n*), where *n* is the length of `source`.
  public static func parse(_ source: String) throws(MarkupError) -> AttributedText {
    try parseDocument(Array(source.utf8)).text
  }

  /// Reads UTF-8 in memory of the caller, which is copied.
  ///
  /// - Throws: `MarkupError`, as the one of bytes does.
  /// - Complexity: O(*n*), where *n* is the length of `source`.
  public static func parse(_ source: Span<UInt8>) throws(MarkupError) -> AttributedText {
    try parseDocument(MarkupSource.bytes(of: source)).text
  }

  /// Reads bytes; where `lossy` is true, what is ill-formed in them becomes U+FFFD.
  ///
  /// Each maximal part of an ill-formed sequence becomes one (Unicode 15, 3.9), so that positions
  /// count it as one scalar.
  ///
  /// - Throws: `MarkupError`, as the one of bytes does, but for ill-formed bytes.
  /// - Complexity: O(*n*), where *n* is the length of `source`.
  public static func parse(
    _ source: [UInt8], lossy: Bool
  ) throws(MarkupError) -> AttributedText {
    try parseDocument(lossy ? MarkupSource.repaired(source) : source).text
  }
}
