import TapViews
import TapControls

extension LiveScene {
  /// Does something to the screens.
  func perform(_ effect: SceneEffect) {
    switch effect {
    case .select(let index, let id): select(index, in: id)
    case .present(let id):
      if let screen = controllers[id] { frontController?.present(screen) }
    case .dismiss: frontController?.dismiss()
    case .badge(let words, let color, let id):
      guard let item = tabItem(id) else { break }
      if let color { item.badgeColor = color }
      item.badgeValue = words
    case .push(let id, let stack):
      if let screen = controllers[id] {
        (controllers[stack] as? NavigationController)?.push(screen)
      }
    case .pop(let stack): (controllers[stack] as? NavigationController)?.pop()
    }
  }

  private func select(_ index: Int?, in id: String) {
    switch controllers[id] {
    case let tabs as TabBarController: tabs.selectedIndex = index
    default:
      if let container = (views[id] as? ContainerPosition)?.container {
        let isThere = index.map { $0 < container.segmentedControl.numberOfSegments } ?? true
        if isThere { container.select(index ?? SegmentedControl.noSegment) }
      }
      guard let bar = views[id] as? TabBar else { break }
      bar.selectedItem = index.flatMap { bar.items.indices.contains($0) ? bar.items[$0] : nil }
    }
  }

  /// The controller that was presented last, or else the root.
  private var frontController: ViewController? {
    var front = window.rootViewController
    while let next = front?.presentedViewController { front = next }
    return front
  }

  /// The item of a screen, or of a bar by its name with the bar's, as in `bar.home`.
  func tabItem(_ id: String) -> TabBarItem? {
    if let controller = controllers[id] { return controller.tabBarItem }
    for case let bar as TabBar in views.values {
      for item in bar.items where "\(bar.identifier ?? "").\(item.identifier ?? "")" == id {
        return item
      }
    }
    return nil
  }

  /// The index of the selection in a tab bar or container; `nil` for none.
  func selection(in id: String) -> Int? {
    switch controllers[id] {
    case let tabs as TabBarController: tabs.selectedIndex
    default:
      if let container = (views[id] as? ContainerPosition)?.container {
        container.segmentedControl.selectedSegmentIndex >= 0
          ? container.segmentedControl.selectedSegmentIndex : nil
      } else {
        (views[id] as? TabBar)?.selectedIndex
      }
    }
  }
}
