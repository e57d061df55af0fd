import TapLayout
import TapScenes
import TapText

extension Session {
  /// Gives the rectangles and a tap point of what is looked for.
  func locate(on page: Page) throws(Failure) -> ExitCode {
    guard let target = settings.target else { return .negative }
    let layout = page.layout
    var found: [(range: Range<Int>, link: Int?)] = []
    switch target {
    case .text(let words):
      let ranges = layout.text.ranges(of: words)
      found = ranges.prefix(settings.findsAll ? ranges.count : 1).map { ($0, nil) }
      if found.isEmpty { tell(page, "\(PlainText.quoted(words)) stands nowhere in the text") }
    case .range(let range):
      if let range = utf8Range(range, of: page) { found = [(range, nil)] }
    case .link(let index):
      let links = layout.text.links
      if links.indices.contains(index) {
        found = [(links[index].range, index)]
      } else {
        tell(page, "no link \(index); the text has \(links.count), counted from 0")
      }
    }
    for place in found { try writePlace(place.range, link: place.link, on: page) }
    return found.isEmpty ? .negative : .answered
  }

  private func writePlace(_ range: Range<Int>, link: Int?, on page: Page) throws(Failure) {
    let layout = page.layout
    var rects: [Rect] = []
    if let link {
      layout.forEachRect(ofLink: link) { rects.append($0) }
    } else {
      layout.forEachRect(of: range) { rects.append($0) }
    }
    let tapPoint = link.map { layout.tapPoint(ofLink: $0) } ?? layout.tapPoint(of: range)
    let words = layout.text.string(in: range)
    if settings.writesJSON {
      var record = record(of: page)
      record.add("utf8", range)
      record.add("text", words)
      record.add("rects", rects)
      record.add("tapPoint", tapPoint)
      try console.write(record.line)
    } else {
      try console.writeLine(PlainText.quoted(words))
      try writePlaces(rects, tapPoint: tapPoint, range: range)
    }
  }

  /// The UTF-8 range of the range that was asked for; `nil`, with a message, where there is none.
  private func utf8Range(_ range: Range<Int>, of page: Page) -> Range<Int>? {
    let text = page.layout.text
    let unit = settings.unit ?? .utf8
    let count = unit.value(of: text.utf8Count, in: text)
    guard range.upperBound <= count else {
      tell(page, "\(unit.rawValue) \(range.upperBound) lies past the end, which is \(count)")
      return nil
    }
    let edges = [range.lowerBound, range.upperBound].map { unit.utf8Offset(of: $0, in: text) }
    guard let start = edges[0], let end = edges[1] else {
      let inner = edges[0] == nil ? range.lowerBound : range.upperBound
      tell(page, "\(unit.rawValue) \(inner) lies inside a character")
      return nil
    }
    return start..<end
  }

  private func tell(_ page: Page, _ words: String) {
    console.warn("tapline: \(PlainText.visible(InputFile(path: page.path).name)): \(words)")
  }
}

extension OffsetUnit {
  /// The UTF-8 offset of a count in this unit, at most the text's; `nil` inside a scalar.
  fileprivate func utf8Offset(of value: Int, in text: AttributedText) -> Int? {
    let offset =
      switch self {
      case .utf8: value
      case .utf16: text.offset(at: UTF16Offset(value))
      case .scalar: text.offset(at: ScalarOffset(value))
      case .cluster: text.offset(at: ClusterIndex(value))
      }
    let isScalarStart = text.offset(at: text.scalarOffset(at: offset)) == offset
    return isScalarStart && self.value(of: offset, in: text) == value ? offset : nil
  }
}
