import TapDraw
import TapLayout
import TapTestSupport
import TapText

/// Words in one box: what a drawing shows, or what a layout says that it should.
struct DrawnCluster: Hashable {
  var text: String
  var minX: Double
  var maxX: Double
  /// The baseline; 0 for words that stand for an object, which choose their own.
  var baseline: Double

  /// The clusters that some commands draw, in order.
  static func drawn(by commands: [DrawCommand]) -> [DrawnCluster] {
    commands.flatMap { command -> [DrawnCluster] in
      guard case .text(let run) = command else { return [] }
      return run.clusters.map { cluster in
        let text = String(run.text(of: cluster))
        return DrawnCluster(
          text: text, minX: cluster.minX, maxX: cluster.maxX,
          baseline: run.text == "object" ? 0 : run.baseline)
      }
    }
  }

  /// The clusters that a drawing of the visible part of a layout owes, in order.
  static func owed(by layout: TextLayout, in visible: Rect) -> [DrawnCluster] {
    var clusters: [DrawnCluster] = []
    // Nothing lies in an empty part, not even what reaches over it.
    guard !visible.isEmpty else { return [] }
    for index in 0..<layout.lineCount {
      let line = layout.line(at: index)
      guard line.rect.y < visible.maxY, line.rect.maxY > visible.y else { continue }
      layout.forEachBox(inLine: index) { box in
        let isEmpty = box.minX == box.maxX
        guard box.minX < visible.maxX, isEmpty ? box.minX >= visible.x : box.maxX > visible.x
        else { return }
        clusters += owed(by: box, of: layout, on: line)
      }
    }
    return clusters
  }

  private static func owed(
    by box: LineBox, of layout: TextLayout, on line: Line
  ) -> [DrawnCluster] {
    func offset(at offset: Int) -> Double { layout.text.attributes(at: offset).baselineOffset }
    let baseline = line.baseline
    switch box.region {
    case .cluster:
      let text = layout.text.string(in: box.utf8Range)
      return [
        DrawnCluster(
          text: text == "\u{AD}" && box.minX < box.maxX ? "\u{2010}" : text, minX: box.minX,
          maxX: box.maxX, baseline: baseline - offset(at: box.utf8Range.lowerBound))
      ]
    case .hyphen:
      return words("\u{2010}", in: box, baseline - offset(at: box.utf8Range.lowerBound - 1))
    case .ellipsis, .truncationToken:
      let words = box.region == .ellipsis ? "\u{2026}" : layout.options.truncationToken ?? ""
      let neighbor = neighbor(ofEllipsis: box, of: layout, on: line)
      return self.words(words, in: box, baseline - offset(at: neighbor))
    case .inlineObject where isShown(box, of: layout, on: line):
      return words("object", in: box, 0, isCentered: true)
    default: return []
    }
  }

  /// Where the text beside an ellipsis begins: before it, else behind it, else what it hides.
  private static func neighbor(
    ofEllipsis box: LineBox, of layout: TextLayout, on line: Line
  ) -> Int {
    let text = layout.text
    let start = box.utf8Range.lowerBound
    if start > line.utf8Range.lowerBound {
      var clusters: [UInt32] = []
      text.clusterStarts(in: line.utf8Range.lowerBound..<start, into: &clusters)
      return line.utf8Range.lowerBound + Int(clusters.last ?? 0)
    }
    guard let next = layout.hiddenUTF8Range?.upperBound, next < text.utf8Count,
      !text.withUTF8(in: next..<text.utf8Count, { $0.hardBreakLength(at: 0) != nil })
    else { return start }
    return next
  }

  /// The clusters of words that are laid out by themselves in a box.
  private static func words(
    _ words: String, in box: LineBox, _ baseline: Double, isCentered: Bool = false
  ) -> [DrawnCluster] {
    var options = LayoutOptions()
    options.direction = box.direction
    let label = TextLayout(AttributedText(words), width: .infinity, options: options)
    let room = isCentered ? max(0, box.maxX - box.minX - label.contentWidth) / 2 : 0
    var clusters: [DrawnCluster] = []
    label.forEachBox(inLine: 0) { letter in
      clusters.append(
        DrawnCluster(
          text: label.text.string(in: letter.utf8Range),
          minX: letter.minX + box.minX + room, maxX: letter.maxX + box.minX + room,
          baseline: baseline))
    }
    return clusters
  }

  private static func isShown(_ box: LineBox, of layout: TextLayout, on line: Line) -> Bool {
    let object = layout.text.attributes(at: box.utf8Range.lowerBound).inlineObject
    return box.minX < box.maxX && object?.height ?? line.rect.height > 0
  }
}

extension TextLayout {
  /// A random layout of a text with links, attributes and colors.
  static func random(of string: String, _ random: inout SeededGenerator) -> TextLayout {
    var text = AttributedText(string)
    RandomLayout.decorate(&text, &random)
    for _ in 0..<random.number(below: 4) {
      let range = random.range(within: text.utf8Count)
      text.updateAttributes(in: range) { attributes in
        switch random.number(below: 5) {
        case 0: attributes.background = .black
        case 1: attributes.foreground = .white
        case 2: attributes.isUnderlined = true
        case 3: attributes.baselineOffset = Double(random.number(below: 9)) - 4
        default: attributes.isItalic = true
        }
      }
    }
    var options = RandomLayout.options(&random)
    options.hyphenationPoints = random.flag() ? [] : Array(1..<text.utf8Count + 1)
    return TextLayout(text, width: RandomLayout.width(&random), options: options)
  }

  /// A random part of the plane around the layout, or all of it.
  func randomPart(_ random: inout SeededGenerator) -> Rect {
    Rect(
      x: .random(in: -20...bounds.width + 20, using: &random),
      y: .random(in: -20...bounds.height + 20, using: &random),
      width: .random(in: 1...300, using: &random), height: .random(in: 1...200, using: &random))
  }

  /// All of the layout and what hangs out of it.
  var everything: Rect {
    options.clips ? bounds : Rect(x: -1e7, y: -1e7, width: 2e7, height: 2e7)
  }
}
