package import TapLayout
import TapText

/// The laws that every layout keeps, whatever its text and options.
///
/// Boxes tile their lines; each point inside a box hits it; each half of a box gives the caret at
/// that edge, and that caret asked again gives itself; the points of a link's rectangles, and no
/// other, hit that link.
///
///     #expect(LayoutLaws.violation(in: layout) == nil)
package struct LayoutLaws {
  /// How far two results of the same sum may lie apart, in points: edges are stored as `Float`.
  static let tolerance = 0.01

  /// How near pieces of one link come that are one rectangle, in points.
  static let joined = 1.0 / 512

  let layout: TextLayout
  let content: Rect
  let linkRects: [[Rect]]
  var found: String?

  private init(_ layout: TextLayout) {
    self.layout = layout
    let bounds = layout.bounds
    let insets = layout.options.insets
    content = Rect(
      x: bounds.x + insets.left, y: bounds.y + insets.top,
      width: max(0, bounds.width - insets.left - insets.right),
      height: max(0, bounds.height - insets.top - insets.bottom))
    linkRects = layout.text.links.indices.map { index in
      var rects: [Rect] = []
      layout.forEachRect(ofLink: index) { rects.append($0) }
      return rects
    }
  }

  /// Tells the first law that a layout breaks, in words; `nil` where all hold.
  package static func violation(in layout: TextLayout) -> String? {
    var laws = LayoutLaws(layout)
    for line in 0..<layout.lineCount where laws.found == nil { laws.check(line: line) }
    laws.checkLinks()
    laws.checkFarPoints()
    laws.checkQueries()
    return laws.found
  }

  /// Tells the first law that the answer for one point breaks; `nil` where all hold.
  package static func violation(in layout: TextLayout, at point: Point) -> String? {
    var laws = LayoutLaws(layout)
    laws.check(point: point)
    return laws.found
  }

  mutating func require(_ holds: Bool, _ words: @autoclosure () -> String) {
    if !holds && found == nil { found = words() }
  }

  func isNear(_ left: Double, _ right: Double) -> Bool { Self.isNear(left, right) }

  static func isNear(_ left: Double, _ right: Double) -> Bool {
    abs(left - right) <= tolerance + 1e-6 * max(abs(left), abs(right))
  }
}

extension LayoutLaws {
  private mutating func check(line index: Int) {
    let line = layout.line(at: index)
    require(line.index == index, "line \(index) calls itself \(line.index)")
    var boxes: [LineBox] = []
    layout.forEachBox(inLine: index) { boxes.append($0) }
    checkTiling(boxes, of: line)
    for box in boxes where found == nil { check(box, of: line) }
  }

  private mutating func checkTiling(_ boxes: [LineBox], of line: Line) {
    let drawn = boxes.filter { $0.region != .lineBreak }
    for (left, right) in zip(drawn, drawn.dropFirst()) {
      require(
        isNear(left.maxX, right.minX),
        "line \(line.index): box \(left.utf8Range) ends at \(left.maxX), \(right.utf8Range) starts at "
          + "\(right.minX)")
    }
    for box in drawn {
      require(box.maxX >= box.minX, "line \(line.index): box \(box.utf8Range) has a negative width")
    }
    let ranges = boxes.map(\.utf8Range).filter { !$0.isEmpty }.sorted {
      $0.lowerBound < $1.lowerBound
    }
    for (first, second) in zip(ranges, ranges.dropFirst()) {
      require(
        first.upperBound <= second.lowerBound,
        "line \(line.index): boxes \(first) and \(second) share text")
    }
    // Under a line limit some text has no box: an ellipsis or nothing at all stands for it.
    guard layout.options.lineLimit == nil else { return }
    var offset = line.utf8Range.lowerBound
    for range in ranges {
      require(
        range.lowerBound == offset,
        "line \(line.index): text \(offset)..<\(range.lowerBound) has no box")
      offset = range.upperBound
    }
    require(
      offset == line.utf8Range.upperBound,
      "line \(line.index): text \(offset)..<\(line.utf8Range.upperBound) has no box")
  }

  private mutating func check(_ box: LineBox, of line: Line) {
    guard box.region != .lineBreak, box.maxX - box.minX > 8 * Self.tolerance else { return }
    guard line.rect.height > 8 * Self.tolerance else { return }
    let middle = line.rect.y + line.rect.height / 2
    for part in [0.1, 0.3, 0.7, 0.9] {
      let point = Point(x: box.minX + part * (box.maxX - box.minX), y: middle)
      guard content.contains(point) else { continue }
      check(point, at: part, in: box, of: line)
      check(point: point)
    }
  }

