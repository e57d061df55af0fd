import TapInteraction
import TapViews

extension TabBar {
  /// Focuses the selected item, or else the first that can be selected.
  func focusItem() -> Bool {
    guard let first = items.firstIndex(where: \.isEnabled) else { return false }
    focusedIndex = selectedIndex.flatMap { items[$0].isEnabled ? $0 : nil } ?? first
    scrollFocusToVisible()
    return true
  }

  /// Scrolls so that the item with the keyboard focus can be seen (KEY-8).
  private func scrollFocusToVisible() {
    let frames = itemFrames
    if let focusedIndex, frames.indices.contains(focusedIndex) {
      scrollToVisible(frames[focusedIndex])
    }
  }

  /// Moves between the items, or selects one.
  func pressKey(_ event: KeyEvent) -> Bool {
    guard event.isDown, let focusedIndex, items.indices.contains(focusedIndex) else { return false }
    let forward = traits.isRightToLeft ? -1 : 1
    switch event.key {
    case .right: return moveFocus(from: focusedIndex, by: forward)
    case .left: return moveFocus(from: focusedIndex, by: -forward)
    case .home: return moveFocus(from: -1, by: 1)
    case .end: return moveFocus(from: items.count, by: -1)
    case .enter, .keypadEnter, .space:
      if !event.isRepeat, items[focusedIndex].isEnabled { userDidChoose(items[focusedIndex]) }
      return true
    case _: return false
    }
  }

  /// Focuses the next item that can be selected, around the ends.
  private func moveFocus(from index: Int, by step: Int) -> Bool {
    var next = index
    for _ in items {
      next = (next + step + items.count) % items.count
      if items[next].isEnabled {
        focusedIndex = next
        scrollFocusToVisible()
        return true
      }
    }
    return false
  }
}
