import TapHost
import TapInteraction
import TapLayout
import TapTerminal
import TapText
import TapViews

extension Viewer {
  /// Takes a key; returns whether that was all.
  func take(_ event: TerminalKeyEvent) -> Bool {
    defer { host.redraw() }
    message = nil
    // The key that asks about the pointer does not move on from it.
    if event.key != .character("?") { usesPointer = false }
    if event.modifiers == .control {
      switch event.key {
      case .character("c"):
        host.stop()
        return true
      case .character("z"): return false
      case .character("l"):
        host.redraw()
        return true
      default: break
      }
    }
    if prompt != nil {
      takeTyped(event)
    } else if panel != nil {
      takeForPanel(event)
    } else if hints != nil {
      takeForHints(event)
    } else {
      return takeForPage(event)
    }
    return true
  }

  /// What is pasted goes into the line that is being typed, or is dropped.
  func takePasted(_ text: String) {
    guard prompt != nil else { return }
    let line = text.prefix { !$0.isNewline }
    for scalar in line.unicodeScalars where scalar.value >= 0x20 {
      prompt?.text.unicodeScalars.append(scalar)
    }
    host.redraw()
  }

  private func takeForPage(_ event: TerminalKeyEvent) -> Bool {
    let height = scroll.bounds.height
    let page = max(height - 2 * Self.row, Self.row)
    switch (event.key, event.modifiers) {
    case (.character("q"), []): host.stop()
    case (.named(.down), []), (.character("j"), []): scrollRows(1)
    case (.named(.up), []), (.character("k"), []): scrollRows(-1)
    case (.named(.space), []), (.named(.pageDown), []), (.character("f"), .control):
      scrollBy(page)
    case (.named(.space), .shift), (.named(.pageUp), []), (.character("b"), _): scrollBy(-page)
    case (.character("d"), _): scrollBy((height / 2 / Self.row).rounded(.down) * Self.row)
    case (.character("u"), _): scrollBy(-(height / 2 / Self.row).rounded(.down) * Self.row)
    case (.named(.home), []), (.character("g"), []): scroll.contentOffset = Point(x: 0, y: 0)
    case (.named(.end), []), (.character("G"), _):
      scroll.contentOffset = Point(x: 0, y: scroll.maximumOffset.y)
    case (.named(.tab), let held): moveFocus(forward: !held.contains(.shift))
    case (.named(.enter), []), (.named(.keypadEnter), []):
      if textView.focusedLink == nil { message = "no link has the focus; Tab moves it" }
      return false
    case (.backspace, _), (.named(.left), .alt), (.named(.left), []): goBack()
    case (.named(.right), .alt), (.named(.right), []): goForward()
    case (.character("/"), _): prompt = Prompt(label: "/")
    case (.character("n"), []): showMatch(forward: true)
    case (.character("N"), _): showMatch(forward: false)
    case (.character("f"), []): showHints()
    case (.character("o"), []): showOutline()
    case (.character("?"), _): explain()
    case (.character("y"), []): copyFocused()
    case (.character("m"), []), (.named(.menu), _), (.named(.f10), .shift):
      host.driver.key(.menu, time: host.now)
      if panel == nil { message = "no link has the focus; Tab moves it" }
    case (.character("h"), []), (.function(1), _): panel = Panel(lines: Self.help)
    case (.named(.escape), _):
      search = nil
      host.driver.window.focus(nil)
      return false
    default: return false
    }
    return true
  }

  /// Scrolls by whole rows.
  func scrollRows(_ count: Int) { scrollBy(Double(count) * Self.row) }

  private func scrollBy(_ distance: Double) {
    if !scroll.scroll(dx: 0, dy: distance) {
      message = distance > 0 ? (page.isBeginning ? "loading" : "the end") : "the beginning"
    }
  }

  /// Moves the focus to the next link, from the first in view on where none in view has it.
  func moveFocus(forward: Bool) {
    let layout = textView.layout
    var shown: [Int] = []
    layout.links(in: scroll.bounds, into: &shown)
    let focused = textView.focusedLink.flatMap { layout.text.linkIndex(withID: $0) }
    if let focused, shown.contains(focused) {
      let held: KeyEvent.Modifiers = forward ? [] : .shift
      if !host.driver.key(.tab, modifiers: held, time: host.now) {
        message = forward ? "no link below" : "no link above"
      }
      host.driver.key(.tab, modifiers: held, isDown: false, time: host.now)
      return
    }
    // A key that does nothing else: after keys the focus is seen, after the mouse it is not.
    host.driver.key(.f10, time: host.now)
    host.driver.key(.f10, isDown: false, time: host.now)
    let count = layout.text.linkCount
    var index = (forward ? shown.min() : shown.max()) ?? nearestLink(forward: forward)
    while let next = index, (0..<count).contains(next) {
      let link = layout.linkID(at: next)
      host.driver.perform(.focus, of: link, in: textView)
      if textView.focusedLink == link { return }
      index = forward ? next + 1 : next - 1
    }
    message = forward ? "no link below" : "no link above"
  }

