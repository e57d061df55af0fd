/// How far the view of a controller has come into sight, or gone out of it.
enum AppearanceState {
  case disappeared, appearing, appeared, disappearing
}

extension ViewController {
  /// Whether the view is in sight: it came, and has not begun to go.
  public var isAppeared: Bool { appearance == .appeared }

  /// Whether the view is in sight, or on its way into it.
  var isInSight: Bool { appearance == .appeared || appearance == .appearing }

  /// Tells the controller, and those whose views are in its own, that they are about to come into
  /// sight or to go.
  ///
  /// For containers that bring views in or out in an order of their own; what is under way already
  /// is not told again. One that is on its way may be turned back. The counterpart of
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

  /// Tells the controller, and those whose views are in its own, that they came into sight or went.
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

  /// Ends the way out of a window, whose log is to tell of it though the view is there no more.
  func endAppearance(in window: Window) {
    let host = hostWindow
    hostWindow = window
    endAppearanceTransition()
    hostWindow = host
  }

  /// The controllers whose views stand, at any depth, in the view of this one.
  private var childrenInSight: [ViewController] {
    guard let viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: viewIfLoaded) == true }
  }
}

extension View {
  /// Tells the controllers of a view that leaves its window, and of those in it, that they go.
  ///
  /// - Returns: Those that were told, each before those in it.
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
