import TapLayout
import TapViews
import TapControls

extension LiveScene {
  /// Makes a button that does what its description says.
  func makeButton(_ description: SceneButton) -> Button {
    let button = Button()
    description.apply(to: button)
    connect(button, to: description.effects)
    return button
  }

  private func connect(_ button: Button, to effects: [SceneEffect]) {
    guard !effects.isEmpty else { return }
    button.onActivate = { [unowned self] _ in
      for effect in effects { perform(effect) }
    }
  }

  func makeLabel(_ description: SceneLabel) -> Label {
    let label = Label(description.text)
    if let color = description.color { label.textColor = color }
    if let alignment = description.alignment { label.alignment = alignment }
    return label
  }

  /// Makes a tab bar without the items of screens.
  func makeTabBar(_ description: SceneTabBar) -> TabBar {
    let bar: TabBar =
      switch description.shape {
      case .plain: SceneTallTabBar(height: description.height)
      case .notched: NotchedTabBar()
      case .pill: PillTabBar()
      }
    bar.items = description.items.map { $0.make() }
    bar.selectedItem = description.selected.map { bar.items[$0] }
    if let positioning = description.positioning { bar.itemPositioning = positioning }
    if let width = description.itemWidth { bar.itemWidth = width }
    if let spacing = description.itemSpacing { bar.itemSpacing = spacing }
    if let appearance = description.appearance { bar.standardAppearance = appearance }
    bar.scrollEdgeAppearance = description.scrollEdgeAppearance
    bar.isAtScrollEdge = description.isAtScrollEdge
    bar.isFolded = description.isFolded
    if let overflow = description.overflow { (bar as? PillTabBar)?.overflow = overflow }
    addCenterButton(description, to: bar)
    return bar
  }

  private func addCenterButton(_ description: SceneTabBar, to bar: TabBar) {
    guard let described = description.centerButton, case .button(let look) = described.kind else {
      return
    }
    if let button = bar.centerButton {
      button.identifier = described.id
      look.apply(to: button)
      connect(button, to: look.effects)
      views[described.id] = button
      return
    }
    guard let button = makeView(described) as? Button else { return }
    views[described.id] = button
    bar.centerButton = button
  }

  /// Creates a standalone tab bar, with a delegate.
  func makeLoneTabBar(_ description: SceneTabBar) -> TabBar {
    let bar = makeTabBar(description)
    let delegate = SceneTabBarDelegate(description)
    delegates.append(delegate)
    bar.delegate = delegate
    return bar
  }
}

/// A bar of a height of its own, as the seed's.
private final class SceneTallTabBar: TabBar {
  private let height: Double?

  init(height: Double?) {
    self.height = height
    super.init(frame: .zero)
  }

  override func sizeThatFits(_ size: Size) -> Size {
    var fitting = super.sizeThatFits(size)
    if let height { fitting.height = height + safeAreaInsets.bottom }
    return fitting
  }
}

/// A delegate of a bar whose answers a scene gives.
private final class SceneTabBarDelegate: TabBarDelegate {
  private let description: SceneTabBar

  init(_ description: SceneTabBar) { self.description = description }

  func tabBar(_ tabBar: TabBar, shouldSelect item: TabBarItem) -> Bool {
    !description.vetoes.contains(item.identifier ?? "")
  }

  func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) {
    guard description.bounces, let index = tabBar.items.firstIndex(where: { $0 === item }) else {
      return
    }
    tabBar.bounceIcon(ofItemAt: index)
  }
}
