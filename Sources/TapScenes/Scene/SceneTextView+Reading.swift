import TapInteraction
import TapLayout
import TapText

extension SceneTextView {
  /// Takes the keys of a text view; its text is as wide as its frame.
  init(
    _ fields: inout JSONFields, frame: Rect?, into references: inout SceneReferences
  ) throws(SceneError) {
    if let layout = fields.take("layout") { try layout.refuseKeysOfBareTexts() }
    content = try TextContent(&fields)
    content.layout.width = frame?.width ?? 0
    // A text that does not hang at the top hangs in the view.
    if content.layout.options.verticalAlignment != .top {
      content.layout.options.height = frame?.height
    }
    try references.define(linksOf: content.scene, at: fields.cursor)
    if let value = fields.take("behind") { behind = try references.view(value) }
    try readInteraction(&fields)
  }

  /// Makes a bare text of its content.
  init(_ content: TextContent) { self.content = content }

  /// Takes the keys that say what links do.
  mutating func readInteraction(_ fields: inout JSONFields) throws(SceneError) {
    if let value = fields.take("policy") { policy = try InteractionPolicy(reading: value) }
    if let value = fields.take("verdicts") {
      for (link, verdict) in try value.links(of: content.scene) {
        verdicts[link] = try verdict.choice(LinkVerdict.allCases.map { ($0.name, $0) })
      }
    }
    if let value = fields.take("answers") {
      for (link, answer) in try value.links(of: content.scene) {
        answers[link] = try SceneLinkAnswers(reading: answer)
      }
    }
  }
}

extension SceneLinkAnswers {
  fileprivate init(reading cursor: JSONCursor) throws(SceneError) {
    var fields = try JSONFields(cursor)
    if let value = fields.take("primary") { primary = try value.choice(Primary.self) }
    if let value = fields.take("menu") { hasMenu = try value.bool() }
    if let value = fields.take("preview") { showsPreview = try value.bool() }
    if let value = fields.take("confirm") { confirms = try value.bool() }
    try fields.finish()
  }
}

extension JSONCursor {
  /// Reads an object whose keys are links, by id or by index.
  fileprivate func links(of text: SceneText) throws(SceneError) -> [(LinkID, JSONCursor)] {
    guard case .object(let members) = value else { throw mismatch("an object") }
    var links: [(LinkID, JSONCursor)] = []
    for member in members {
      let place = JSONCursor(member.value, at: Self.pointer(pointer, member.key))
      let name = Int(member.key).map(JSONValue.integer) ?? .string(member.key)
      let link = try LinkReference(reading: JSONCursor(name, at: place.pointer), in: text)
      links.append((link.id, place))
    }
    return links
  }

  /// Complains where a text view's layout names a width.
  func refuseKeysOfBareTexts() throws(SceneError) {
    guard case .object(let members) = value else { return }
    guard !members.contains(where: { $0.key == "width" }) else {
      throw SceneError(
        at: Self.pointer(pointer, "width"), "a text view's text is as wide as its frame")
    }
    for key in ["slop", "slopOverText"] where members.contains(where: { $0.key == key }) {
      throw SceneError(
        at: Self.pointer(pointer, key),
        "the slop of a text view belongs to its policy's touchTargets")
    }
  }
}
