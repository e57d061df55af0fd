import TapText
import TapViews
import TapControls

/// An item of a tab bar, described.
struct SceneTabItem: Sendable {
  /// A name of its own within the bar.
  var id: String
  var title: String?
  var icon: Icon?
  var selectedIcon: Icon?
  var landscapeIcon: Icon?
  /// The badge text; `nil` is none.
  var badge: String?
  var badgeColor: Color?
  /// Whether it can be selected.
  var isUsable = true
  /// The appearance of the bar while it is selected.
  var appearance: TabBarAppearance?
}

extension SceneTabItem {
  /// Takes the keys of an item.
  init(_ fields: inout JSONFields, id: String) throws(SceneError) {
    self.id = id
    if let value = fields.take("system") {
      let item = try value.choice(TabBarSystemItem.self)
      title = item.title
      icon = .symbol(item.symbol)
    }
    if let value = fields.take("title") { title = try value.string() }
    if let value = fields.take("icon") { icon = try Icon(reading: value) }
    if let value = fields.take("selectedIcon") { selectedIcon = try Icon(reading: value) }
    if let value = fields.take("landscapeIcon") { landscapeIcon = try Icon(reading: value) }
    badge = try fields.take("badge")?.unlessNull?.string()
    if let value = fields.take("badgeColor") { badgeColor = try Color(reading: value) }
    if let value = fields.take("usable") { isUsable = try value.bool() }
    if let value = fields.take("appearance") { appearance = try TabBarAppearance(reading: value) }
  }

  /// Makes the item.
  func make() -> TabBarItem {
    let item = TabBarItem(title: title, icon: icon, selectedIcon: selectedIcon)
    item.identifier = id
    item.landscapeIcon = landscapeIcon
    item.badgeValue = badge
    item.badgeColor = badgeColor
    item.isEnabled = isUsable
    item.standardAppearance = appearance
    return item
  }
}

extension Icon {
  /// Reads the name of a symbol.
  init(reading cursor: JSONCursor) throws(SceneError) {
    self = .symbol(try cursor.choice(Symbol.all.map { ($0.name, $0) }))
  }
}
