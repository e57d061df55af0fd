import CGumbo
import TapText
import TapUnicode

// What a fragment of an address may name: elements with `id`, `a` with `name`, and headings.
extension HTMLWriter {
  /// Notes the names of an element, which belong to the text that follows.
  mutating func noteAnchors(of event: cgumbo_event) {
    if event.element.isHeading { headingStart = nil }
    guard event.count > 0 else { return }
    if let name = document.value(.CGUMBO_ID, of: event) { noteAnchor(name) }
    if event.element == .CGUMBO_LINK, let name = document.value(.CGUMBO_NAME, of: event) {
      noteAnchor(name)
    }
  }

  private mutating func noteAnchor(_ name: ArraySlice<UInt8>) {
    let isName = !name.isEmpty && !name.contains(where: ASCII.isSpace)
    guard isName, pendingAnchors.count < Self.mostAnchors else { return }
    pendingAnchors.append(String(decoding: name, as: UTF8.self))
  }

  /// How many names one text may have.
  private static var mostAnchors: Int { 64 }

  /// Gives the names that are due to the text that begins now.
  mutating func writeAnchors() {
    if style.heading > 0, headingStart == nil { headingStart = text.bytes.count }
    guard !pendingAnchors.isEmpty else { return }
    for name in pendingAnchors { text.addAnchor(name) }
    pendingAnchors.removeAll(keepingCapacity: true)
  }

  /// Names a heading that ends here after its text.
  mutating func closeHeading() {
    defer { headingStart = nil }
    guard let start = headingStart, start < text.bytes.count,
      let name = headingAnchors?.name(of: text.bytes[start...])
    else { return }
    text.addAnchor(name, at: start)
  }
}

extension cgumbo_element {
  /// Whether the element is a heading.
  var isHeading: Bool {
    rawValue >= cgumbo_element.CGUMBO_H1.rawValue && rawValue <= cgumbo_element.CGUMBO_H6.rawValue
  }
}
