import TapLayout

extension Scene {
  /// Takes the keys that make a scene: `views` in a `window`, or else a bare text.
  init(_ fields: inout JSONFields) throws(SceneError) {
    let window = fields.take("window")
    let (views, controller) = (fields.take("views"), fields.take("controller"))
    let screens = fields.take("screens")
    if views != nil || controller != nil || screens != nil {
      guard let window else { throw fields.cursor.error("the key \"window\" is missing") }
      self.window = try SceneWindow(reading: window, needsSize: true)
      try readViews(views, controller, screens)
    } else {
      isBare = true
      if let window { self.window = try SceneWindow(reading: window, needsSize: false) }
      try readBareText(&fields)
    }
  }

  private mutating func readViews(
    _ views: JSONCursor?, _ controller: JSONCursor?, _ screens: JSONCursor?
  ) throws(SceneError) {
    for item in try views?.items() ?? [] {
      self.views.append(try SceneView(reading: item, into: &references))
    }
    if let controller {
      self.controller = try SceneController(reading: controller, into: &references)
    }
    for item in try screens?.items() ?? [] {
      let screen = try SceneController(reading: item, into: &references)
      references.note(screen: screen.id)
      self.screens.append(screen)
    }
    try references.finish()
  }

  private mutating func readBareText(_ fields: inout JSONFields) throws(SceneError) {
    var text = SceneTextView(try TextContent(&fields))
    try text.readInteraction(&fields)
    var background = SceneView(id: Self.bareBackground, kind: .view)
    background.recognizers = [SceneRecognizer(kind: .tap), SceneRecognizer(kind: .longPress)]
    views = [background, SceneView(id: Self.bareText, kind: .text(text))]
  }
}

extension Scene {
  /// The content of a text view that a question is about: of the one it names, or of a bare text.
  func content(_ fields: inout JSONFields) throws(SceneError) -> (view: String, TextContent) {
    guard let value = fields.take("view") else {
      guard isBare, let text = view(Self.bareText)?.text else {
        throw fields.cursor.error("the key \"view\" is missing")
      }
      return (Self.bareText, text.content)
    }
    let id = try value.string()
    guard let text = view(id)?.text else { throw value.error("no text view has the id \"\(id)\"") }
    return (id, text.content)
  }
}
