import TapInteraction

/// Which view of a tree has the keyboard focus, and the order in which it moves.
///
/// The counterpart of `UIFocusSystem`.
final class FocusController {
  /// The view that has the focus.
  private(set) unowned var view: View?

  /// Whether the focus is visible: after keys it is, after pointers it is not.
  var isVisible = true {
    didSet { if isVisible != oldValue { view?.focusVisibilityDidChange() } }
  }

  /// Passes a key to the view that has the focus, then to those above it.
  ///
  /// - Returns: Whether one did something with it.
  func dispatch(_ event: KeyEvent) -> Bool {
    var view = view
    while let current = view {
      if current.keyPressed(event) { return true }
      view = current.superview
    }
    return false
  }

  /// Moves the focus to the next stop in the order of the tree, or the previous one.
  ///
  /// The focus reaches the views in `scope` alone.
  ///
  /// - Returns: Whether there was one; if not, no view has the focus any more.
  /// - Complexity: O(number of views).
  func move(forward: Bool, in scope: View) -> Bool {
    isVisible = true
    if let view, view.moveFocusWithin(forward: forward) { return true }
    let stops = stops(in: scope)
    let current = view.flatMap { view in stops.firstIndex { $0 === view } }
    drop()
    let rest: [View] =
      switch (current, forward) {
      case (nil, true): stops
      case (nil, false): stops.reversed()
      case (let index?, true): Array(stops[(index + 1)...])
      case (let index?, false): stops[..<index].reversed()
      }
    return rest.contains { give(to: $0, forward: forward) }
  }

  private func give(to view: View, forward: Bool) -> Bool {
    // Before it reports its focus, since those who are notified may move it on.
    self.view = view
    if view.takeFocus(forward: forward) { return true }
    if self.view === view { self.view = nil }
    return false
  }

  /// Gives the focus to a view of the tree below a root; `nil` takes it away.
  ///
  /// - Returns: Whether the view took it.
  func focus(_ target: View?, in root: View) -> Bool {
    if let target, target === view { return true }
    drop()
    guard let target else { return true }
    return target.isDescendant(of: root) && give(to: target, forward: true)
  }

  /// Notes that a view took the focus by itself: a link was pressed, or assistive technology asked.
  func adopt(_ new: View) {
    guard new !== view else { return }
    let old = view
    view = new
    old?.loseFocus()
  }

  /// Notes that a view gave its focus back by itself.
  func resign(_ old: View) {
    if view === old { view = nil }
  }

  /// Takes the focus away from the view that has it.
  func drop() {
    let old = view
    view = nil
    old?.loseFocus()
  }

  /// Takes the focus away from what is in a view.
  func drop(in root: View) {
    if view?.isDescendant(of: root) == true { drop() }
  }

  /// The views that can have the focus, in the order of the tree.
  ///
  /// - Complexity: O(number of views).
  func stops(in root: View) -> [View] {
    var stops: [View] = []
    appendStops(in: root, to: &stops)
    return stops
  }

  private func appendStops(in view: View, to stops: inout [View]) {
    guard !view.isHidden, view.isUserInteractionEnabled, !view.isTransparent else { return }
    if view.canBecomeFocused { stops.append(view) }
    for child in view.subviews { appendStops(in: child, to: &stops) }
  }
}
