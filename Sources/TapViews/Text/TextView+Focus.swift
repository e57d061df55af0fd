import TapInteraction
package import TapLayout
public import TapText

extension TextView {
  /// Moves the focus to the first visible link from an index on, in steps of 1 or -1, for which
  /// there is an action or a menu.
  func focusLink(from start: Int, step: Int) -> Bool {
    var start = start
    prepareLink(near: start, step: step)
    while let index = focusStop(from: start, step: step) {
      let link = layout.linkID(at: index)
      guard assessed.contains(link) else {
        // It may be one that the focus skips.
        assessLink(link)
        start = index
        continue
      }
      if action(for: layout.text.link(at: index)) != nil {
        interaction.focus(link, into: &events)
        reportEvents()
        return true
      }
      start = index + step
      prepareLink(near: start, step: step)
    }
    return false
  }

  /// The index of the first link from an index on, in steps of 1 or -1, that the focus stops at.
  ///
  /// - Complexity: O(links stepped over) the first time; links that must not be followed are not
  ///   looked at again.
  func focusStop(from start: Int, step: Int) -> Int? {
    guard policy.takes(.link) else { return nil }
    let layout = layout
    let links = 0..<layout.text.linkCount
    var index = assessed.skipped.next(from: start, step: step)
    while links.contains(index) {
      if interaction.inertLinks.contains(layout.linkID(at: index)) {
        assessed.skipped.insert(index, of: links.count)
      } else if interaction.isFocusStop(index, on: layout) {
        return index
      }
      index = assessed.skipped.next(from: index + step, step: step)
    }
    return nil
  }

  /// Lays a text out that is laid out as far as it was seen, up to the first link that the focus may
  /// go to.
  private func prepareLink(near start: Int, step: Int) {
    let layout = layout
    guard !layout.isComplete, layout.text.linkCount > 0 else { return }
    let last = layout.text.linkCount - 1
    // The next links may show nothing, so that the focus goes on.
    let index = min(max(0, start + (step > 0 ? Self.preparedLinks : 0)), last)
    let end = layout.text.link(at: index).utf8Range.upperBound
    prepare { $0.prepared(upToOffset: end) }
  }

  /// How many links farther a text is laid out than the focus goes.
  private static var preparedLinks: Int { 8 }

  /// The first link from which Tab goes on: in a document the first in sight or below (KEY-2).
  var firstLinkInSight: Int {
    guard let sight = document?.textInSight else { return 0 }
    return linkCount { $0.upperBound <= sight.lowerBound }
  }

  /// The last link from which Shift-Tab goes on: in a document the last in sight or above.
  var lastLinkInSight: Int {
    guard let sight = document?.textInSight else { return layout.text.linkCount - 1 }
    return linkCount { $0.lowerBound < sight.upperBound } - 1
  }

  /// Whether a link is to be seen in its document; outside of any it counts as seen.
  func isInSight(_ index: Int) -> Bool {
    guard let sight = document?.textInSight else { return true }
    return layout.text.link(at: index).utf8Range.overlaps(sight)
  }

  /// Counts the links before the first whose range fails a condition.
  private func linkCount(where isBefore: (Range<Int>) -> Bool) -> Int {
    let text = layout.text
    var low = 0
    var high = text.linkCount
    while low < high {
      let middle = (low + high) / 2
      if isBefore(text.link(at: middle).utf8Range) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The link that has the keyboard focus.
  public var focusedLink: LinkID? { interaction.focused }

  /// The index of the link that has the focus.
  var focusedIndex: Int? { interaction.focused.flatMap { layout.text.linkIndex(withID: $0) } }

  /// Follows the focus: shows the link (KEY-8) unless a press moved it, and releases the window's
  /// focus with the last one.
  func focusDidMove(to event: LinkEvent) {
    guard let link = event.link, layout.text.linkIndex(withID: link) != nil else {
      window?.focusController.resign(self)
      return
    }
    if event.source != .keyboard { window?.focusController.adopt(self) }
    // What is pressed is under the pointer already, and a scroll would move it away from there.
    guard event.source != .pointer else { return }
    if let first = firstRect(of: link) { scrollToVisible(first) }
  }

  /// The first rectangle of a link in the view's own coordinates; `nil` where none is drawn.
  package func firstRect(of link: LinkID) -> Rect? {
    var first: Rect?
    if let index = layout.text.linkIndex(withID: link) {
      layout.forEachRect(ofLink: index) { first = first ?? $0 }
    }
    return first
  }

  /// Follows, or opens the menu of, the link that has the focus.
  func pressKey(_ event: KeyEvent) -> Bool {
    guard event.isDown, let link = interaction.focused else { return false }
    defer { reportEvents() }
    switch event.key {
    case .enter, .keypadEnter:
      guard !event.isRepeat else { return true }
      _ = interaction.activate(
        link, at: event.time, source: .keyboard, on: layout, into: &events)
      return true
    case .f10 where !event.modifiers.contains(.shift): return false
    case .menu, .f10:
      return interaction.requestMenu(of: link, source: .keyboard, on: layout, into: &events)
    default: return false
    }
  }
}
