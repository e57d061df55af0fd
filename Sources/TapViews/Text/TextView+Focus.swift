import TapInteraction
import TapLayout
public import TapText

extension TextView {
  /// Moves the focus to the first visible link from an index on, in steps of 1 or -1, for which
  /// there is an action or a menu.
  func focusLink(from start: Int, step: Int) -> Bool {
    var start = start
    while let link = interaction.focusStop(from: start, step: step, on: layout),
      let index = layout.text.linkIndex(withID: link), (index - start) * step >= 0
    {
      if action(for: layout.text.link(at: index)) != nil {
        interaction.focus(link, into: &events)
        reportEvents()
        return true
      }
      start = index + step
    }
    return false
  }

  /// The link that has the keyboard focus.
  public var focusedLink: LinkID? { interaction.focused }

  /// The index of the link that has the focus.
  var focusedIndex: Int? { interaction.focused.flatMap { layout.text.linkIndex(withID: $0) } }

  /// Follows the focus: shows the link (KEY-8) unless a press moved it, and releases the window's
  /// focus with the last one.
  func focusDidMove(to event: LinkEvent) {
    guard let index = event.link.flatMap({ layout.text.linkIndex(withID: $0) }) else {
      window?.focusController.resign(self)
      return
    }
    if event.source != .keyboard { window?.focusController.adopt(self) }
    // What is pressed is under the pointer already, and a scroll would move it away from there.
    guard event.source != .pointer else { return }
    var first: Rect?
    layout.forEachRect(ofLink: index) { if first == nil { first = $0 } }
    if let first { scrollToVisible(first) }
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
