import TapLayout

extension TextLayout {
  /// The rectangles of a link with those joined that touch on one line.
  ///
  /// Direction and font cut a link into runs that look like one.
  ///
  /// - Complexity: O(log *n* + lines of the link).
  func stretches(ofLink index: Int) -> [Rect] {
    var stretches: [Rect] = []
    forEachRect(ofLink: index) { rect in
      // Edges are sums of Float advances, which round.
      let tolerance = 1.0 / 64
      if let last = stretches.last, last.y == rect.y, last.height == rect.height,
        abs(last.maxX - rect.x) < tolerance
      {
        stretches[stretches.count - 1].width = rect.maxX - last.x
      } else {
        stretches.append(rect)
      }
    }
    return stretches
  }
}
