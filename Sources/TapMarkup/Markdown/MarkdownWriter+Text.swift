import CMarkdown
import TapText

extension MarkdownWriter {
  /// Appends text in the style of the moment; what separates it from the text before comes first.
  ///
  /// Within an image it goes to the alternative text instead.
  mutating func append(_ bytes: some Collection<UInt8>) {
    guard !bytes.isEmpty else { return }
    guard openImages.isEmpty else {
      alternativeText += bytes
      return
    }
    startText()
    text.append(bytes, style: style)
    style.block = nil
  }

  /// Appends a slice of the source.
  mutating func writeSlice(_ event: cmarkdown_event) {
    let range = Int(event.offset)..<Int(event.offset) + Int(event.count)
    writeSlice(range, isCode: event.kind == .CMARKDOWN_CODE_TEXT)
  }

  /// Appends a range of the source.
  mutating func writeSlice(_ range: Range<Int>, isCode: Bool = false) {
    mapSource(of: range)
    let slice = source.text(in: range, passed: &passedInsertions)
    if isInAutolink, slice.contains(UInt8(ascii: "&")) {
      return append(CharacterReferences.resolved(slice))
    }
    let needsCare =
      isInCell && slice.contains { $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\\") }
    guard needsCare else { return append(slice) }
    let cell = slice.map { $0 == UInt8(ascii: "\t") ? UInt8(ascii: " ") : $0 }
    append(isCode ? TableCell.unescaped(cell) : cell)
  }

  /// Appends the character that a reference stands for, or the reference if there is none.
  ///
  /// A line end written as a reference is a space, as a browser shows it.
  mutating func writeEntity(_ event: cmarkdown_event) {
    let range = Int(event.offset)..<Int(event.offset) + Int(event.count)
    let reference = source.bytes[range]
    mapSource(of: range.prefix(1))
    let character = MarkdownEvents.character(of: reference)
    switch character {
    case []: append(reference)
    case [UInt8(ascii: "\n")], [UInt8(ascii: "\r")]: append(CollectionOfOne(UInt8(ascii: " ")))
    default: append(character)
    }
  }

  /// Ends a line within a block; the next text begins on a new one.
  mutating func breakLine() {
    if openImages.isEmpty {
      pendingNewlines += 1
    } else {
      append(CollectionOfOne(UInt8(ascii: " ")))
    }
  }

  /// Writes the indent of a line, and notes how it hangs.
  ///
  /// The first text of the line has the style of its paragraph: the indent, or else what follows.
  private mutating func beginParagraph() {
    let isCode = style.traits.contains(.codeBlock)
    guard indent > 0 || markerLength > 0 || isCode || isRule || tableRow != nil else { return }
    var block = BlockStyle(
      kind: isCode ? .code : isRule ? .rule : .text, prefix: indent + markerLength, group: group,
      table: tableRow)
    if group > 0 {
      var column = 0
      for container in containers {
        if container.isQuote { block.bars.append(column) }
        if container.isQuote || container.isItem { column += 2 }
      }
    }
    guard indent > 0 else {
      style.block = block
      return
    }
    var plain = SpanStyle()
    plain.block = block
    text.append(repeatElement(UInt8(ascii: " "), count: indent), style: plain)
  }

  /// Writes what must come before the next text: line feeds, the indent, an item's marker.
  mutating func startText() {
    guard !text.isTooLong else { return }
    if text.bytes.isEmpty { separators = 0 }
    if separators + pendingNewlines > 0 {
      text.append(repeatElement(UInt8(ascii: "\n"), count: separators + pendingNewlines))
      separators = 0
      pendingNewlines = 0
      isLineStart = true
    }
    if isLineStart {
      paragraphStart = text.bytes.count
      beginParagraph()
    } else {
      if indentAfterMarker > 0 {
        text.append(repeatElement(UInt8(ascii: " "), count: indentAfterMarker))
      }
      if isAfterMarker, let tableRow {
        text.changeBlock(at: paragraphStart) { [count = text.bytes.count - paragraphStart] in
          $0.prefix = count
          $0.table = tableRow
        }
      }
    }
    isLineStart = false
    isAfterMarker = false
    indentAfterMarker = 0
    if style.heading > 0, headingStart == nil { headingStart = text.bytes.count }
    if unstartedLinks > 0 {
      for index in openLinks.indices.suffix(unstartedLinks) {
        openLinks[index].start = text.bytes.count
      }
      unstartedLinks = 0
    }
  }
}
