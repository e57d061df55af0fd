import TapDraw
import TapLayout
import TapViews

extension SegmentedControl {
  /// The distance of the selected segment's indicator from the edges of its cell.
  private static let gap = 2.0

  /// Draws what is below the words: the track, the edges, and the marks of single segments.
  func drawTrack(on surface: inout some Surface) {
    surface.fill(Path(bounds, cornerRadius: cornerRadius), with: style.track)
    drawEdges(on: &surface)
    if let shape = shape(ofSegment: storedIndex) {
      surface.fill(shape, with: style.selection)
      surface.stroke(shape, with: style.edge, width: 0.5)
    }
    if let shape = shape(ofSegment: highlightedSegmentIndex) {
      surface.fill(shape, with: style.highlight)
    }
    if let shape = shape(ofSegment: focusedSegmentIndex) {
      surface.stroke(shape, with: style.focusRing, width: 2)
    }
  }

  private var cornerRadius: Double { min(8.5, bounds.height / 2, bounds.width / 2) }

  private func shape(ofSegment index: Int) -> Path? {
    guard segments.indices.contains(index) else { return nil }
    let rect = rect(ofSegment: index).inset(by: Self.gap)
    guard !rect.isEmpty else { return nil }
    return Path(rect, cornerRadius: max(0, cornerRadius - Self.gap))
  }

  /// Draws lines between two segments neither of which is chosen.
  private func drawEdges(on surface: inout some Surface) {
    for index in segments.indices.dropFirst() where index != storedIndex {
      guard index - 1 != storedIndex else { continue }
      let rect = rect(ofSegment: traits.isRightToLeft ? index - 1 : index)
      let line = Rect(x: rect.x - 0.5, y: rect.y + 7, width: 1, height: rect.height - 14)
      if !line.isEmpty { surface.fill(line, with: style.edge) }
    }
  }
}
