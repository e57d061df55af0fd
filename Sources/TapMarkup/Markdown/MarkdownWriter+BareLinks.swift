import CMarkdown
import TapLinks
import TapText

/// A range of plain text of a Markdown document, which may contain bare addresses.
struct PlainStretch {
  /// A part of the range that is copied from the source or stands for one reference there.
  struct Part {
    /// Where it begins in the text.
    let start: Int
    /// Where it begins in the source.
    let source: Int
    /// Whether each byte has its own in the source.
    let isCopied: Bool
  }

  /// The parts, ascending.
  private(set) var parts: [Part] = []

  /// Whether a link may begin at its start.
  private(set) var mayBeginLink = true

  /// Empties it for the next range.
  mutating func restart(mayBeginLink: Bool) {
    if !parts.isEmpty { parts.removeAll(keepingCapacity: true) }
    self.mayBeginLink = mayBeginLink
  }

  /// Takes one more part.
  mutating func append(_ part: Part) { parts.append(part) }

  /// Returns the offset in the source of a byte of the text.
  func source(of offset: Int) -> Int? {
    var low = 0
    var high = parts.count
    while low < high {
      let middle = (low + high) / 2
      if parts[middle].start <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    let part = parts[low - 1]
    return part.isCopied ? part.source + offset - part.start : part.source
  }
}

// Bare addresses: GFM finds them in plain text, never in code, links, images or raw HTML.
extension MarkdownWriter {
  private static let detector = LinkDetector(profile: .gfm)

  /// Notes what an event has added to a range of plain text.
  mutating func noteBareText(_ event: cmarkdown_event) {
    guard event.kind == .CMARKDOWN_TEXT || event.kind == .CMARKDOWN_ENTITY, openLinks.isEmpty,
      openImages.isEmpty
    else { return }
    stretch.append(
      PlainStretch.Part(
        start: lastAppended, source: Int(event.offset),
        isCopied: event.kind == .CMARKDOWN_TEXT))
  }

  /// Ends a range of plain text before an event of another kind, and makes links of the addresses
  /// in it.
  mutating func endStretch(before kind: cmarkdown_kind?, of events: borrowing MarkdownEvents) {
    defer { stretch.restart(mayBeginLink: kind?.mayPrecedeBareLink ?? true) }
    guard let first = stretch.parts.first,
      Self.detector.mayFindLinks(in: text.bytes.span.extracting(first.start...))
    else { return }
    // A bracket in front of the stretch, where a link may not begin, begins none.
    let guardBytes: [UInt8] = stretch.mayBeginLink ? [] : [UInt8(ascii: "]")]
    let found = Self.detector.detect(in: guardBytes + text.bytes[first.start...])
    for link in found {
      let start = first.start + link.utf8.lowerBound - guardBytes.count
      let place = stretch.source(of: start).map { placeCounter.place(of: $0, in: source.bytes) }
      let id = LinkID(rawValue: UInt64(events.targetCount + bareLinkCount))
      bareLinkCount += 1
      text.links.append(
        LinkSpan(
          link: Link(id: id, destination: link.destination, source: place),
          range: start..<start + link.utf8.count))
    }
  }
}

extension cmarkdown_kind {
  /// Whether a bare link may begin right behind what an event of the kind stands for: a line's or
  /// cell's start, white space, or a mark of emphasis (GFM 0.29, 6.9).
  fileprivate var mayPrecedeBareLink: Bool {
    switch self {
    case .CMARKDOWN_CODE, .CMARKDOWN_CODE_END, .CMARKDOWN_CODE_TEXT, .CMARKDOWN_LINK,
      .CMARKDOWN_LINK_END, .CMARKDOWN_IMAGE, .CMARKDOWN_IMAGE_END, .CMARKDOWN_HTML_TEXT:
      return false
    default: return true
    }
  }
}
