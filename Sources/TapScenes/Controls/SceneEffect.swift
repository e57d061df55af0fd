import TapText

/// Something that a scene does to its screens: when a button is used, or as an event.
enum SceneEffect: Sendable {
  /// Selects a tab or segment by its index; `nil` selects none.
  case select(Int?, in: String)
  /// Shows one of the screens that are not shown at first over the others.
  case present(String)
  /// Takes the screen away that was presented last.
  case dismiss
  /// Gives the item of a screen, or of a bar, a badge; `nil` takes it away.
  case badge(String?, Color?, of: String)
  /// Shows a screen on top of a stack.
  case push(String, on: String)
  /// Takes the top screen of a stack away.
  case pop(String)
}

extension SceneEffect {
  /// The keys that make effects.
  private static let words = ["select", "present", "dismiss", "badge", "push", "pop"]

  /// Reads an effect; what it speaks of is checked when all is read.
  init(reading cursor: JSONCursor, into references: inout SceneReferences) throws(SceneError) {
    var fields = try JSONFields(cursor)
    guard Self.words.contains(where: fields.has) else {
      throw cursor.error(
        "an effect is missing; expected one of \(Self.words.joined(separator: ", "))")
    }
    if let value = fields.take("select") {
      let place = try value.unlessNull?.integer(in: 0...1_000)
      self = .select(place, in: try references.container(try fields.require("in")))
    } else if let value = fields.take("present") {
      self = .present(try references.screen(value))
    } else if let value = fields.take("dismiss") {
      _ = try value.isTrue()
      self = .dismiss
    } else if let value = fields.take("badge") {
      let words = try value.unlessNull?.string()
      let color: Color? =
        if let value = fields.take("color") { try Color(reading: value) } else { nil }
      self = .badge(words, color, of: try references.item(try fields.require("of")))
    } else if let value = fields.take("push") {
      self = .push(try references.screen(value), on: try references.stack(try fields.require("in")))
    } else {
      self = .pop(try references.stack(try fields.require("pop")))
    }
    try fields.finish()
  }
}
