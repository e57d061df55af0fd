import TapLayout
import TapText

/// One text at work: its layout, and what the questions look up in it.
struct CaseRun {
  let asked: TextContent
  let layout: TextLayout

  init(_ asked: TextContent) { self.init(asked, layout: asked.layOut()) }

  init(_ asked: TextContent, layout: TextLayout) {
    self.asked = asked
    self.layout = layout
  }

  /// The text laid out at another width.
  func layout(width: Double) -> TextLayout {
    var other = asked
    other.layout.width = width
    return other.layOut()
  }

  /// The text laid out again, with each call of the shaper counted.
  func layout(counting calls: CallCount) -> TextLayout {
    func counted(_ shaper: some Shaper) -> any Shaper { CountingShaper(shaper, calls: calls) }
    return asked.layOut(with: counted(asked.shaper))
  }

  /// What is under a point, with the slop of the case.
  func hit(at point: Point) -> Hit { layout.hit(at: point, slop: asked.layout.slop) }

  var text: AttributedText { layout.text }
  var links: LinkSpans { layout.text.links }
  var scene: SceneText { asked.scene }
  var cell: CellShaper { asked.layout.cell }
}

/// A box with its line.
struct PlacedBox {
  let line: Line
  let box: LineBox

  /// The rectangle of the box: its own width, the whole height of its line.
  var rect: Rect {
    Rect(x: box.minX, y: line.rect.y, width: box.maxX - box.minX, height: line.rect.height)
  }
}

extension CaseRun {
  /// A line by its ordinal, where -1 is the last; `nil` where there is no such line.
  func line(_ ordinal: Int) -> Line? {
    let index = ordinal == -1 ? layout.lineCount - 1 : ordinal
    return (0..<layout.lineCount).contains(index) ? layout.line(at: index) : nil
  }

  /// The boxes of a line, from left to right.
  func boxes(in line: Line) -> [PlacedBox] {
    var boxes: [PlacedBox] = []
    layout.forEachBox(inLine: line.index) { boxes.append(PlacedBox(line: line, box: $0)) }
    return boxes
  }

  /// The first box of which something holds, line by line.
  func firstBox(where isWanted: (LineBox) -> Bool) -> PlacedBox? {
    for index in 0..<layout.lineCount {
      if let found = boxes(in: layout.line(at: index)).first(where: { isWanted($0.box) }) {
        return found
      }
    }
    return nil
  }

  /// The box of the cluster that holds an offset; `nil` where the layout does not show it.
  func box(holding offset: Int) -> PlacedBox? {
    firstBox { $0.utf8Range.contains(offset) && $0.region != .lineBreak }
  }

  /// The words for a link in a message.
  func name(ofLink index: Int?) -> String {
    guard let index else { return "none" }
    return scene.linkNames[text.linkID(at: index)] ?? "\(index)"
  }
}
