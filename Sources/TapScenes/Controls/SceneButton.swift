import TapLayout
import TapText
import TapViews
import TapControls

/// A button, described.
struct SceneButton: Sendable {
  var title: String?
  var icon: Icon?
  var cornerRadius: Double?
  /// Whether corners that are cut off are not hit.
  var hitsByShape: Bool?
  var tint: Color?
  var fill: Color?
  /// Whether it can be used.
  var isUsable = true
  /// What it does when it is used.
  var effects: [SceneEffect] = []
}

extension SceneButton {
  /// Takes the keys of a button.
  init(
    _ fields: inout JSONFields, into references: inout SceneReferences
  ) throws(SceneError) {
    title = try fields.take("title")?.string()
    if let value = fields.take("icon") { icon = try Icon(reading: value) }
    cornerRadius = try fields.take("cornerRadius")?.number(in: 0...1e4)
    hitsByShape = try fields.take("hitsByShape")?.bool()
    if let value = fields.take("tint") { tint = try Color(reading: value) }
    if let value = fields.take("fill") { fill = try Color(reading: value) }
    if let value = fields.take("usable") { isUsable = try value.bool() }
    if let value = fields.take("does") {
      for item in try value.items() {
        effects.append(try SceneEffect(reading: item, into: &references))
      }
    }
  }

  /// Makes the button look as described.
  func apply(to button: Button) {
    if let title { button.title = title }
    if let icon { button.icon = icon }
    if let cornerRadius { button.cornerRadius = cornerRadius }
    if let hitsByShape { button.hitsByShape = hitsByShape }
    if let tint { button.tintColor = tint }
    if let fill { button.fillColor = fill }
    button.isEnabled = isUsable
  }
}

/// A short text that is only shown, described.
struct SceneLabel: Sendable {
  var text: String
  var color: Color?
  var alignment: TextAlignment?
}

extension SceneLabel {
  /// Takes the keys of a label.
  init(_ fields: inout JSONFields) throws(SceneError) {
    text = try fields.require("text").string()
    if let value = fields.take("color") { color = try Color(reading: value) }
    alignment = try fields.take("align")?.choice([
      ("start", .start), ("end", .end), ("left", .left), ("right", .right), ("center", .center),
    ])
  }
}
