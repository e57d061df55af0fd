/// Makes the bytes of a source of what a caller has.
enum MarkupSource {
  /// Returns well-formed UTF-8: each ill-formed part becomes one U+FFFD (Unicode 15, 3.9, maximal
  /// subparts).
  ///
  /// - Complexity: O(*n*).
  static func repaired(_ source: [UInt8]) -> [UInt8] {
    do {
      _ = try UTF8Span(validating: source.span)
      return source
    } catch {
      return Array(String(decoding: source, as: UTF8.self).utf8)
    }
  }

  /// Returns the bytes of a span.
  static func bytes(of source: Span<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.count)
    for index in source.indices { bytes.append(source[index]) }
    return bytes
  }
}