  private mutating func check(_ point: Point, at part: Double, in box: LineBox, of line: Line) {
    let hit = layout.hit(at: point)
    let place = "line \(line.index), box \(box.utf8Range) at \(point.x), \(point.y)"
    require(hit.line == line.index, "\(place): hits line \(String(describing: hit.line))")
    require(hit.region == box.region, "\(place): \(box.region) is hit as \(hit.region)")
    guard box.region == .cluster || box.region == .inlineObject else { return }
    require(hit.utf8Range == box.utf8Range, "\(place): hits \(String(describing: hit.utf8Range))")
    require(hit.cluster == box.cluster, "\(place): hits cluster \(String(describing: hit.cluster))")
    require(hit.direction == box.direction, "\(place): direction \(hit.direction)")
    let isRight = part > 0.5
    let isTrailing = isRight == (box.direction == .leftToRight)
    require(hit.isTrailingHalf == isTrailing, "\(place): trailing half is \(hit.isTrailingHalf)")

    let caret = layout.caret(nearest: point)
    require(
      caret.offset == (isTrailing ? box.utf8Range.upperBound : box.utf8Range.lowerBound),
      "\(place): caret at offset \(caret.offset)")
    require(
      caret.affinity == (isTrailing ? .upstream : .downstream), "\(place): caret \(caret.affinity)")
    require(isNear(caret.x, isRight ? box.maxX : box.minX), "\(place): caret at x \(caret.x)")
    require(caret.line == line.index, "\(place): caret on line \(caret.line)")
    let again = layout.caret(nearest: Point(x: caret.x, y: point.y))
    require(
      isNear(again.x, caret.x) && again.line == caret.line,
      "\(place): the caret at \(caret.x) gives one at \(again.x) on line \(again.line)")
  }

  /// Checks what must hold for the answer to any point.
  private mutating func check(point: Point) {
    let hit = layout.hit(at: point)
    let place = "point \(point.x), \(point.y)"
    if hit.region == .cluster || hit.region == .inlineObject {
      require(hit.utf8Range != nil, "\(place): \(hit.region) without text")
      require(
        point.x >= hit.box.x - Self.tolerance && point.x <= hit.box.maxX + Self.tolerance
          && point.y >= hit.box.y - Self.tolerance && point.y <= hit.box.maxY + Self.tolerance,
        "\(place): outside of the box that it hits, \(hit.box)")
    }
    if hit.region == .outside {
      require(hit.line == nil && hit.link == nil, "\(place): outside, yet on a line or link")
    }
    for (index, rects) in linkRects.enumerated() {
      let isInside = rects.contains { $0.contains(point) }
      let isNearEdge = rects.contains { rect in
        isNear(point.x, rect.x) || isNear(point.x, rect.maxX) || isNear(point.y, rect.y)
          || isNear(point.y, rect.maxY)
      }
      require(
        isInside == (hit.link == index) || isNearEdge,
        "\(place): \(isInside ? "inside" : "outside") link \(index), hits link "
          + String(describing: hit.link))
    }
  }

  private mutating func checkLinks() {
    for (index, rects) in linkRects.enumerated() {
      for (one, next) in zip(rects, rects.dropFirst()) where one.y == next.y {
        // In a table from right to left the next cell is on the left.
        require(
          next.x > one.maxX + Self.joined || next.maxX < one.x - Self.joined,
          "link \(index): \(one) and \(next) touch, yet are two rectangles")
      }
      if let point = layout.tapPoint(ofLink: index) {
        let link = layout.hit(at: point).link
        require(
          link == index,
          "link \(index): its tap point \(point.x), \(point.y) hits link \(link ?? -1)")
      }
      for rect in rects where rect.width > 8 * Self.tolerance && rect.height > 0 {
        let center = Point(x: rect.x + rect.width / 2, y: rect.y + rect.height / 2)
        guard content.contains(center) else { continue }
        let link = layout.hit(at: center).link
        require(
          link == index, "link \(index): the center of its \(rect) hits link \(link ?? -1)")
        let tapPoint = layout.tapPoint(ofLink: index)
        require(tapPoint != nil, "link \(index): visible, yet without a tap point")
      }
    }
  }

  /// No point is too far or too odd to ask for.
  private mutating func checkFarPoints() {
    let bounds = layout.bounds
    let odd: [Double] = [
      .nan, .infinity, -.infinity, 1e308, -1e308, 1e19, -1, 0, -0.0, bounds.width, bounds.height,
    ]
    for x in odd {
      for y in odd {
        let point = Point(x: x, y: y)
        check(point: point)
        let caret = layout.caret(nearest: point)
        require(
          caret.offset >= 0 && caret.offset <= layout.text.utf8Count,
          "point \(x), \(y): caret at offset \(caret.offset)")
        if !(x.isFinite && y.isFinite) {
          require(layout.hit(at: point).region == .outside, "point \(x), \(y): not outside")
        }
      }
    }
  }
}
