import TapViews
import TapControls

extension LiveScene {
  /// Makes a controller with those in it; its views come when its own is needed.
  func makeController(_ description: SceneController) -> ViewController {
    let controller: ViewController
    switch description.kind {
    case .screen: controller = SceneScreen(description, on: self)
    case .tabs(let tabs): controller = makeTabs(tabs, id: description.id)
    case .navigation(let stack): controller = makeStack(stack)
    }
    controller.identifier = description.id
    controller.title = description.title
    controller.modalPresentationStyle = description.style
    if let item = description.item { controller.tabBarItem = item.make() }
    controllers[description.id] = controller
    return controller
  }

  private func makeStack(_ stack: [SceneController]) -> NavigationController {
    let made = stack.map(makeController)
    let controller = NavigationController(root: made[0])
    for screen in made.dropFirst() { controller.push(screen) }
    return controller
  }

  private func makeTabs(_ tabs: SceneTabs, id: String) -> TabBarController {
    let bar = makeTabBar(tabs.bar)
    bar.identifier = tabs.barID
    views[tabs.barID] = bar
    let controller = SceneTabBarController(tabBar: bar)
    controller.identifier = id
    controller.bounces = tabs.bar.bounces
    if tabs.dissolve > 0 { controller.transition = .crossDissolve(duration: tabs.dissolve) }
    controller.viewControllers = tabs.children.map(makeController)
    controller.selectedIndex = tabs.selected
    let delegate = SceneTabsDelegate(tabs, on: self)
    delegates.append(delegate)
    controller.delegate = delegate
    return controller
  }

  /// Shows the root controller.
  func showController() {
    guard let description = scene.controller else { return }
    for other in scene.screens { _ = makeController(other) }
    window.rootViewController = makeController(description)
  }

  /// Puts the views of a screen into its own, once that is needed.
  func fill(_ view: View, of description: SceneController) {
    view.identifier = description.id
    view.backgroundColor = description.background
    views[description.id] = view
    for child in description.views { add(child, to: view) }
    connectRecognizers()
    connectTexts()
    connectContainers()
  }
}

/// A screen whose views a scene describes.
private final class SceneScreen: ViewController {
  private let description: SceneController
  private unowned let liveScene: LiveScene

  init(_ description: SceneController, on liveScene: LiveScene) {
    self.description = description
    self.liveScene = liveScene
  }

  override func loadView() {
    view = View()
    liveScene.fill(view, of: description)
  }
}

/// A tab controller whose icons bounce, as the seed's do.
private final class SceneTabBarController: TabBarController {
  var bounces = false

  override func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) {
    guard bounces, let index = tabBar.items.firstIndex(where: { $0 === item }) else { return }
    tabBar.bounceIcon(ofItemAt: index)
  }
}

/// A delegate of tabs whose answers a scene gives.
private final class SceneTabsDelegate: TabBarControllerDelegate {
  private let tabs: SceneTabs
  private unowned let liveScene: LiveScene

  init(_ tabs: SceneTabs, on liveScene: LiveScene) {
    self.tabs = tabs
    self.liveScene = liveScene
  }

  func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool {
    let id = viewController.identifier ?? ""
    if tabs.clearsBadges.contains(id) { viewController.tabBarItem.badgeValue = nil }
    if let screen = tabs.presents[id] {
      liveScene.perform(.present(screen))
      return false
    }
    return !tabs.vetoes.contains(id)
  }
}
