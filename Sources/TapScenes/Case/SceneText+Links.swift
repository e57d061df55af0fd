import TapText

extension SceneText {
  /// Reads `links` and adds them to the text, in the order of the file.
  mutating func readLinks(_ cursor: JSONCursor) throws(SceneError) {
    let first = (text.links.map(\.link.id.rawValue).max() ?? 0) + 1
    for (ordinal, item) in try cursor.items().enumerated() {
      try readLink(item, id: LinkID(rawValue: first + UInt64(ordinal)))
    }
  }

  private mutating func readLink(_ cursor: JSONCursor, id: LinkID) throws(SceneError) {
    var fields = try JSONFields(cursor)
    let name = try fields.require("id")
    linkNames[id] = try name.string()
    guard Set(linkNames.values).count == linkNames.count else {
      throw name.error("another link has this id")
    }
    let destination = try fields.require("destination").string()
    let title = try fields.take("title")?.unlessNull?.string()
    let priority = try fields.take("priority")?.integer() ?? 0
    let range = try fields.requireRange(in: self)
    try fields.finish()
    guard !range.isEmpty else { throw cursor.error("the link covers nothing") }
    text.addLink(
      Link(id: id, destination: destination, title: title, priority: priority), over: range)
  }
}

/// A link that a case speaks of: by its id, or by its index in document order.
struct LinkReference: Sendable, Hashable {
  let id: LinkID
  let name: String

  /// Reads a reference.
  init(reading cursor: JSONCursor, in scene: SceneText) throws(SceneError) {
    if case .integer = cursor.value {
      let links = Array(scene.text.links)
      guard !links.isEmpty else { throw cursor.error("the text has no link") }
      let index = try cursor.integer(in: 0...links.count - 1)
      self.init(id: links[index].link.id, name: "\(index)")
      return
    }
    let name = try cursor.string()
    guard let id = scene.linkNames.first(where: { $0.value == name })?.key else {
      throw cursor.error("no link has the id \"\(name)\"")
    }
    self.init(id: id, name: name)
  }

  private init(id: LinkID, name: String) {
    self.id = id
    self.name = name
  }

  /// The index of the link in a text.
  func index(in links: [LinkSpan]) -> Int? { links.firstIndex { $0.link.id == id } }
}