  /// The first link below what is shown, or the last above it.
  private func nearestLink(forward: Bool) -> Int? {
    let text = page.text
    var (low, high) = (0, text.linkCount)
    let top = topOffset
    while low < high {
      let middle = (low + high) / 2
      if text.link(at: middle).utf8Range.lowerBound < top {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return forward ? (low < text.linkCount ? low : nil) : (low > 0 ? low - 1 : nil)
  }

  private func takeTyped(_ event: TerminalKeyEvent) {
    switch (event.key, event.modifiers) {
    case (.character(let scalar), let held) where held.isSubset(of: .shift):
      prompt?.text.unicodeScalars.append(scalar)
    case (.named(.space), _): prompt?.text += " "
    case (.backspace, _):
      if prompt?.text.popLast() == nil { prompt = nil }
    case (.named(.enter), _):
      let text = prompt?.text ?? ""
      prompt = nil
      if !text.isEmpty { find(text) }
    case (.named(.escape), _), (.character, .control): prompt = nil
    default: break
    }
  }

  private func takeForPanel(_ event: TerminalKeyEvent) {
    guard let panel, !panel.choices.isEmpty else {
      close(nil)
      return
    }
    let count = panel.choices.count
    switch event.key {
    case .named(.enter), .named(.keypadEnter): close(panel.selected)
    case .named(.escape), .backspace, .character("q"): close(nil)
    case .named(.down), .named(.right): self.panel?.selected = min(panel.selected + 1, count - 1)
    case .named(.up), .named(.left): self.panel?.selected = max(panel.selected - 1, 0)
    case .named(.tab):
      let step = event.modifiers.contains(.shift) ? count - 1 : 1
      self.panel?.selected = (panel.selected + step) % count
    case .named(.home): self.panel?.selected = 0
    case .named(.end): self.panel?.selected = count - 1
    case .named(.pageDown): self.panel?.selected = min(panel.selected + 10, count - 1)
    case .named(.pageUp): self.panel?.selected = max(panel.selected - 10, 0)
    case .character("j") where panel.isList:
      self.panel?.selected = min(panel.selected + 1, count - 1)
    case .character("k") where panel.isList: self.panel?.selected = max(panel.selected - 1, 0)
    case .character(let scalar):
      if let index = panel.choices.firstIndex(where: { $0.key == scalar }) { close(index) }
    default: break
    }
  }

  /// Takes the panel away and passes the answer on.
  func close(_ choice: Int?) {
    let answer = panel?.answer
    panel = nil
    answer?(choice)
    host.redraw()
  }

  private func takeForHints(_ event: TerminalKeyEvent) {
    guard case .character(let scalar) = event.key, event.modifiers.isEmpty else {
      hints = nil
      return
    }
    hints?.typed.unicodeScalars.append(scalar)
    guard let rest = hints?.rest, !rest.isEmpty else {
      hints = nil
      message = "no link has these letters"
      return
    }
    guard rest.count == 1, rest[0].letters == hints?.typed else { return }
    hints = nil
    activate(rest[0].link)
  }

  static let help = [
    "Space, b, arrows: scroll     g, G: first and last line",
    "Tab, Shift-Tab: next and previous link     Enter: follow it",
    "f: letters over links; type them to follow one",
    "Backspace, left: back     right: forward",
    "/: search     n, N: next and previous match",
    "o: outline of headings     m: menu of the link     y: copy its address",
    "?: explain what is under the pointer     q: quit",
    "The status line shows where a link leads, and what link safety says of it.",
  ]

  /// The notes of the help text.
  static let notes = [
    "Keys: Space, b, arrows, g and G scroll; Tab and Shift-Tab move the focus to links, Enter follows",
    "one, Backspace goes back and Right forward; f shows letters over links to follow them by; /",
    "searches, n and N show the next and previous match; o lists the headings; m opens the menu of a",
    "link, y copies its address; ? explains what is under the pointer; h lists the keys; q quits.",
    "The mouse follows links with its left button, opens their menu with the right one, and scrolls",
    "with its wheel.", "",
    "The status line shows where a link leads and what link safety says of it. A link of verdict",
    "confirm asks first, a blocked one says why it is not followed. Relative links are opened as",
    "pages; outside of the folder of FILE only when you say so. Links that are allowed are links of",
    "the terminal, too (OSC 8).", "",
    "Where the output is not a terminal, or TERM is dumb, the page is printed with a list of links.",
  ]
}
