package import TapLayout

extension LayoutLaws {
  /// Tells in words how two layouts differ; `nil` where they are laid out alike.
  ///
  /// Places may differ by the rounding of sums, which depends on where chunks begin.
  package static func difference(_ left: TextLayout, _ right: TextLayout) -> String? {
    guard left.lineCount == right.lineCount else {
      return "\(left.lineCount) lines, not \(right.lineCount)"
    }
    guard isNear(left.bounds, right.bounds) else {
      return "bounds \(left.bounds), not \(right.bounds)"
    }
    guard left.hiddenUTF8Range == right.hiddenUTF8Range else { return "hidden ranges differ" }
    for index in 0..<left.lineCount {
      var (first, second) = (left.line(at: index), right.line(at: index))
      guard isNear(first.rect, second.rect), isNear(first.baseline, second.baseline) else {
        return "line \(first), not \(second)"
      }
      (first.rect, first.baseline) = (second.rect, second.baseline)
      guard first == second else { return "line \(first), not \(second)" }
      var boxes: [LineBox] = []
      left.forEachBox(inLine: index) { boxes.append($0) }
      var others: [LineBox] = []
      right.forEachBox(inLine: index) { others.append($0) }
      guard boxes.count == others.count else { return "line \(index) has other boxes" }
      for (box, other) in zip(boxes, others) where !isAlike(box, other) {
        return "box \(box), not \(other)"
      }
    }
    return nil
  }

  private static func isAlike(_ box: LineBox, _ other: LineBox) -> Bool {
    var moved = box
    (moved.minX, moved.maxX) = (other.minX, other.maxX)
    return moved == other && isNear(box.minX, other.minX) && isNear(box.maxX, other.maxX)
  }

  private static func isNear(_ left: Rect, _ right: Rect) -> Bool {
    isNear(left.x, right.x) && isNear(left.y, right.y) && isNear(left.width, right.width)
      && isNear(left.height, right.height)
  }
}
