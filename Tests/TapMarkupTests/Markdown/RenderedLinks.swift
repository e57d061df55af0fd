import CMarkdownHTML
import TapText

@testable import TapMarkup

/// The links of a Markdown source by md4c's own HTML renderer, and those that `MarkdownParser` finds
/// beside bare ones, in one form that can be compared.
struct RenderedLinks {
  struct Link: Equatable, CustomStringConvertible {
    var destination: String
    var title: String

    var description: String { title.isEmpty ? destination : "\(destination) \"\(title)\"" }

    /// Whether it has a scheme that begins with no letter, which md4c takes for one in `<1a:b>`.
    var hasIllFormedScheme: Bool {
      guard let colon = destination.firstIndex(of: ":"), let first = destination.first else {
        return false
      }
      return !first.isLetter && !destination[..<colon].contains { "/?#".contains($0) }
    }
  }

  /// The links by the renderer; `nil` where it fails.
  let rendered: [Link]?

  /// The links by our parser that were not found as bare addresses.
  let parsed: [Link]

  init(of source: [UInt8]) throws {
    let prepared = try MarkdownSource(source)
    // The renderer reads what is written, unless the source has NUL or a narrow delimiter row.
    let isChanged = !prepared.insertedOffsets.isEmpty || source.contains(0)
    let bytes = isChanged ? Array(prepared.bytes[..<prepared.count]) : source
    let marks = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    rendered = Self.rendered(Array(bytes[marks...]))?.filter { !$0.hasIllFormedScheme }
    let events = try MarkdownEvents(
      parsing: prepared.bytes, padding: MarkdownSource.padding,
      limits: EventLimits(sourceCount: source.count))
    let text = try MarkdownParser.parse(source)
    parsed = text.links.map(\.link).filter { $0.id.rawValue < UInt64(events.targetCount) }
      .sorted { $0.id.rawValue < $1.id.rawValue }
      .map { Link(destination: Self.escaped($0.destination), title: Self.escapedTitle($0.title)) }
      .filter { !$0.hasIllFormedScheme }
  }

  private static func rendered(_ source: [UInt8]) -> [Link]? {
    let padded = source + Array(repeating: 0, count: 32)
    var links = unsafe padded.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return unsafe cmarkdown_html_links() }
      return unsafe cmarkdown_html_parse(start, UInt32(source.count))
    }
    defer { unsafe cmarkdown_html_free(&links) }
    guard unsafe links.has_failed == 0 else { return nil }
    let bytes = unsafe Array(UnsafeBufferPointer(start: links.bytes, count: Int(links.count)))
    let fields = bytes.split(separator: 0, omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
    return stride(from: 0, to: fields.count - 1, by: 2).map {
      Link(destination: fields[$0], title: fields[$0 + 1])
    }
  }

  /// Escapes an address as md4c 0.4.8 does.
  private static func escaped(_ address: String) -> String {
    let plain = Array("-_.+!*(),%#@?=;:/,+$".utf8)
    var result = ""
    for byte in address.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      case _ where plain.contains(byte): result.unicodeScalars.append(Unicode.Scalar(byte))
      case UInt8(ascii: "&"): result += "&amp;"
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += byte < 16 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return result
  }

  private static func escapedTitle(_ title: String?) -> String {
    (title ?? "").replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
  }
}
