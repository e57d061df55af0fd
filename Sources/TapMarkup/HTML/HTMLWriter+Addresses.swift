import TapUnicode
import CGumbo
import TapText

// The addresses of a document that no link of its text leads to.
extension HTMLWriter {
  /// Reports the addresses that an element loads, sends, moves to or hides.
  mutating func reportAddresses(of event: cgumbo_event) {
    guard event.count > 0 else { return }
    reportLink(event)
    reportForm(event)
    reportResources(event)
  }

  private mutating func reportLink(_ event: cgumbo_event) {
    if let value = document.value(.CGUMBO_PING, of: event), event.element.isHyperlink {
      for address in value.split(whereSeparator: ASCII.isSpace) {
        report(.ping, address, of: event)
      }
    }
    guard let value = document.value(.CGUMBO_HREF, of: event) else { return }
    switch event.element {
    case .CGUMBO_LINK: if hiddenDepth > 0 { report(.hiddenLink, value, of: event) }
    case .CGUMBO_AREA: report(.imageMapArea, value, of: event)
    case .CGUMBO_BASE: break
    case .CGUMBO_HIDDEN, .CGUMBO_STYLE_SHEET: report(.resource, value, of: event)
    default: report(.graphicLink, value, of: event)
    }
  }

  private mutating func reportForm(_ event: cgumbo_event) {
    for name: cgumbo_name in [.CGUMBO_ACTION, .CGUMBO_FORMACTION] {
      if let value = document.value(name, of: event) { report(.formAction, value, of: event) }
    }
    guard event.element == .CGUMBO_META,
      let name = document.value(.CGUMBO_HTTP_EQUIV, of: event),
      ASCII.lowercased(ASCII.trimmed(name)) == "refresh",
      let content = document.value(.CGUMBO_CONTENT, of: event),
      let target = HTMLAddress.refreshTarget(content)
    else { return }
    report(.refresh, target, of: event)
  }

  private mutating func reportResources(_ event: cgumbo_event) {
    let isImage = event.element == .CGUMBO_IMAGE || event.element == .CGUMBO_INPUT
    // An image that is shown is reported once it has its range of the text.
    let isShownImage = event.element == .CGUMBO_IMAGE && hiddenDepth == 0
    if !isShownImage, let value = document.value(.CGUMBO_SRC, of: event) {
      report(isImage ? .image : .resource, value, of: event)
    }
    if let value = document.value(.CGUMBO_SRCSET, of: event) {
      for address in HTMLAddress.sourceSet(value) { report(.image, address, of: event) }
    }
    for name: cgumbo_name in [.CGUMBO_POSTER, .CGUMBO_BACKGROUND] {
      if let value = document.value(name, of: event) { report(.image, value, of: event) }
    }
    if event.element == .CGUMBO_HIDDEN, let value = document.value(.CGUMBO_DATA, of: event) {
      report(.resource, value, of: event)
    }
    if let style = document.value(.CGUMBO_STYLE, of: event) {
      for address in CSSAddresses(style).values { report(.image, address, of: event) }
    }
  }

  /// Reports one address, unless it is empty; the next `count` bytes of the text stand for it.
  mutating func report(
    _ kind: UnlinkedAddress.Kind, _ value: ArraySlice<UInt8>, of event: cgumbo_event,
    covering count: Int = 0
  ) {
    let cleaned = HTMLAddress.cleaned(value)
    guard !cleaned.isEmpty else { return }
    let number = document.sourceOffset(of: event).flatMap(addressPlaces.number)
    let start = text.bytes.count
    text.unlinkedAddresses.append(
      UnlinkedAddress(
        kind, destination: base.resolved(cleaned), utf8Range: start..<start + count,
        source: number.flatMap { addressPlaces[$0] }))
  }

  /// Reports the links in the alternative text of an image of Markdown, which can't be followed.
  mutating func reportLinks(inImage event: cgumbo_event) {
    guard let offset = document.sourceOffset(of: event), let links = linksInImages[offset] else {
      return
    }
    let start = text.bytes.count
    for link in links {
      text.unlinkedAddresses.append(
        UnlinkedAddress(
          .linkInImage, destination: link.destination, utf8Range: start..<start,
          source: link.source))
    }
  }

  /// Turns the links that show nothing because their text is hidden into other addresses, and drops
  /// the empty fragments of links that have others.
  mutating func finishLinks() {
    var shown = Set(text.links.filter { !$0.utf8Range.isEmpty }.map(\.link.id))
    var kept: [LinkSpan] = []
    for span in text.links {
      guard span.utf8Range.isEmpty else {
        kept.append(span)
        continue
      }
      guard shown.insert(span.link.id).inserted else { continue }
      guard hiddenLinks.contains(span.link.id) else {
        kept.append(span)
        continue
      }
      text.unlinkedAddresses.append(
        UnlinkedAddress(
          .hiddenLink, destination: span.link.destination, utf8Range: span.utf8Range,
          source: span.link.source))
    }
    text.links = kept
    sortAddresses()
  }

  /// Sorts the addresses by their positions, and drops those that an element repeats which the
  /// parser has split.
  private mutating func sortAddresses() {
    text.unlinkedAddresses.sort { left, right in
      let (left, right) = (left.source, right.source)
      return (left?.line ?? 0, left?.column ?? 0) < (right?.line ?? 0, right?.column ?? 0)
    }
    var kept: [UnlinkedAddress] = []
    for address in text.unlinkedAddresses {
      let isRepeated =
        kept.last.map {
          $0.kind == address.kind && $0.destination == address.destination
            && $0.source == address.source
        } ?? false
      if !isRepeated { kept.append(address) }
    }
    text.unlinkedAddresses = kept
  }
}

extension cgumbo_element {
  /// Whether the element may be a link.
  fileprivate var isHyperlink: Bool { self == .CGUMBO_LINK || self == .CGUMBO_AREA }
}

extension cgumbo_name {
  /// Whether the attribute may hold addresses.
  var holdsAddress: Bool {
    switch self {
    case .CGUMBO_ACTION, .CGUMBO_BACKGROUND, .CGUMBO_CONTENT, .CGUMBO_DATA, .CGUMBO_FORMACTION,
      .CGUMBO_HREF, .CGUMBO_PING, .CGUMBO_POSTER, .CGUMBO_SRC, .CGUMBO_SRCSET, .CGUMBO_STYLE:
      true
    default: false
    }
  }
}
