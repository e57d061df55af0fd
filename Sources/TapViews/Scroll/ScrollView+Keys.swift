import TapInteraction
import TapLayout

extension ScrollView {
  /// Scrolls by a key.
  ///
  /// - Returns: Whether anything moved; if not, a scroll view around may (KEY-4).
  func scroll(by event: KeyEvent) -> Bool {
    guard event.isDown, isScrollEnabled, event.modifiers.subtracting(.shift).isEmpty,
      let target = target(of: event)
    else { return false }
    let old = contentOffset
    contentOffset = target
    return contentOffset != old
  }

  private func target(of event: KeyEvent) -> Point? {
    let offset = contentOffset
    let isShifted = event.modifiers.contains(.shift)
    switch event.key {
    case .space: return Point(x: offset.x, y: offset.y + (isShifted ? -page : page))
    case _ where isShifted: return nil
    case .up: return Point(x: offset.x, y: offset.y - lineStep)
    case .down: return Point(x: offset.x, y: offset.y + lineStep)
    case .left: return Point(x: offset.x - lineStep, y: offset.y)
    case .right: return Point(x: offset.x + lineStep, y: offset.y)
    case .pageUp: return Point(x: offset.x, y: offset.y - page)
    case .pageDown: return Point(x: offset.x, y: offset.y + page)
    case .home: return Point(x: offset.x, y: minimumOffset.y)
    case .end: return Point(x: offset.x, y: maximumOffset.y)
    case .tab, .enter, .keypadEnter, .escape, .menu, .f10: return nil
    }
  }

  /// What is in view, but for a line to go on reading from.
  private var page: Double {
    let height = bounds.inset(by: adjustedContentInset).height
    return max(height - lineStep, height / 2)
  }
}
