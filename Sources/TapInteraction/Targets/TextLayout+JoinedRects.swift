package import TapLayout

extension TextLayout {
  /// The rectangles of a link with those joined that touch on one line.
  ///
  /// Direction and font cut a link into runs that look like one.
  ///
  /// - Complexity: O(log *n* + lines of the link).
  package func joinedRects(ofLink index: Int) -> [Rect] {
    var rects: [Rect] = []
    forEachRect(ofLink: index) { rect in
      // Edges are sums of Float advances, which round.
      let tolerance = 1.0 / 64
      if let last = rects.last, last.y == rect.y, last.height == rect.height,
        abs(last.maxX - rect.x) < tolerance
      {
        rects[rects.count - 1].width = rect.maxX - last.x
      } else {
        rects.append(rect)
      }
    }
    return rects
  }
}
