/// A text with attributes and links, which a layout draws and a tap searches.
///
/// It is a value: a copy is cheap and shares all storage with the original until one of them
/// changes, and then all but the part that changed. The counterpart of `NSAttributedString`, with
/// links that are things of their own rather than attributes.
///
///     var text = AttributedText("see docs now")
///     let docs = text.addLink(destination: "https://a.example", over: 4..<8)
///     text.updateAttributes(in: 4..<6) { $0.fontWeight = 700 }
///     text.replaceSubrange(0..<3, with: "read")
///     text.link(withID: docs)?.range  // 5..<9
///
/// All offsets count UTF-8 code units from the start of the text. Offsets of other kinds are types
/// of their own: `UTF16Offset`, `ScalarOffset`, `ClusterIndex`.
///
/// An offset or range outside the text is a mistake of the caller and traps; input that may hold
/// one goes through `checked(_:)` first.
public struct AttributedText: Sendable {
  /// The chunks of the text, none of them empty.
  var chunks: [TextChunk] = []
  /// The measure of the text before each chunk, and of all of it at the end.
  var sums = [TextMeasure()]
  /// The identities in each chunk, side by side, so that a search for one touches no other chunk.
  var numbers: [LinkNumbers] = []
  /// The links that no single chunk holds.
  var loose = LinkList()
  /// The number that the next generated identity gets.
  var nextLinkNumber: UInt64 = 1
  /// The rank that the next link gets in the order of adding.
  var nextLinkOrder: UInt64 = 0
  /// The clusters before each chunk, counted on first use.
  var clusterSums = ClusterSums()
  /// How large chunks are.
  let policy: ChunkPolicy

  /// Makes an empty text.
  public init() { policy = .standard }

  init(policy: ChunkPolicy) { self.policy = policy }
}

extension AttributedText {
  /// The most UTF-8 code units that a text holds: 2 GiB.
  public static let maximumUTF8Count = 1 << 31

  /// The length in UTF-8 code units.
  public var utf8Count: Int { Int(total.bytes) }

  /// Whether the text has no characters.
  public var isEmpty: Bool { chunks.isEmpty }

  /// The whole text as a string.
  ///
  /// - Complexity: O(*n*).
  public var string: String { string(in: 0..<utf8Count) }

  /// Returns the string of a UTF-8 range.
  ///
  /// A scalar that the range cuts shows as U+FFFD.
  ///
  /// - Precondition: The range is in the text.
  /// - Complexity: O(log *n* + length of the range).
  public func string(in range: Range<Int>) -> String {
    withUTF8(in: range) { $0.decoded() }
  }

  /// Calls `body` with the UTF-8 of a range.
  ///
  /// Nothing is copied where the range is in one chunk, as nearly every paragraph does.
  ///
  /// - Precondition: The range is in the text.
  package func withUTF8<R>(in range: Range<Int>, _ body: (Span<UInt8>) throws -> R) rethrows -> R {
    check(range)
    guard !range.isEmpty else { return try body(Span()) }
    let index = chunkIndex(at: range.lowerBound)
    let start = chunkStart(index)
    if range.upperBound <= chunkStart(index + 1) {
      let bytes = chunks[index].bytes
      return try body(
        bytes.span.extracting(range.lowerBound - start..<range.upperBound - start))
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(range.count)
    forEachSlice(of: range) { slice in
      let source = slice.chunk.bytes
      source.span.extracting(slice.range).append(to: &bytes)
    }
    return try body(bytes.span)
  }
}
