import CMarkdown
import TapUnicode

/// HTML that says what a Markdown document says, with its raw HTML as it is written: what a page is
/// made from on GitHub.
///
/// Only documents with raw HTML or footnotes are read through it; all others need no HTML.
struct MarkdownHTML {
  /// What a link of the parser is.
  enum LinkForm {
    case link
    /// One in angle brackets, whose references the parser leaves as they are.
    case autolink
    /// Text in angle brackets: no scheme begins with a character that is no letter.
    case text
    /// A reference to a footnote.
    case reference
  }

  /// The HTML so far.
  private(set) var bytes: [UInt8] = []

  /// Where it comes from.
  private(set) var parts: [MarkdownOrigin.Part] = []

  /// The links in alternative text, by the offsets of the tags of their images.
  var linksInImages: [Int: [LinkInImage]] = [:]

  let source: MarkdownSource
  let places: [Int]
  let bareLinks: BareLinkFinder
  var notes: NoteNumbers?
  var passedInsertions = 0
  var positionCounter: PositionCounter

  // The lists and the heading that are open.
  var isNumbered: [Bool] = []
  var heading: UInt8 = 0

  // The row that is open, and whether a cell of it is.
  var isInHeader = false
  var isInCell = false
  var column = 0

  // The spans that are open.
  var linkForms: [LinkForm] = []
  var openImages: [Int] = []
  var alternativeText: [UInt8] = []
  var linksInAlternative: [LinkInImage] = []
  /// Whether text is skipped: that of a reference to a footnote, which its number replaces.
  var isInReference = false

  // The bare links that are written, and where the source goes on behind one that is.
  var writtenBareLinks = 0
  var isInBareLink = false
  var writtenEnd = 0

  /// Makes the HTML of a document.
  ///
  /// - Complexity: O(*n*), where *n* is the number of events and bytes.
  init(
    of events: borrowing MarkdownEvents, in source: MarkdownSource, places: [Int],
    bareLinks: BareLinkFinder, notes: NoteNumbers?
  ) {
    self.source = source
    self.places = places
    self.bareLinks = bareLinks
    self.notes = notes
    positionCounter = source.makeCounter()
    bytes.reserveCapacity(source.count + source.count / 4)
    let first = notes?.firstEvent ?? 0
    skipBareLinks(of: events, from: first)
    for index in first..<events.count { write(index, of: events) }
    writeNotes(of: events)
  }

  /// Writes a tag or other markup that stands for nothing in the source.
  mutating func write(_ markup: String) {
    beginPart(at: nil)
    bytes += markup.utf8
  }

  /// Writes markup for a mark of the source.
  mutating func write(_ markup: String, at offset: Int?) {
    beginPart(at: offset)
    bytes += markup.utf8
  }

  /// Writes markup for a mark of the source before footnotes were moved.
  mutating func write(_ markup: String, atUnmoved offset: Int) {
    parts.append(
      MarkdownOrigin.Part(
        start: bytes.count, source: offset, isCopied: false, isUnmoved: true))
    bytes += markup.utf8
  }

  private mutating func beginPart(at offset: Int?) {
    if offset == nil, let last = parts.last, last.source == nil { return }
    parts.append(MarkdownOrigin.Part(start: bytes.count, source: offset, isCopied: false))
  }

  /// Writes raw HTML that the source has at an offset, without the tags that GFM filters.
  mutating func writeRaw(_ event: cmarkdown_event) {
    let range = Int(event.offset)..<Int(event.offset) + Int(event.count)
    for part in TagFilter.parts(of: source.bytes[range]) {
      parts.append(
        MarkdownOrigin.Part(start: bytes.count, source: part.range.lowerBound, isCopied: true))
      bytes += part.isFiltered ? Array("&lt;".utf8)[...] : source.bytes[part.range]
    }
  }

  /// Writes text with what would be markup escaped; within an image it becomes alternative text.
  mutating func writeText(_ text: some Collection<UInt8>) {
    guard !isInReference else { return }
    guard openImages.isEmpty else {
      alternativeText += text
      return
    }
    beginPart(at: nil)
    for byte in text {
      switch byte {
      case UInt8(ascii: "&"): bytes += "&amp;".utf8
      case UInt8(ascii: "<"): bytes += "&lt;".utf8
      case UInt8(ascii: ">"): bytes += "&gt;".utf8
      default: bytes.append(byte)
      }
    }
  }

  /// Returns a value with what would end an attribute escaped.
  static func escaped(_ value: String) -> String {
    var result = ""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "\"": result += "&quot;"
      case "<": result += "&lt;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
