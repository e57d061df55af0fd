import CMarkdown

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
    lastAppended = text.bytes.count
    text.append(bytes, style: style)
  }

  /// Appends a slice of the source.
  mutating func writeSlice(_ event: cmarkdown_event) {
    let slice = source.text(
      in: Int(event.offset)..<Int(event.offset) + Int(event.count), passed: &passedInsertions)
    if isInAutolink, slice.contains(UInt8(ascii: "&")) { return append(resolved(slice)) }
    let needsCare =
      isInCell && slice.contains { $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\\") }
    guard needsCare else { return append(slice) }
    var cell = slice.map { $0 == UInt8(ascii: "\t") ? UInt8(ascii: " ") : $0 }
    if event.kind == .CMARKDOWN_CODE_TEXT {
      let pipe = UInt8(ascii: "|")
      let escape = UInt8(ascii: "\\")
      for index in cell.indices.dropLast().reversed()
      where cell[index] == escape && cell[index + 1] == pipe {
        cell.remove(at: index)
      }
    }
    append(cell)
  }

  /// Appends the character that a reference stands for, or the reference if there is none.
  ///
  /// A line end written as a reference is a space, as a browser shows it.
  mutating func writeEntity(_ event: cmarkdown_event) {
    let reference = source.bytes[Int(event.offset)..<Int(event.offset) + Int(event.count)]
    let character = MarkdownEvents.character(of: reference)
    switch character {
    case []: append(reference)
    case [UInt8(ascii: "\n")], [UInt8(ascii: "\r")]: append(CollectionOfOne(UInt8(ascii: " ")))
    default: append(character)
    }
  }

  /// Returns a text with its character references resolved, which the parser leaves in autolinks.
  private func resolved(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var rest = text
    while let start = rest.firstIndex(of: UInt8(ascii: "&")) {
      result += rest[..<start]
      rest = rest[start...]
      let end = rest.prefix(50).firstIndex(of: UInt8(ascii: ";")).map { $0 + 1 } ?? start + 1
      let character = end > start + 1 ? MarkdownEvents.character(of: rest[..<end]) : []
      result += character.isEmpty ? [UInt8(ascii: "&")] : character
      rest = rest[(character.isEmpty ? start + 1 : end)...]
    }
    return result + rest
  }

  /// Ends a line within a block; the next text begins on a new one.
  mutating func breakLine() {
    if openImages.isEmpty {
      pendingNewlines += 1
    } else {
      append(CollectionOfOne(UInt8(ascii: " ")))
    }
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
      text.append(repeatElement(UInt8(ascii: " "), count: indent))
    } else if indentAfterMarker > 0 {
      text.append(repeatElement(UInt8(ascii: " "), count: indentAfterMarker))
    }
    isLineStart = false
    isAfterMarker = false
    indentAfterMarker = 0
    if unstartedLinks > 0 {
      for index in openLinks.indices.suffix(unstartedLinks) {
        openLinks[index].start = text.bytes.count
      }
      unstartedLinks = 0
    }
  }
}
