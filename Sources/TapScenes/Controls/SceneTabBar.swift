import TapLayout
import TapViews
import TapControls

/// A tab bar, described; what is `nil` is as usual for its shape.
struct SceneTabBar: Sendable {
  var shape = Shape.plain
  var items: [SceneTabItem] = []
  /// The index of the selected item.
  var selected: Int?
  var positioning: TabBarItemPositioning?
  var itemWidth: Double?
  var itemSpacing: Double?
  /// The height without what covers the bottom.
  var height: Double?
  var isFolded = false
  var appearance: TabBarAppearance?
  var scrollEdgeAppearance: TabBarAppearance?
  /// Whether content is at its end behind the bar.
  var isAtScrollEdge = false
  /// What a pill does where its items do not fit.
  var overflow: PillTabBar.Overflow?
  /// Whether icons bounce when they are selected.
  var bounces = false
  /// The button in front of the items.
  var centerButton: SceneView?
  /// The items that the delegate does not let be selected.
  var vetoes: [String] = []

  /// What kind of bar it is.
  enum Shape: String, Sendable, CaseIterable {
    case plain, notched, pill
  }
}

extension SceneTabBar {
  /// Reads the keys of a standalone tab bar.
  init(
    _ fields: inout JSONFields, id: String, into references: inout SceneReferences
  ) throws(SceneError) {
    try self.init(looks: &fields, into: &references)
    for item in try fields.require("items").items() {
      var inner = try JSONFields(item)
      let name = try inner.require("id")
      items.append(try SceneTabItem(&inner, id: try name.identifier()))
      try inner.finish()
      try references.define(part: items[items.count - 1].id, of: id, at: name)
    }
    if let value = fields.take("selected")?.unlessNull {
      guard !items.isEmpty else { throw value.error("there are no items") }
      selected = try value.integer(in: 0...(items.count - 1))
    }
    vetoes = try fields.take("vetoes")?.choices(among: items.map(\.id)) ?? []
  }

  /// Takes the keys of a tab bar whose items are those of screens.
  init(
    looks fields: inout JSONFields, into references: inout SceneReferences
  ) throws(SceneError) {
    if let value = fields.take("shape") { shape = try value.choice(Shape.self) }
    positioning = try fields.take("positioning")?.choice(TabBarItemPositioning.self)
    itemWidth = try fields.take("itemWidth")?.coordinate()
    itemSpacing = try fields.take("itemSpacing")?.coordinate()
    height = try fields.take("height")?.number(in: 0...1e4)
    if let value = fields.take("folded") { isFolded = try value.bool() }
    if let value = fields.take("appearance") { appearance = try TabBarAppearance(reading: value) }
    if let value = fields.take("scrollEdgeAppearance") {
      scrollEdgeAppearance = try TabBarAppearance(reading: value)
    }
    if let value = fields.take("atScrollEdge") { isAtScrollEdge = try value.bool() }
    overflow = try fields.take("overflow")?.choice(PillTabBar.Overflow.self)
    if let value = fields.take("bounces") { bounces = try value.bool() }
    if let value = fields.take("centerButton") {
      centerButton = try SceneView(
        reading: value, into: &references, kind: .button, needsFrame: shape != .notched)
    }
  }
}

extension JSONCursor {
  /// Reads an array of words that there are.
  func choices(among known: [String]) throws(SceneError) -> [String] {
    var words: [String] = []
    for item in try items() { words.append(try item.choice(known.map { ($0, $0) })) }
    return words
  }
}
