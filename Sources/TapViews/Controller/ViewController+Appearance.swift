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

  /// Ends a disappearance from a window, which logs it although the view has left it.
  func endAppearance(in window: Window) {
    let host = hostWindow
    hostWindow = window
    endAppearanceTransition()
    hostWindow = host
  }

  /// The controllers whose views are, at any depth, in the view of this one.
  private var childrenInSight: [ViewController] {
    guard let viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: viewIfLoaded) == true }
  }
}

extension View {
  /// Notifies the controllers of a view that leaves its window, and of its subviews, that they
  /// disappear.
  ///
  /// - Returns: Those that were notified, each before those in it.
  func controllersWillLeave() -> [ViewController] {
    var told: [ViewController] = []
    if let controller, controller.isInSight {
      controller.beginAppearanceTransition(false)
      told.append(controller)
    }
    for view in subviews { told += view.controllersWillLeave() }
    return told
  }
}
