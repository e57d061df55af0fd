import CMarkdown
import TapText

extension MarkdownWriter {
  /// The bare link that is to be written next, or is being written.
  private var nextBareLink: BareLink? {
    writtenBareLinks < bareLinks.links.count ? bareLinks.links[writtenBareLinks] : nil
  }

  /// Writes text or a character reference, and the bare links in it.
  mutating func writeText(_ event: cmarkdown_event, of events: borrowing MarkdownEvents) {
    let range = Int(event.offset)..<Int(event.offset) + Int(event.count)
    var start = max(range.lowerBound, writtenEnd)
    while start < range.upperBound {
      guard let link = nextBareLink, link.range.lowerBound < range.upperBound else {
        return writeText(start..<range.upperBound, of: event)
      }
      if start < link.range.lowerBound {
        writeText(start..<link.range.lowerBound, of: event)
        start = link.range.lowerBound
      }
      if bareLinkStart == nil {
        startText()
        bareLinkStart = text.bytes.count
      }
      if link.isVerbatim {
        mapSource(of: link.range)
        let written = CharacterReferences.resolved(source.bytes[link.range])
        append(isInCell ? TableCell.unescaped(written) : written)
        start = link.range.upperBound
      } else {
        let end = min(link.range.upperBound, range.upperBound)
        writeText(start..<end, of: event)
        start = end
      }
      guard start >= link.range.upperBound else { return }
      writtenEnd = start
      closeBareLink(link, of: events)
    }
  }

  private mutating func writeText(_ range: Range<Int>, of event: cmarkdown_event) {
    if event.kind == .CMARKDOWN_ENTITY { writeEntity(event) } else { writeSlice(range) }
  }

  private mutating func closeBareLink(_ found: BareLink, of events: borrowing MarkdownEvents) {
    let end = text.bytes.count
    let link = Link(
      id: LinkID(rawValue: UInt64(events.targetCount + writtenBareLinks)),
      destination: found.destination,
      source: positionCounter.place(of: found.range.lowerBound, in: source.bytes))
    text.links.append(LinkSpan(link: link, utf8Range: min(bareLinkStart ?? end, end)..<end))
    bareLinkStart = nil
    writtenBareLinks += 1
  }
}
