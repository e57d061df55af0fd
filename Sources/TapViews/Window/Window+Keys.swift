import TapInteraction

extension Window {
  /// Takes a key: the view that has the focus first, then those above it, then the window.
  func dispatch(_ event: KeyEvent) {
    if event.isDown { showsFocus = true }
    if event.isDown, event.key == .escape { callOffPresses() }
    var view: View? = focusedView
    while let current = view {
      if current.keyPressed(event) {
        wasEventUsed = true
        return
      }
      view = current.superview
    }
    if event.isDown, event.key == .tab {
      wasEventUsed = moveFocus(forward: !event.modifiers.contains(.shift))
    }
  }

  /// Calls every press on a link off (KEY-11).
  private func callOffPresses() {
    for slot in arena.order {
      guard case .link = participants[slot] else { continue }
      propose(.fail, of: slot)
    }
  }

  /// Moves the keyboard focus to the next stop in the order of the tree, or the one before.
  ///
  /// - Returns: Whether there was one; if not, nothing in the window has the focus any more, and
  ///   the host moves on to what stands beside the window (KEY-2).
  @discardableResult
  public func moveFocus(forward: Bool) -> Bool {
    showsFocus = true
    if let focusedView, focusedView.moveFocusWithin(forward: forward) { return true }
    var stops: [View] = []
    appendFocusStops(in: focusScope, to: &stops)
    let current = focusedView.flatMap { view in stops.firstIndex { $0 === view } }
    dropFocus()
    let rest: [View] =
      switch (current, forward) {
      case (nil, true): stops
      case (nil, false): stops.reversed()
      case (let index?, true): Array(stops[(index + 1)...])
      case (let index?, false): stops[..<index].reversed()
      }
    return rest.contains { give(focusTo: $0, forward: forward) }
  }

  private func give(focusTo view: View, forward: Bool) -> Bool {
    // Before it tells of its focus, since those who hear of it may move it on.
    focusedView = view
    if view.takeFocus(forward: forward) { return true }
    if focusedView === view { focusedView = nil }
    return false
  }

  /// Gives the keyboard focus to a view; `nil` takes it away.
  ///
  /// - Returns: Whether the view took it.
  @discardableResult
  public func focus(_ view: View?) -> Bool {
    if let view, view === focusedView { return true }
    dropFocus()
    guard let view else { return true }
    return view.window === self && give(focusTo: view, forward: true)
  }

  /// Notes that a view took the focus by itself: a link was pressed, or assistive technology asked.
  func adoptFocus(_ view: View) {
    guard view !== focusedView else { return }
    let old = focusedView
    focusedView = view
    old?.loseFocus()
  }

  /// Takes the keyboard focus away from the view that has it.
  func dropFocus() {
    let view = focusedView
    focusedView = nil
    view?.loseFocus()
  }

  /// Whether some view in the window can have the keyboard focus.
  ///
  /// - Complexity: O(number of views).
  public var hasFocusStop: Bool {
    var stops: [View] = []
    appendFocusStops(in: self, to: &stops)
    return !stops.isEmpty
  }

  private func appendFocusStops(in view: View, to stops: inout [View]) {
    guard !view.isHidden, view.isUserInteractionEnabled, !view.isTransparent else { return }
    if view.canBecomeFocused { stops.append(view) }
    for child in view.subviews { appendFocusStops(in: child, to: &stops) }
  }
}
