import TapLayout
import TapText

extension TextInput {
  /// The placement of a match: on the page, or in the window of the scene that shows it.
  func placement(of place: FoundPlace) -> Placement {
    var rects: [Rect] = []
    let tapPoint: Point?
    if let link = place.link {
      layout.forEachRect(ofLink: link) { rects.append($0) }
      tapPoint = layout.tapPoint(ofLink: link)
    } else {
      layout.forEachRect(of: place.range) { rects.append($0) }
      tapPoint = layout.tapPoint(of: place.range)
    }
    guard let textView else { return Placement(rects: rects, tapPoint: tapPoint) }
    let link = place.link.map { layout.linkID(at: $0) }
    return textView.placement(of: rects, tapPoint: tapPoint, link: link)
  }
}

extension Placement {
  /// The placement in pixels, at a number of pixels to a point.
  func scaled(by scale: Double) -> Placement {
    var scaled = self
    scaled.rects = rects.map { rect in
      Rect(
        x: rect.x * scale, y: rect.y * scale, width: rect.width * scale,
        height: rect.height * scale)
    }
    scaled.tapPoint = tapPoint.map { Point(x: $0.x * scale, y: $0.y * scale) }
    return scaled
  }
}

extension CommandRun {
  /// Writes for people where a range is.
  func write(_ placement: Placement, of range: Range<Int>) throws(Failure) {
    let obstacle =
      placement.obstacle.map { "no tap point: \(PlainText.visible($0))" }
      ?? "nothing of it is visible"
    let tap = placement.tapPoint.map { "tap \(PlainText.point($0))" } ?? obstacle
    let places = placement.rects.map { PlainText.rect($0) }.joined(separator: ", ")
    try console.writeLine(
      "   utf8 \(PlainText.range(range)), \(tap)"
        + (placement.rects.isEmpty ? "" : ", at \(places)"))
  }
}
