import CGumbo
import TapText
import TapUnicode

extension HTMLWriter {
  /// Opens a link; an `a` without `href` is none.
  mutating func openLink(_ event: cgumbo_event) {
    guard let value = document.value(.CGUMBO_HREF, of: event),
      let offset = document.sourceOffset(of: event), let number = places.number(at: offset)
    else { return }
    let link = links[number] ?? self.link(number, of: event, destination: value)
    links[number] = link
    openLinks.append(OpenLink(link: link))
    unstartedLinks += 1
    elements[elements.count - 1].isLink = true
  }

  private func link(
    _ number: Int, of event: cgumbo_event, destination: ArraySlice<UInt8>
  ) -> Link {
    func string(_ name: cgumbo_name) -> String? {
      document.value(name, of: event).map { String(decoding: $0, as: UTF8.self) }
    }
    let label = document.value(.CGUMBO_ARIA_LABEL, of: event).map(ASCII.trimmed)
    return Link(
      id: LinkID(rawValue: UInt64(number)),
      destination: base.resolved(HTMLAddress.cleaned(destination)), title: string(.CGUMBO_TITLE),
      label: label.flatMap { $0.isEmpty ? nil : String(decoding: $0, as: UTF8.self) },
      source: places[number])
  }

  /// Closes the innermost link.
  ///
  /// One without text covers nothing where it is.
  mutating func closeLink() {
    guard let open = openLinks.popLast() else { return }
    if open.start == nil {
      unstartedLinks -= 1
      if open.hasHiddenText { hiddenLinks.insert(open.link.id) }
    }
    let end = text.bytes.count
    text.links.append(LinkSpan(link: open.link, utf8Range: min(open.start ?? end, end)..<end))
  }

  /// Writes an image as one object of the text.
  ///
  /// One that is not visible is none.
  mutating func writeImage(_ event: cgumbo_event) {
    guard !visibility.isHidden else {
      hideText()
      if let source = document.value(.CGUMBO_SRC, of: event) { report(.image, source, of: event) }
      return
    }
    let number = document.sourceOffset(of: event).flatMap(places.number)
    func string(_ name: cgumbo_name) -> String? {
      document.value(name, of: event).map { String(decoding: $0, as: UTF8.self) }
    }
    let image = InlineImage(
      alternativeText: string(.CGUMBO_ALT) ?? "",
      source: document.value(.CGUMBO_SRC, of: event).map { base.resolved(HTMLAddress.cleaned($0)) },
      title: string(.CGUMBO_TITLE), width: length(.CGUMBO_WIDTH, of: event),
      height: length(.CGUMBO_HEIGHT, of: event), place: number.flatMap { places[$0] })
    startText()
    writeAnchors()
    if let source = document.value(.CGUMBO_SRC, of: event) {
      report(.image, source, of: event, covering: 3)
    }
    reportLinks(inImage: event)
    text.append(image, style: style)
    style.block = nil
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
