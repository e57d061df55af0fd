import TapText

/// A Markdown source made ready for the parser, and the way back from there.
///
/// The parser gets a copy without a byte order mark, with U+FFFD for each NUL (as CommonMark
/// says), with a line feed at the end and zeros behind it that it may look at.
struct MarkdownSource {
  /// The zeros behind the text.
  static let padding = 32

  /// The copy that the parser reads, padding included.
  let bytes: [UInt8]

  /// The length of the byte order mark, which the copy lacks.
  let markCount: Int

  /// The number of bytes of the copy that are text.
  var count: Int { bytes.count - Self.padding }

  /// Checks and copies a source.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  init(_ source: [UInt8]) throws(MarkupError) {
    guard source.count <= MarkdownParser.sourceLimit else {
      throw MarkupError(.sourceTooLong, at: MarkdownParser.sourceLimit)
    }
    do {
      _ = try UTF8Span(validating: source.span)
    } catch {
      let offset = error.byteOffsets.lowerBound
      var places = PlaceCounter()
      throw MarkupError(.illFormedUTF8, at: offset, place: places.place(of: offset, in: source))
    }
    markCount = source.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.count + Self.padding + 1)
    if source.contains(0) {
      for byte in source[markCount...] {
        if byte == 0 { bytes += [0xEF, 0xBF, 0xBD] } else { bytes.append(byte) }
      }
    } else {
      bytes += source[markCount...]
    }
    bytes.append(UInt8(ascii: "\n"))
    bytes += repeatElement(0, count: Self.padding)
    self.bytes = bytes
  }
}
