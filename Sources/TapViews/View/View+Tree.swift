extension View {
  /// Puts a view in front of all others in this one, taking it from where it was.
  public func addSubview(_ view: View) {
    view.removeFromSuperview()
    insertSubview(view, at: subviews.count)
  }

  /// Puts a view in front of the first `index` others.
  ///
  /// The view must not hold this one.
  public func insertSubview(_ view: View, at index: Int) {
    precondition((0...subviews.count).contains(index), "index \(index) of \(subviews.count)")
    view.removeFromSuperview()
    // Those who heard of that may have put it elsewhere: the last call wins.
    view.detach()
    precondition(!isDescendant(of: view), "a view cannot stand in itself")
    subviews.insert(view, at: min(index, subviews.count))
    view.superview = self
    subviewIndex = nil
    displayIndex = nil
    view.move(to: window)
    contentDidMove()
    view.setNeedsDisplay()
  }

  /// Takes the view out of its superview; touches that it holds are cancelled (HIT-23).
  public func removeFromSuperview() {
    guard superview != nil else { return }
    guard let window else { return detach() }
    window.perform {
      let owners = ownersLeavingWindow()
      window.viewWillLeave(self)
      detach()
      for owner in owners.reversed() { owner.viewDidLeave(window) }
    }
  }

  private func detach() {
    guard let parent = superview else { return }
    setNeedsDisplay()
    parent.subviews.removeAll { $0 === self }
    superview = nil
    parent.subviewIndex = nil
    parent.displayIndex = nil
    parent.contentDidMove()
    move(to: nil)
  }

  /// Puts a subview in front of its siblings.
  public func bringSubviewToFront(_ view: View) { moveSubview(view, to: subviews.count - 1) }

  /// Puts a subview behind its siblings.
  public func sendSubviewToBack(_ view: View) { moveSubview(view, to: 0) }

  private func moveSubview(_ view: View, to place: Int) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.remove(at: index)
    subviews.insert(view, at: place)
    subviewIndex = nil
    displayIndex = nil
    contentDidMove()
    view.setNeedsDisplay()
  }

  /// Returns whether the view is another one or, at any depth, in it.
  public func isDescendant(of other: View) -> Bool {
    var view: View? = self
    while let current = view {
      if current === other { return true }
      view = current.superview
    }
    return false
  }

  /// The number of views above this one.
  var depth: Int {
    var count = 0
    var view = superview
    while let current = view {
      count += 1
      view = current.superview
    }
    return count
  }

  /// The view with an identifier: this one or the first within, front to behind last.
  ///
  /// - Complexity: O(number of views within).
  public func view(withIdentifier identifier: String) -> View? {
    if self.identifier == identifier { return self }
    for view in subviews {
      if let found = view.view(withIdentifier: identifier) { return found }
    }
    return nil
  }

  /// Drops the window without asking it, since it is gone.
  func forgetWindow() {
    window = nil
    for view in subviews { view.forgetWindow() }
  }

  private func move(to window: Window?) {
    guard self.window !== window else { return }
    self.window = window
    let entering = owner.flatMap { window != nil && $0.viewWillEnterWindow() ? $0 : nil }
    didMoveToWindow()
    if window != nil { layoutSubviews() }
    for view in subviews where view.superview === self { view.move(to: window) }
    entering?.viewDidEnterWindow()
  }

  /// Notifies the owners of this view and of those within that their views are about to leave the
  /// window.
  ///
  /// - Returns: The owners that want to know when they have left, each before those within.
  private func ownersLeavingWindow() -> [any ViewOwner] {
    var owners: [any ViewOwner] = []
    if let owner, owner.viewWillLeaveWindow() { owners.append(owner) }
    for view in subviews { owners += view.ownersLeavingWindow() }
    return owners
  }
}
