import TapInteraction
import TapViews

extension SceneScript {
  static func key(
    _ script: inout SceneScript, _ cursor: JSONCursor, _ fields: inout JSONFields, _ time: Double
  ) throws(SceneError) {
    var event = KeyEvent(try cursor.choice(KeyEvent.Key.self), time: time)
    if let value = fields.take("modifiers") {
      for item in try value.items() {
        event.modifiers.insert(
          try item.choice([
            ("shift", .shift), ("control", .control), ("alt", .alt), ("command", .command),
          ]))
      }
    }
    if let value = fields.take("repeat") { event.isRepeat = try value.bool() }
    if let value = fields.take("released") { event.isDown = !(try value.bool()) }
    script.add(.key(event), at: time, cursor)
  }

  static func accessibility(
    _ script: inout SceneScript, _ cursor: JSONCursor, _ fields: inout JSONFields, _ time: Double
  ) throws(SceneError) {
    let action = try cursor.choice(AccessibilityAction.allCases.map { ("\($0)", $0) })
    let view = fields.take("view")
    if let link = fields.take("link") {
      let (id, reference) = try script.board.link(link, in: view)
      script.add(.accessibility(action, view: id, link: reference), at: time, cursor)
    } else {
      guard
        let id = try view.map({ value throws(SceneError) in try script.board.view(value) })
          ?? script.board.bareText
      else { throw fields.cursor.error("the key \"view\" is missing") }
      script.add(.accessibility(action, view: id, link: nil), at: time, cursor)
    }
  }

  static func advance(
    _ script: inout SceneScript, _ cursor: JSONCursor, _: inout JSONFields, _ time: Double
  ) throws(SceneError) {
    _ = try cursor.isTrue()
    script.add(.advance, at: time, cursor)
  }

  static func add(
    _ script: inout SceneScript, _ cursor: JSONCursor, _: inout JSONFields, _ time: Double
  ) throws(SceneError) {
    script.add(.addition(view: try script.board.view(cursor)), at: time, cursor)
  }

  static func remove(
    _ script: inout SceneScript, _ cursor: JSONCursor, _: inout JSONFields, _ time: Double
  ) throws(SceneError) {
    script.add(.removal(view: try script.board.view(cursor)), at: time, cursor)
  }

  static func effect(
    _ script: inout SceneScript, _ cursor: JSONCursor, _: inout JSONFields, _ time: Double
  ) throws(SceneError) {
    var references = script.board.scene.references
    let effect = try SceneEffect(reading: cursor, into: &references)
    try references.finish()
    script.add(.effect(effect), at: time, cursor)
  }

  static func window(
    _ script: inout SceneScript, _ cursor: JSONCursor, _: inout JSONFields, _ time: Double
  ) throws(SceneError) {
    guard !script.board.scene.isBare else {
      throw cursor.error("the window of a bare text is as large as that needs")
    }
    var fields = try JSONFields(cursor)
    let change = try SceneWindowChange(&fields)
    try fields.finish()
    script.add(.window(change), at: time, cursor)
  }

  static func set(
    _ script: inout SceneScript, _ cursor: JSONCursor, _: inout JSONFields, _ time: Double
  ) throws(SceneError) {
    var fields = try JSONFields(cursor)
    if let value = fields.take("recognizer") {
      let id = try value.string()
      guard script.recognizers.contains(id) else {
        throw value.error("no recognizer has the id \"\(id)\"")
      }
      let isEnabled = try fields.require("enabled").bool()
      script.add(.enabling(recognizer: id, isEnabled), at: time, cursor)
    } else {
      let change = try SceneChange(&fields, on: &script.board)
      script.linkNames.formUnion(change.text?.namesInLog ?? [])
      script.add(.change(change), at: time, cursor)
    }
    try fields.finish()
  }
}
