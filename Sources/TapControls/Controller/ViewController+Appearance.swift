package import TapViews

/// How far the view of a controller has come into sight, or gone out of it.
enum AppearanceState {
  case disappeared, appearing, appeared, disappearing
}

extension ViewController {
  /// Whether the view is visible: it appeared, and has not begun to disappear.
  public var isAppeared: Bool { appearance == .appeared }

  /// Whether the view is visible or appearing.
  var isInSight: Bool { appearance == .appeared || appearance == .appearing }

  /// Notifies the controller, and its children whose views are in its own, that they are about to
  /// appear or disappear.
  ///
  /// For containers that change views in an order of their own; a transition that already runs is
  /// not reported again, and may be reversed. The counterpart of
  /// `beginAppearanceTransition(_:animated:)`.
  public func beginAppearanceTransition(_ isAppearing: Bool) {
    let (from, back, to): (AppearanceState, AppearanceState, AppearanceState) =
      isAppearing
      ? (.disappeared, .disappearing, .appearing) : (.appeared, .appearing, .disappearing)
    guard appearance == from || appearance == back else { return }
    appearanceWillChange()
    _ = view
    appearance = to
    if isAppearing {
      log("viewWillAppear")
      viewWillAppear()
    } else {
      log("viewWillDisappear")
      viewWillDisappear()
    }
    for child in childrenInSight { child.beginAppearanceTransition(isAppearing) }
  }

  /// Notifies the controller, and its children whose views are in its own, that they have appeared
  /// or disappeared.
  ///
  /// Ends what ``beginAppearanceTransition(_:)`` began. The counterpart of
  /// `endAppearanceTransition()`.
  public func endAppearanceTransition() {
    guard appearance == .appearing || appearance == .disappearing else { return }
    for child in childrenInSight { child.endAppearanceTransition() }
    switch appearance {
    case .appearing:
      appearance = .appeared
      log("viewDidAppear")
      viewDidAppear()
    case .disappearing:
      appearance = .disappeared
      log("viewDidDisappear")
      viewDidDisappear()
    case .appeared, .disappeared: break
    }
  }

  /// The controllers whose views are, at any depth, in the view of this one.
  private var childrenInSight: [ViewController] {
    guard let viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: viewIfLoaded) == true }
  }
}

extension ViewController: ViewOwner {
  /// Begins to appear, unless it has already, or its parent is on its way out.
  package func viewWillEnterWindow() -> Bool {
    guard appearance == .disappeared, parent?.isInSight ?? true else { return false }
    beginAppearanceTransition(true)
    return true
  }

  /// Has appeared.
  package func viewDidEnterWindow() { endAppearanceTransition() }

  /// Begins to disappear, if it is in sight.
  package func viewWillLeaveWindow() -> Bool {
    guard isInSight else { return false }
    beginAppearanceTransition(false)
    return true
  }

  /// Has disappeared; the log of the window that the view was in says so.
  package func viewDidLeave(_ window: Window) {
    let host = hostWindow
    hostWindow = window
    endAppearanceTransition()
    hostWindow = host
  }
}
