extension ViewController {
  /// Contains a controller from now on; its view is the caller's business.
  ///
  /// One that another controller contains is taken from that first, as if it were hidden and removed
  /// there (SEG-14). The caller tells it ``didMove(toParent:)`` once its view is in place. The
  /// counterpart of `addChild(_:)`, which sends `willMove(toParent:)` as this does.
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

  /// Stops to be contained, and is told so; does nothing without a parent.
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

  /// Tells the controller that it is about to move.
  public func notifyWillMove(to parent: ViewController?) {
    log("willMove \(parent?.identifier ?? "nil")")
    willMove(toParent: parent)
  }

  /// Tells the controller that it has moved.
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
