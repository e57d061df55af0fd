import TapText
import TapViews
import TapControls

extension TabBarAppearance {
  /// Reads the appearance of a tab bar; what is not named is as usual.
  init(reading cursor: JSONCursor) throws(SceneError) {
    self.init()
    var fields = try JSONFields(cursor)
    if let value = fields.take("opaque") {
      if try value.bool() { configureWithOpaqueBackground() }
    }
    if let value = fields.take("transparent") {
      if try value.bool() { configureWithTransparentBackground() }
    }
    if let value = fields.take("background") { backgroundColor = try Color(reading: value) }
    if let value = fields.take("shadow") { shadowColor = try Color(reading: value) }
    if let value = fields.take("indicator") {
      selectionIndicatorTintColor = try Color(reading: value)
    }
    var items = TabBarItemAppearance()
    for (key, state) in Self.states {
      guard let value = fields.take(key) else { continue }
      let color = try Color(reading: value)
      items[keyPath: state].iconColor = color
      items[keyPath: state].titleTextAttributes = TextAttributes()
      items[keyPath: state].titleTextAttributes?.foreground = color
    }
    if let value = fields.take("badge") {
      items.normal.badgeBackgroundColor = try Color(reading: value)
    }
    stackedLayoutAppearance = items
    inlineLayoutAppearance = items
    compactInlineLayoutAppearance = items
    try fields.finish()
  }

  private static var states:
    [(String, WritableKeyPath<TabBarItemAppearance, TabBarItemStateAppearance>)]
  {
    [
      ("normal", \.normal), ("selected", \.selected), ("disabled", \.disabled),
      ("focused", \.focused),
    ]
  }
}
