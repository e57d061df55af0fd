import CMarkdownHTML
import TapText

@testable import TapMarkup

/// The links of a Markdown source by md4c's own HTML renderer, read as HTML with the tags filtered
/// that GFM filters, and those that `MarkdownParser` finds beside bare ones.
struct RenderedLinks {
  struct Link: Equatable, CustomStringConvertible {
    var destination: String
    var title: String

    init(_ span: LinkSpan) {
      destination = Self.decoded(span.link.destination)
      title = span.link.title ?? ""
    }

    var description: String { "\(destination) \"\(title)\"" }

    /// Whether it has a scheme that begins with no letter, which md4c takes for one in `<1a:b>`.
    var hasIllFormedScheme: Bool {
      guard let colon = destination.firstIndex(of: ":"), let first = destination.first else {
        return false
      }
      return !first.isLetter && !destination[..<colon].contains { "/?#".contains($0) }
    }

    /// An address without percent escapes, which the renderer adds.
    private static func decoded(_ address: String) -> String {
      var bytes: [UInt8] = []
      var rest = Array(address.utf8)[...]
      while let byte = rest.popFirst() {
        let digits = String(decoding: rest.prefix(2), as: UTF8.self)
        if byte == UInt8(ascii: "%"), digits.utf8.count == 2, let value = UInt8(digits, radix: 16) {
          bytes.append(value)
          rest = rest.dropFirst(2)
        } else {
          bytes.append(byte)
        }
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// The links by the renderer; `nil` where it fails.
  let rendered: [Link]?

  /// The links by our parser, without bare addresses.
  let parsed: [Link]

  /// Whether every link that the parser found has a position in the source.
  let areAllPlaced: Bool

  init(of source: [UInt8]) throws {
    let prepared = try MarkdownSource(source, movesFootnotes: false)
    // The renderer reads what is written, unless the source has NUL or a narrow delimiter row.
    let isChanged = !prepared.insertedOffsets.isEmpty || source.contains(0)
    let bytes = isChanged ? Array(prepared.bytes[..<prepared.count]) : source
    let marks = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    if let page = Self.rendered(Array(bytes[marks...])) {
      let filtered = TagFilter.parts(of: page[...]).flatMap {
        $0.isFiltered ? Array("&lt;".utf8) : Array(page[$0.range])
      }
      rendered = Self.links(try HTMLParser.parse(filtered, lossy: true))
    } else {
      rendered = nil
    }
    let text = try MarkdownParser.parseDocument(
      source, options: MarkdownParser.Options(bareLinks: .none)
    ).text
    parsed = Self.links(text)
    areAllPlaced = text.links.allSatisfy { $0.link.source != nil }
  }

  private static func links(_ text: AttributedText) -> [Link] {
    text.links.map { Link($0) }.filter { !$0.hasIllFormedScheme }
  }

  private static func rendered(_ source: [UInt8]) -> [UInt8]? {
    let padded = source + Array(repeating: 0, count: 32)
    var page = unsafe padded.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return unsafe cmarkdown_html() }
      return unsafe cmarkdown_html_render(start, UInt32(source.count))
    }
    defer { unsafe cmarkdown_html_free(&page) }
    guard unsafe page.has_failed == 0 else { return nil }
    return unsafe Array(UnsafeBufferPointer(start: page.bytes, count: Int(page.count)))
  }
}
