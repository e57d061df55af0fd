import CGumbo
import TapText
import TapUnicode

extension HTMLWriter {
  /// Opens a link; an `a` without `href` is none.
  mutating func openLink(_ event: cgumbo_event) {
    guard let value = document.value(.CGUMBO_HREF, of: event),
      let offset = document.sourceOffset(of: event), let number = places.number(at: offset)
    else { return }
    let strings = strings[number] ?? self.strings(of: event, destination: value)
    self.strings[number] = strings
    let link = Link(
      id: LinkID(rawValue: UInt64(number)), destination: strings.destination,
      title: strings.title, source: places[number])
    openLinks.append(OpenLink(link: link))
    unstartedLinks += 1
    elements[elements.count - 1].isLink = true
  }

  private func strings(
    of event: cgumbo_event, destination: ArraySlice<UInt8>
  ) -> (destination: String, title: String?) {
    let title = document.value(.CGUMBO_TITLE, of: event)
    return (
      String(decoding: destination, as: UTF8.self),
      title.map { String(decoding: $0, as: UTF8.self) }
    )
  }

  /// Closes the innermost link.
  ///
  /// One without text covers nothing where it is.
  mutating func closeLink() {
    guard let open = openLinks.popLast() else { return }
    if open.start == nil { unstartedLinks -= 1 }
    let end = text.bytes.count
    text.links.append(LinkSpan(link: open.link, range: min(open.start ?? end, end)..<end))
  }

  /// Drops the empty fragments of links, except one where a link has no other fragment.
  mutating func dropEmptyPieces() {
    var shown = Set(text.links.filter { !$0.range.isEmpty }.map(\.link.id))
    text.links.removeAll { $0.range.isEmpty && !shown.insert($0.link.id).inserted }
  }

  /// Writes an image as one object of the text.
  mutating func writeImage(_ event: cgumbo_event) {
    let number = document.sourceOffset(of: event).flatMap(places.number)
    func string(_ name: cgumbo_name) -> String? {
      document.value(name, of: event).map { String(decoding: $0, as: UTF8.self) }
    }
    let image = InlineImage(
      alternativeText: string(.CGUMBO_ALT) ?? "", source: string(.CGUMBO_SRC),
      title: string(.CGUMBO_TITLE), width: length(.CGUMBO_WIDTH, of: event),
      height: length(.CGUMBO_HEIGHT, of: event), place: number.map { places[$0] })
    startText()
    text.append(image, style: style)
    line.hasText()
  }

  /// The points of a size attribute; none for a percentage (HTML standard, rules for parsing
  /// dimension values; fractions are dropped).
  private func length(_ name: cgumbo_name, of event: cgumbo_event) -> Double? {
    guard let value = document.value(name, of: event), !value.contains(UInt8(ascii: "%")),
      let number = ASCII.leadingInteger(value), number <= Self.longestImage
    else { return nil }
    return Double(number)
  }

  /// The longest side of an image in points that is believed.
  private static var longestImage: Int { 100_000 }

  /// Writes the box of a task; other fields show nothing.
  mutating func writeInput(_ event: cgumbo_event) {
    guard let type = document.value(.CGUMBO_TYPE, of: event),
      ASCII.lowercased(type) == "checkbox"
    else { return }
    let box = document.value(.CGUMBO_CHECKED, of: event) == nil ? "☐" : "☑"
    guard let last = markers.last else { return append(box.utf8) }
    markers[markers.count - 1].words = (last.isNumber ? last.words : "") + box + " "
  }
}
