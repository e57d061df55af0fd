public import TapText

/// Where the parts of a text are in the source that it was read from.
///
/// A reader makes one where it is asked to, as for tools that report lines and columns:
///
///     let document = try MarkdownParser.parseDocument(Array("# a\n*b* c".utf8), mapsSource: true)
///     document.sourceMap?.position(of: 5, in: document.text)  // line 2, column 5
public struct SourceMap: Sendable, Hashable {
  /// Where a part of the text begins, which goes on in the source scalar by scalar.
  private struct Anchor: Sendable, Hashable {
    var offset: Int
    var position: SourcePosition
  }

  /// The most bytes of a part, so that what is within one is found in a constant number of steps.
  static let longestPart = 256

  private var anchors: [Anchor] = []

  /// Notes where the text from an offset on is in the source.
  mutating func add(_ position: SourcePosition, at offset: Int) {
    while let last = anchors.last, last.offset >= offset { anchors.removeLast() }
    anchors.append(Anchor(offset: offset, position: position))
  }

  /// Returns the position in the source of the scalar at an offset of the text.
  ///
  /// Of text that the reader adds, such as the marker of an item, it is a position nearby.
  ///
  /// - Parameters:
  ///   - utf8Offset: The offset in UTF-8 code units.
  ///   - text: The text that the map is of.
  /// - Returns: The position; `nil` if no text comes from the source.
  /// - Complexity: O(log *n*), where *n* is the number of parts.
  public func position(of utf8Offset: Int, in text: AttributedText) -> SourcePosition? {
    var low = 0
    var high = anchors.count
    while low < high {
      let middle = (low + high) / 2
      if anchors[middle].offset <= utf8Offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return anchors.first?.position }
    let anchor = anchors[low - 1]
    let end = min(utf8Offset, anchor.offset + Self.longestPart, text.utf8Count)
    guard end > anchor.offset else { return anchor.position }
    let scalars = text.string(in: anchor.offset..<end).unicodeScalars.count
    return SourcePosition(
      line: anchor.position.line, column: anchor.position.column + scalars)
  }
}
