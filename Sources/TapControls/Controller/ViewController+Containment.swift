import TapViews

extension ViewController {
  /// Adds a child controller; adding its view is up to the caller.
  ///
  /// One that has another parent is removed from that first, as if it were hidden and removed there
  /// (SEG-14). The caller calls its ``didMove(toParent:)`` once its view is added. The counterpart
  /// of `addChild(_:)`, which sends `willMove(toParent:)` as this does.
  ///
  /// - Precondition: The controller does not contain this one.
  public func addChild(_ child: ViewController) {
    precondition(!isDescendant(of: child), "a controller cannot contain itself")
    guard child.parent !== self else { return }
    if child.parent != nil {
      child.notifyWillMove(to: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    // Before it is told, so that its log has a window.
    child.parent = self
    children.append(child)
    child.notifyWillMove(to: self)
  }

  /// Removes the controller from its parent, and notifies it; does nothing without a parent.
  ///
  /// The caller sends `willMove(toParent: nil)` and takes the view out before. The counterpart of
  /// `removeFromParent()`.
  public func removeFromParent() {
    guard let parent else { return }
    // On its way out with its parent, it is gone now.
    if appearance == .disappearing { endAppearanceTransition() }
    let window = window
    parent.children.removeAll { $0 === self }
    self.parent = nil
    window?.log(self, .call("didMove nil"))
    didMove(toParent: nil)
  }

  /// Notifies the controller that it is about to move.
  public func notifyWillMove(to parent: ViewController?) {
    log("willMove \(parent?.identifier ?? "nil")")
    willMove(toParent: parent)
  }

  /// Notifies the controller that it has moved.
  public func notifyDidMove(to parent: ViewController?) {
    log("didMove \(parent?.identifier ?? "nil")")
    didMove(toParent: parent)
  }

  private func isDescendant(of other: ViewController) -> Bool {
    var next: ViewController? = self
    while let current = next {
      if current === other { return true }
      next = current.parent
    }
    return false
  }
}
