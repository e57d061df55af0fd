import TapText

extension SceneText {
  /// Reads `links` and adds them to the text, in the order of the file.
  ///
  /// A link with a name that is known already is that link.
  mutating func readLinks(
    _ cursor: JSONCursor, knowing known: [LinkID: String] = [:]
  ) throws(SceneError) {
    let taken = text.links.map(\.link.id) + Array(known.keys)
    var next = (taken.map(\.rawValue).max() ?? 0) + 1
    let identities = Dictionary(known.map { ($1, $0) }) { first, _ in first }
    var links: [LinkSpan] = []
    for item in try cursor.items() {
      var fields = try JSONFields(item)
      let name = try fields.require("id")
      let word = try name.identifier()
      guard namedLinks[word] == nil else { throw name.error("another link has this id") }
      let id = identities[word] ?? LinkID(rawValue: next)
      next += 1
      self.name(id, word)
      links.append(try readLink(item, &fields, id: id))
    }
    text.addLinks(links)
  }

  private func readLink(
    _ cursor: JSONCursor, _ fields: inout JSONFields, id: LinkID
  ) throws(SceneError) -> LinkSpan {
    let destination = try fields.require("destination").string()
    let title = try fields.take("title")?.unlessNull?.string()
    let priority = try fields.take("priority")?.integer() ?? 0
    let range = try fields.requireRange(in: self)
    try fields.finish()
    guard !range.isEmpty else { throw cursor.error("the link covers nothing") }
    return LinkSpan(
      link: Link(id: id, destination: destination, title: title, priority: priority),
      utf8Range: range)
  }
}

extension SceneText {
  /// The words by which a log speaks of the links: their names, else their indices.
  var namesInLog: [String] {
    text.links.enumerated().map { linkNames[$1.link.id] ?? "\($0)" }
  }
}

/// A link that a query asks about, which may not be there: then the query fails, and the case is
/// read.
struct AskedLink: Sendable {
  /// The link; `nil` where the text has none of the name.
  let reference: LinkReference?
  private let name: String

  /// Reads a link's id, or its index in document order.
  init(_ cursor: JSONCursor, in scene: SceneText) throws(SceneError) {
    if case .integer = cursor.value {
      let index = try cursor.integer(in: 0...Int.max)
      name = "\(index)"
      reference = index < scene.text.linkCount ? try LinkReference(reading: cursor, in: scene) : nil
      return
    }
    let id = try cursor.string()
    name = id
    reference = scene.namedLinks[id] != nil ? try LinkReference(reading: cursor, in: scene) : nil
  }

  /// Whether the text has no such link.
  var isMissing: Bool { reference == nil }

  /// The link for messages.
  var words: String { isMissing ? "\(name), which is no link of the text" : name }
}

/// A link that a case speaks of: by its id, or by its index in document order.
struct LinkReference: Sendable, Hashable {
  let id: LinkID
  let name: String

  /// Reads a reference.
  init(reading cursor: JSONCursor, in scene: SceneText) throws(SceneError) {
    if case .integer = cursor.value {
      let count = scene.text.linkCount
      guard count > 0 else { throw cursor.error("the text has no link") }
      let index = try cursor.integer(in: 0...count - 1)
      self.init(id: scene.text.linkID(at: index), name: "\(index)")
      return
    }
    let name = try cursor.string()
    guard let id = scene.namedLinks[name] else {
      throw cursor.error("no link has the id \"\(name)\"")
    }
    self.init(id: id, name: name)
  }

  private init(id: LinkID, name: String) {
    self.id = id
    self.name = name
  }

  /// The index of the link in a text.
  func index(in text: AttributedText) -> Int? { text.linkIndex(withID: id) }
}
