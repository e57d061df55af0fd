/// A text with attributes and links. (Provisional storage: chunks replace it.)
public struct AttributedText: Sendable {
  var bytes: [UInt8] = []
  var spans: [LinkSpan] = []
  var attributeRuns: [(Range<Int>, TextAttributes)] = []

  /// Makes an empty text.
  public init() {}

  /// Makes a plain text.
  public init(_ string: String) { bytes = Array(string.utf8) }

  /// Makes a plain text from UTF-8.
  public init(utf8: [UInt8]) throws(TextError) { bytes = utf8 }

  /// The length in UTF-8 code units.
  public var utf8Count: Int { bytes.count }

  /// All links in document order: by start, the longer first, then in the order added.
  public var links: [LinkSpan] { spans }

  /// The string of a UTF-8 range.
  public func string(in range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The UTF-16 offset of a UTF-8 offset.
  public func utf16Offset(at offset: Int) -> UTF16Offset {
    UTF16Offset(String(decoding: bytes[..<offset], as: UTF8.self).utf16.count)
  }

  /// The scalar offset of a UTF-8 offset.
  public func scalarOffset(at offset: Int) -> ScalarOffset {
    ScalarOffset(String(decoding: bytes[..<offset], as: UTF8.self).unicodeScalars.count)
  }

  /// The index of the cluster that holds or starts at a UTF-8 offset.
  public func clusterIndex(at offset: Int) -> ClusterIndex {
    ClusterIndex(String(decoding: bytes[..<offset], as: UTF8.self).count)
  }

  /// The UTF-8 offset of a UTF-16 offset.
  public func offset(at utf16: UTF16Offset) -> Int { utf16.rawValue }

  /// The UTF-8 offset of a scalar offset.
  public func offset(at scalar: ScalarOffset) -> Int { scalar.rawValue }

  /// The UTF-8 offset of a cluster.
  public func offset(at cluster: ClusterIndex) -> Int { cluster.rawValue }

  /// Adds a link over a UTF-8 range.
  public mutating func addLink(_ link: Link, over range: Range<Int>) {
    spans.append(LinkSpan(link: link, range: range))
  }

  /// Changes the attributes of a UTF-8 range.
  public mutating func updateAttributes(
    in range: Range<Int>, _ change: (inout TextAttributes) -> Void
  ) {
    var attributes = TextAttributes()
    change(&attributes)
    attributeRuns.append((range, attributes))
  }

  /// Replaces a UTF-8 range.
  public mutating func replaceSubrange(_ range: Range<Int>, with text: AttributedText) {
    bytes.replaceSubrange(range, with: text.bytes)
  }

  /// Appends a text.
  public mutating func append(_ text: AttributedText) { bytes += text.bytes }
}
