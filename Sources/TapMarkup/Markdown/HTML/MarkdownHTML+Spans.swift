import CMarkdown
import TapText
import TapUnicode

extension MarkdownHTML {
  /// Opens a link; one in alternative text is reported with its image.
  mutating func openLink(_ target: Int, of events: borrowing MarkdownEvents) {
    let string = events.target(target).destination
    if let note = notes?.note(of: string, in: source) {
      linkForms.append(.reference)
      if openImages.isEmpty { writeReference(to: note, at: offset(of: target)) }
      isInReference = true
      return
    }
    let destination = self.string(string, of: events)
    guard openImages.isEmpty else {
      linkForms.append(.link)
      guard !destination.isEmpty else { return }
      linksInAlternative.append(
        LinkInImage(destination: destination, source: position(of: target)))
      return
    }
    let isAutolink = offset(of: target).map { source.bytes[$0] == UInt8(ascii: "<") } ?? false
    if isAutolink, string.is_pooled == 0, !ASCII.isLetter(source.bytes[Int(string.offset)]) {
      linkForms.append(.text)
      return writeText("<".utf8)
    }
    linkForms.append(isAutolink ? .autolink : .link)
    write(
      "<a href=\"\(Self.escaped(destination))\"\(titleAttribute(of: target, events))>",
      at: offset(of: target))
  }

  /// Closes the innermost link.
  mutating func closeLink() {
    let form = linkForms.popLast()
    if form == .reference { isInReference = false }
    guard openImages.isEmpty else { return }
    switch form {
    case .text: writeText(">".utf8)
    case .link, .autolink: write("</a>")
    case .reference, nil: break
    }
  }

  /// Closes an image: the outermost of nested ones is in the text.
  mutating func closeImage(of events: borrowing MarkdownEvents) {
    guard let number = openImages.popLast(), openImages.isEmpty else { return }
    let destination = string(events.target(number).destination, of: events)
    let alternative = String(decoding: alternativeText, as: UTF8.self)
    if !linksInAlternative.isEmpty { linksInImages[bytes.count] = linksInAlternative }
    write(
      "<img src=\"\(Self.escaped(destination))\" alt=\"\(Self.escaped(alternative))\""
        + "\(titleAttribute(of: number, events))>", at: offset(of: number))
    alternativeText.removeAll(keepingCapacity: true)
    linksInAlternative.removeAll(keepingCapacity: true)
  }

  private func titleAttribute(
    of target: Int, _ events: borrowing MarkdownEvents
  ) -> String {
    let title = events.target(target).title
    guard title.count > 0 else { return "" }
    return " title=\"\(Self.escaped(string(title, of: events)))\""
  }

  private func offset(of target: Int) -> Int? {
    places[target] == LinkPositions.unknown ? nil : places[target]
  }

  private mutating func position(of target: Int) -> SourcePosition? {
    guard let offset = offset(of: target) else { return nil }
    return source.position(of: offset, counter: &positionCounter)
  }

  private func string(_ string: cmarkdown_string, of events: borrowing MarkdownEvents) -> String {
    let range = Int(string.offset)..<Int(string.offset) + Int(string.count)
    guard string.is_pooled == 0 else { return events.pooled(range) }
    var passed = passedInsertions
    return String(decoding: source.text(in: range, passed: &passed), as: UTF8.self)
  }
}

// Text and the bare links in it.
extension MarkdownHTML {
  /// Writes text or a character reference, and the bare links in it.
  mutating func writeText(_ event: cmarkdown_event) {
    let range = Int(event.offset)..<Int(event.offset) + Int(event.count)
    var start = max(range.lowerBound, writtenEnd)
    while start < range.upperBound {
      guard writtenBareLinks < bareLinks.links.count,
        bareLinks.links[writtenBareLinks].range.lowerBound < range.upperBound
      else { return writePlain(start..<range.upperBound, of: event) }
      let link = bareLinks.links[writtenBareLinks]
      if start < link.range.lowerBound {
        writePlain(start..<link.range.lowerBound, of: event)
        start = link.range.lowerBound
      }
      if !isInBareLink {
        isInBareLink = true
        write("<a href=\"\(Self.escaped(link.destination))\">", at: link.range.lowerBound)
      }
      if link.isVerbatim {
        let written = CharacterReferences.resolved(source.bytes[link.range])
        writeText(isInCell ? TableCell.unescaped(written) : written)
        start = link.range.upperBound
      } else {
        let end = min(link.range.upperBound, range.upperBound)
        writePlain(start..<end, of: event)
        start = end
      }
      guard start >= link.range.upperBound else { return }
      writtenEnd = start
      write("</a>")
      isInBareLink = false
      writtenBareLinks += 1
    }
  }

  /// Goes on with the bare links from an event on, which may be anywhere in the document.
  mutating func skipBareLinks(of events: borrowing MarkdownEvents, from first: Int) {
    guard !bareLinks.links.isEmpty else { return }
    writtenEnd = 0
    var index = first
    while index < events.count, !events[index].isSlice { index += 1 }
    guard index < events.count else { return }
    let start = Int(events[index].offset)
    var low = 0
    var high = bareLinks.links.count
    while low < high {
      let middle = (low + high) / 2
      let isBefore = bareLinks.links[middle].range.upperBound <= start
      if isBefore { low = middle + 1 } else { high = middle }
    }
    writtenBareLinks = low
  }

  private mutating func writePlain(_ range: Range<Int>, of event: cmarkdown_event) {
    guard event.kind == .CMARKDOWN_ENTITY else { return writeSlice(range) }
    let reference = source.bytes[range]
    let character = MarkdownEvents.character(of: reference)
    writeText(character.isEmpty ? Array(reference) : character)
  }

  /// Writes a slice of the source as text.
  mutating func writeSlice(_ event: cmarkdown_event, isCode: Bool = false) {
    writeSlice(Int(event.offset)..<Int(event.offset) + Int(event.count), isCode: isCode)
  }

  private mutating func writeSlice(_ range: Range<Int>, isCode: Bool = false) {
    let slice = source.text(in: range, passed: &passedInsertions)
    if linkForms.last == .autolink, slice.contains(UInt8(ascii: "&")) {
      return writeText(CharacterReferences.resolved(slice))
    }
    if isInCell, isCode { return writeText(TableCell.unescaped(Array(slice))) }
    writeText(slice)
  }
}

extension cmarkdown_event {
  /// Whether the event is a slice of the source.
  fileprivate var isSlice: Bool {
    switch kind {
    case .CMARKDOWN_TEXT, .CMARKDOWN_CODE_TEXT, .CMARKDOWN_HTML_TEXT, .CMARKDOWN_ENTITY: true
    default: false
    }
  }
}
