/// What there is to speak of while the events and questions of a scene are read: its views, and the
/// texts in them as the events before have left them.
struct SceneBoard: Sendable {
  let scene: Scene
  /// The text of each text view.
  private(set) var texts: [String: SceneText] = [:]
  /// The text view of each link that has a name.
  private var linkOwners: [String: String] = [:]
  /// The number of segments of each segmented control.
  var segmentCounts: [String: Int] = [:]

  init(_ scene: Scene) {
    self.scene = scene
    for view in scene.textViews {
      guard let text = view.text?.content.scene else { continue }
      texts[view.id] = text
      for name in text.namedLinks.keys { linkOwners[name] = view.id }
    }
    for view in scene.allViews { segmentCounts[view.id] = view.segmentCount }
  }

  /// The view of a bare text.
  var bareText: String? { scene.isBare ? Scene.bareText : nil }

  /// Reads the identifier of a view.
  func view(_ cursor: JSONCursor) throws(SceneError) -> String {
    let id = try cursor.string()
    guard scene.has(id) else { throw cursor.error("no view has the id \"\(id)\"") }
    return id
  }

  /// Gives a text view a new text, whose links have names that no other text's have.
  mutating func replaceText(
    of view: String, with text: SceneText, at cursor: JSONCursor
  ) throws(SceneError) {
    let taken = text.namedLinks.keys.filter { linkOwners[$0, default: view] != view }
    if let name = taken.min() {
      throw cursor.error("another text has a link with the id \"\(name)\"")
    }
    for name in texts[view]?.namedLinks.keys ?? [:].keys { linkOwners[name] = nil }
    for name in text.namedLinks.keys { linkOwners[name] = view }
    texts[view] = text
  }

  /// Takes the text view that a question names, or a bare text.
  func text(_ fields: inout JSONFields) throws(SceneError) -> (view: String, SceneText) {
    let value = fields.take("view")
    guard let id = try value?.string() ?? bareText else {
      throw fields.cursor.error("the key \"view\" is missing")
    }
    guard let text = texts[id] else {
      throw (value ?? fields.cursor).error("no text view has the id \"\(id)\"")
    }
    return (id, text)
  }

  /// Reads a link, by its id or, where it is clear which text is meant, by its index.
  func link(
    _ cursor: JSONCursor, in view: JSONCursor?
  ) throws(SceneError) -> (view: String, LinkReference) {
    if let view {
      let id = try self.view(view)
      guard let text = texts[id] else { throw view.error("no text view has the id \"\(id)\"") }
      return (id, try LinkReference(reading: cursor, in: text))
    }
    if texts.count == 1, let (id, text) = texts.first {
      return (id, try LinkReference(reading: cursor, in: text))
    }
    let name = try cursor.string()
    guard let id = linkOwners[name], let text = texts[id] else {
      throw cursor.error("no link has the id \"\(name)\"")
    }
    return (id, try LinkReference(reading: cursor, in: text))
  }
}
