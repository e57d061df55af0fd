import TapText
import TapViews
import TapControls

extension SceneController {
  /// Reads a controller with all that is in it.
  init(reading cursor: JSONCursor, into references: inout SceneReferences) throws(SceneError) {
    var fields = try JSONFields(cursor)
    let id = try references.define(view: try fields.require("id"))
    let word = try fields.take("kind")?.choice(KindWord.self) ?? .screen
    let kind: SceneControllerKind =
      switch word {
      case .screen: .screen
      case .tabs: .tabs(try SceneTabs(&fields, into: &references))
      case .navigation: .navigation(try Self.children(&fields, into: &references))
      }
    references.note(kind: word.rawValue, of: id)
    self.init(id: id, kind: kind)
    title = try fields.take("title")?.string()
    if let value = fields.take("item") {
      var inner = try JSONFields(value)
      item = try SceneTabItem(&inner, id: id)
      try inner.finish()
    }
    if let value = fields.take("background") { background = try Color(reading: value) }
    if let value = fields.take("presentation") {
      style = try value.choice(ModalPresentationStyle.self)
    }
    if word == .screen, let value = fields.take("views") {
      for item in try value.items() {
        views.append(try SceneView(reading: item, into: &references))
      }
    }
    try fields.finish()
  }

  /// The word for what makes a controller special.
  private enum KindWord: String, CaseIterable {
    case screen, tabs, navigation
  }

  /// Takes the controllers within; at least one.
  static func children(
    _ fields: inout JSONFields, into references: inout SceneReferences
  ) throws(SceneError) -> [SceneController] {
    let value = try fields.require("children")
    var children: [SceneController] = []
    for item in try value.items() {
      children.append(try SceneController(reading: item, into: &references))
    }
    guard !children.isEmpty else { throw value.error("a container has at least one child") }
    return children
  }
}

extension SceneTabs {
  /// Takes the keys of a tab controller.
  init(_ fields: inout JSONFields, into references: inout SceneReferences) throws(SceneError) {
    children = try SceneController.children(&fields, into: &references)
    let names = children.map(\.id)
    var bar = try JSONFields(try fields.require("bar"))
    let name = try bar.require("id")
    barID = try references.define(view: name)
    self.bar = try SceneTabBar(looks: &bar, into: &references)
    try bar.finish()
    for item in names + ["more"] { try references.define(part: item, of: barID, at: name) }
    if let value = fields.take("selected") {
      selected = try value.integer(in: 0...(children.count - 1))
    }
    if let value = fields.take("dissolve") { dissolve = try value.number(in: 0...60) }
    vetoes = try fields.take("vetoes")?.choices(among: names) ?? []
    clearsBadges = try fields.take("clearsBadges")?.choices(among: names) ?? []
    if let value = fields.take("presents") {
      var inner = try JSONFields(value)
      for name in names {
        if let screen = inner.take(name) { presents[name] = try references.screen(screen) }
      }
      try inner.finish()
    }
  }
}
