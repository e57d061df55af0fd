import CMarkdown
import TapText
import TapUnicode

extension MarkdownWriter {
  /// The address of a string of the parser, which identifies equal strings without reading them.
  struct StringKey: Hashable {
    var offset: UInt32
    var count: UInt32
    var isPooled: Bool

    func hash(into hasher: inout Hasher) {
      hasher.combine(UInt64(offset) << 32 | UInt64(count) << 1 | (isPooled ? 1 : 0))
    }
  }

  /// Switches a trait on or off; equal spans may nest.
  mutating func writeTrait(_ kind: cmarkdown_kind) {
    switch kind {
    case .CMARKDOWN_EMPHASIS: emphasisDepth += 1
    case .CMARKDOWN_EMPHASIS_END: emphasisDepth -= 1
    case .CMARKDOWN_STRONG: strongDepth += 1
    case .CMARKDOWN_STRONG_END: strongDepth -= 1
    case .CMARKDOWN_STRIKE: strikeDepth += 1
    case .CMARKDOWN_STRIKE_END: strikeDepth -= 1
    case .CMARKDOWN_CODE: style.traits.insert(.code)
    case .CMARKDOWN_CODE_END: style.traits.remove(.code)
    default: break
    }
    style.set(.italic, emphasisDepth > 0)
    style.set(.bold, strongDepth > 0)
    style.set(.struckThrough, strikeDepth > 0)
  }

  /// Whether the innermost link is one in angle brackets.
  var isInAutolink: Bool { openLinks.last?.isAutolink ?? false }

  /// Opens a link.
  ///
  /// One within the alternative text of an image is no link of the text. In angle brackets, md4c
  /// takes any character for the first of a scheme; where it is no letter, the brackets are text.
  mutating func openLink(_ target: Int, of events: borrowing MarkdownEvents) {
    guard openImages.isEmpty else { return report(.linkInImage, target: target, of: events) }
    let place = places[target]
    let isAutolink = place != LinkPositions.unknown && source.bytes[place] == UInt8(ascii: "<")
    let destination = events.target(target).destination
    var link = OpenLink(target: target, isAutolink: isAutolink)
    if isAutolink, destination.is_pooled == 0 {
      link.isText = !ASCII.isLetter(source.bytes[Int(destination.offset)])
    }
    if link.isText { append(CollectionOfOne(UInt8(ascii: "<"))) }
    openLinks.append(link)
    unstartedLinks += 1
  }

  /// Closes the innermost link.
  ///
  /// One without text covers nothing where it is.
  mutating func closeLink(of events: borrowing MarkdownEvents) {
    guard openImages.isEmpty, let open = openLinks.popLast() else { return }
    if open.start == nil { unstartedLinks -= 1 }
    guard !open.isText else { return append(CollectionOfOne(UInt8(ascii: ">"))) }
    let target = events.target(open.target)
    let link = Link(
      id: LinkID(rawValue: UInt64(open.target)),
      destination: string(target.destination, of: events),
      title: target.title.count > 0 ? string(target.title, of: events) : nil,
      source: place(of: open.target))
    let end = text.bytes.count
    text.links.append(LinkSpan(link: link, utf8Range: (open.start ?? end)..<end))
  }

  /// Closes an image: the outermost of nested ones is in the text.
  mutating func closeImage(of events: borrowing MarkdownEvents) {
    guard let number = openImages.popLast(), openImages.isEmpty else { return }
    let target = events.target(number)
    let image = InlineImage(
      alternativeText: String(decoding: alternativeText, as: UTF8.self),
      source: string(target.destination, of: events),
      title: target.title.count > 0 ? string(target.title, of: events) : nil,
      place: place(of: number))
    alternativeText.removeAll(keepingCapacity: true)
    startText()
    report(.image, target: number, of: events, covering: 3)
    text.append(image, style: style)
    style.block = nil
  }

  /// Reports the address of a link or image that is no link of the text; what stands for it, `count`
  /// bytes long, is the next text.
  private mutating func report(
    _ kind: UnlinkedAddress.Kind, target: Int, of events: borrowing MarkdownEvents,
    covering count: Int = 0
  ) {
    let destination = string(events.target(target).destination, of: events)
    guard !destination.isEmpty else { return }
    let start = text.bytes.count
    text.unlinkedAddresses.append(
      UnlinkedAddress(
        kind, destination: destination, utf8Range: start..<start + count,
        source: place(of: target)))
  }

  private mutating func place(of target: Int) -> SourcePosition? {
    let offset = places[target]
    guard offset != LinkPositions.unknown else { return nil }
    return positionCounter.place(of: offset, in: source.bytes)
  }

  private mutating func string(
    _ string: cmarkdown_string, of events: borrowing MarkdownEvents
  ) -> String {
    let key = StringKey(
      offset: string.offset, count: string.count, isPooled: string.is_pooled != 0)
    if let known = strings[key] { return known }
    let range = Int(string.offset)..<Int(string.offset) + Int(string.count)
    var passed = passedInsertions
    let made =
      key.isPooled
      ? events.pooled(range)
      : String(decoding: source.text(in: range, passed: &passed), as: UTF8.self)
    strings[key] = made
    return made
  }
}

extension SpanStyle {
  fileprivate mutating func set(_ trait: Traits, _ isOn: Bool) {
    if isOn { traits.insert(trait) } else { traits.remove(trait) }
  }
}
