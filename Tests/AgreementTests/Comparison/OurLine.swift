import TapLayout
import TapText

/// A line of ours that begins where a recorded line begins.
struct OurLine {
  let layout: TextLayout
  let line: Line
  /// Where the text of the layout begins in the text of the record.
  let origin: Int
  let shaper: any Shaper
  /// Whether the line reads in the directions in which it reads within the whole text.
  var keepsDirections = true

  /// The UTF-8 range in the text of the record.
  var range: Range<Int> { line.utf8Range.lowerBound + origin..<line.utf8Range.upperBound + origin }

  /// The boxes of the line's clusters by where they begin in the text of the record.
  func boxes() -> [Int: LineBox] {
    var boxes: [Int: LineBox] = [:]
    layout.forEachBox(inLine: line.index) { box in
      if !box.utf8Range.isEmpty { boxes[box.utf8Range.lowerBound + origin] = box }
    }
    return boxes
  }

  /// The boxes of the clusters where nothing stretches them and no box ends the line, by where they
  /// begin in the text of the record.
  func naturalBoxes() -> [Int: LineBox] {
    var options = layout.options
    options.alignment = .start
    options.direction = line.direction
    let natural = TextLayout(
      layout.text.subtext(in: line.utf8Range), width: .infinity, options: options, shaper: shaper)
    var boxes: [Int: LineBox] = [:]
    natural.forEachBox(inLine: 0) { box in
      if !box.utf8Range.isEmpty { boxes[box.utf8Range.lowerBound + range.lowerBound] = box }
    }
    return boxes
  }

  /// The range of the cluster under a point of the line, in the text of the record.
  func cluster(at x: Double) -> Range<Int>? {
    let y = line.rect.y + line.rect.height / 2
    guard let range = layout.hit(at: Point(x: x, y: y)).utf8Range else { return nil }
    return range.lowerBound + origin..<range.upperBound + origin
  }
}

/// Our layout of a record, asked for the line that begins at any place.
struct OurLines {
  let text: AttributedText
  let width: Double
  let options: LayoutOptions
  let shaper: any Shaper
  private let whole: TextLayout
  /// The direction of each cluster of the whole layout, by where it begins.
  private let directions: [Int: WritingDirection]

  init(_ record: Record, _ recorded: RecordedLayout, shaper: any Shaper) {
    text = record.attributedText
    width = recorded.width
    options = record.options(of: recorded)
    self.shaper = shaper
    whole = TextLayout(text, width: width, options: options, shaper: shaper)
    var directions: [Int: WritingDirection] = [:]
    for index in 0..<whole.lineCount {
      whole.forEachBox(inLine: index) { directions[$0.utf8Range.lowerBound] = $0.direction }
    }
    self.directions = directions
  }

  /// The line that begins at an offset: one of the whole layout, or else the first of a layout of
  /// the paragraph's rest.
  func line(from start: Int) -> OurLine? {
    guard let line = whole.line(containing: start) else { return nil }
    guard line.utf8Range.lowerBound != start else {
      return OurLine(layout: whole, line: line, origin: 0, shaper: shaper)
    }
    var options = options
    options.direction = line.direction
    let rest = TextLayout(
      text.subtext(in: start..<paragraphEnd(from: line)), width: width, options: options,
      shaper: shaper)
    var found = OurLine(layout: rest, line: rest.line(at: 0), origin: start, shaper: shaper)
    found.keepsDirections = found.boxes().allSatisfy {
      directions[$0.key] ?? .leftToRight == $0.value.direction
    }
    return found
  }

  /// How wide a stretch of one paragraph is on a line of its own.
  func width(of range: Range<Int>) -> Double {
    guard !range.isEmpty else { return 0 }
    let layout = TextLayout(
      text.subtext(in: range), width: .infinity, options: options, shaper: shaper)
    return layout.line(at: 0).rect.width
  }

  private func paragraphEnd(from line: Line) -> Int {
    var last = line
    while last.isSoftWrapped, last.index + 1 < whole.lineCount {
      last = whole.line(at: last.index + 1)
    }
    return last.utf8Range.upperBound
  }
}
