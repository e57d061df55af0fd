import TapLayout
import TapScenes
import TapText

/// A match: a range, and the link if one was asked for.
struct FoundPlace {
  let range: Range<Int>
  var link: Int?
}

extension CommandRun {
  /// Prints the rectangles and a tap point of each match.
  func locate(on page: TextInput) throws(Failure) -> ExitCode {
    guard let target = settings.target else { return .negative }
    let found = places(of: target, on: page)
    for place in found { try write(place, page.placement(of: place), on: page) }
    return found.isEmpty ? .negative : .answered
  }

  /// The matches of a target; prints a message if there is none.
  func places(of target: Settings.Target, on page: TextInput) -> [FoundPlace] {
    switch target {
    case .text(let words):
      let found = places(of: words, on: page)
      if found.isEmpty { tell(page.path, "\(PlainText.quoted(words)) not found in the text") }
      return found
    case .range(let range):
      return utf8Range(range, of: page).map { [FoundPlace(range: $0)] } ?? []
    case .link(let name):
      if let index = page.index(of: name) {
        return [FoundPlace(range: page.layout.text.link(at: index).utf8Range, link: index)]
      }
      switch name {
      case .index(let index):
        let count = page.layout.text.linkCount
        tell(page.path, "no link \(index); the text has \(count), indices start at 0")
      case .id(let word): tell(page.path, TextInput.absence(ofLink: word, on: [page]))
      }
      return []
    }
  }

  /// The first occurrence of a text, or all.
  func places(of words: String, on page: TextInput) -> [FoundPlace] {
    let ranges = page.layout.text.ranges(of: words)
    return ranges.prefix(settings.findsAll ? ranges.count : 1).map { FoundPlace(range: $0) }
  }

  /// Writes a match and its placement.
  func write(_ place: FoundPlace, _ placement: Placement, on page: TextInput) throws(Failure) {
    let placement = placement.scaled(by: settings.scale)
    let words = page.layout.text.string(in: place.range)
    guard settings.writesJSON else {
      try console.writeLine(PlainText.quoted(words))
      return try write(placement, of: place.range)
    }
    var record = record(of: page)
    record.add("utf8", place.range)
    record.add("text", words)
    record.add("rects", placement.rects)
    record.add("tapPoint", placement.tapPoint)
    if page.textView != nil { record.add("obstacle", placement.obstacle) }
    try console.write(record.line)
  }

  /// The UTF-8 range of a range in the given unit; `nil`, with a message, if it is not valid.
  private func utf8Range(_ range: Range<Int>, of page: TextInput) -> Range<Int>? {
    let text = page.layout.text
    let unit = settings.unit ?? .utf8
    let count = unit.value(of: text.utf8Count, in: text)
    guard range.upperBound <= count else {
      tell(page.path, "\(unit.rawValue) \(range.upperBound) is past the end, \(count)")
      return nil
    }
    let edges = [range.lowerBound, range.upperBound].map { unit.utf8Offset(of: $0, in: text) }
    guard let start = edges[0], let end = edges[1] else {
      let inner = edges[0] == nil ? range.lowerBound : range.upperBound
      tell(page.path, "\(unit.rawValue) \(inner) is inside a character")
      return nil
    }
    return start..<end
  }

  /// Prints a message about a file to standard error.
  func tell(_ path: String, _ words: String) {
    console.warn("tapline: \(PlainText.visible(InputFile(path: path).name)): \(words)")
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
