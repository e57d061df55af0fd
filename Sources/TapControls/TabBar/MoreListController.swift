import TapLayout
import TapText
import TapViews

/// The list of the screens that do not fit into a tab bar: one row each, which selects it.
final class MoreListController: ViewController {
  /// The height of a row, in points.
  static let rowHeight = 44.0

  private weak var tabs: TabBarController?

  init(of controller: TabBarController) {
    tabs = controller
    super.init()
    identifier = "more"
    tabBarItem = controller.moreItem
  }

  override func loadView() {
    let list = MoreListView()
    list.identifier = "moreList"
    list.backgroundColor = .white
    view = list
    tabsDidChange()
  }

  /// Takes over the screens of the list.
  func tabsDidChange() {
    guard let list = viewIfLoaded as? MoreListView else { return }
    let rest = Array(tabs?.overflow ?? [])
    let isSame = rest.count == list.rows.count && zip(rest, list.rows).allSatisfy { $0 === $1.tab }
    if !isSame { list.show(rest) { [weak self] in self?.tabs?.userDidChoose($0) } }
  }
}

/// The rows of the list, one below the other.
private final class MoreListView: View {
  private(set) var rows: [MoreRow] = []

  func show(_ tabs: [ViewController], choose: @escaping (ViewController) -> Void) {
    for row in rows { row.removeFromSuperview() }
    rows = tabs.map { MoreRow(for: $0, choose: choose) }
    for row in rows { addSubview(row) }
    layoutSubviews()
  }

  override func layoutSubviews() {
    for (index, row) in rows.enumerated() {
      row.frame = Rect(
        x: 0, y: safeAreaInsets.top + Double(index) * MoreListController.rowHeight,
        width: bounds.width, height: MoreListController.rowHeight)
    }
  }
}

/// One row of the list.
private final class MoreRow: Button {
  let tab: ViewController

  init(for tab: ViewController, choose: @escaping (ViewController) -> Void) {
    self.tab = tab
    super.init(title: tab.tabBarItem.title ?? tab.title ?? tab.identifier ?? "")
    identifier = tab.tabBarItem.identifier.map { "more.\($0)" }
    isEnabled = tab.tabBarItem.isEnabled
    onActivate = { _ in choose(tab) }
  }

  override func performAction() { onActivate?(self) }
}
