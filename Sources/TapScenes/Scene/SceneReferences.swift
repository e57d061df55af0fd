/// The identifiers of a scene while it is read, and who speaks of them.
///
/// A view may speak of one that comes later, so what is spoken of is checked at the end.
struct SceneReferences {
  private var views: Set<String> = []
  private var recognizers: Set<String> = []
  private var segmentedControls: Set<String> = []
  private var links: Set<String> = []
  private var mentions: [(place: JSONCursor, id: String, kind: Kind)] = []
  /// The segmented controls that containers listen to.
  private var listened: Set<String> = []
  /// Whom each recognizer waits for, with the place that says so.
  private var requirements: [String: (place: JSONCursor, ids: [String])] = [:]

  /// What can be spoken of.
  private enum Kind: String {
    case view, recognizer
    case segmentedControl = "segmented control"
  }

  /// Notes the identifier of a view, which no other has.
  mutating func define(view cursor: JSONCursor) throws(SceneError) -> String {
    let id = try cursor.identifier()
    guard id != Self.behind else { throw cursor.error("\"\(id)\" means what is behind a text") }
    guard views.insert(id).inserted else { throw cursor.error("another view has this id") }
    return id
  }

  /// Notes the identifier of a recognizer, which no other has.
  mutating func define(recognizer cursor: JSONCursor) throws(SceneError) -> String {
    let id = try cursor.identifier()
    guard recognizers.insert(id).inserted else {
      throw cursor.error("another recognizer has this id")
    }
    return id
  }

  /// Notes the names of a text's links, which no other text's have.
  mutating func define(linksOf text: SceneText, at cursor: JSONCursor) throws(SceneError) {
    for name in text.linkNames.values.sorted() {
      guard links.insert(name).inserted else {
        throw cursor.error("another text has a link with the id \"\(name)\"")
      }
    }
  }

  /// Reads the identifier of a view that there must be in the end.
  mutating func view(_ cursor: JSONCursor) throws(SceneError) -> String {
    let id = try cursor.string()
    mentions.append((cursor, id, .view))
    return id
  }

  /// Notes that a view is a segmented control.
  mutating func define(segmentedControl id: String) { segmentedControls.insert(id) }

  /// Reads the identifier of a segmented control that there must be in the end, and to which no
  /// other container listens.
  mutating func segmentedControl(_ cursor: JSONCursor) throws(SceneError) -> String {
    let id = try cursor.string()
    guard listened.insert(id).inserted else { throw cursor.error("another view has this control") }
    mentions.append((cursor, id, .segmentedControl))
    return id
  }

  /// Reads identifiers of recognizers that there must be in the end.
  mutating func recognizers(_ cursor: JSONCursor) throws(SceneError) -> [String] {
    var ids: [String] = []
    for item in try cursor.items() {
      ids.append(try item.string())
      mentions.append((item, ids[ids.count - 1], .recognizer))
    }
    return ids
  }

  /// Reads for whom a recognizer waits, which may go round in no circle (GR-14).
  mutating func requirements(_ cursor: JSONCursor, of id: String?) throws(SceneError) -> [String] {
    let ids = try recognizers(cursor)
    if let id { requirements[id] = (cursor, ids) }
    return ids
  }

  /// Ends the reading: what was spoken of must be there.
  func finish() throws(SceneError) {
    for mention in mentions {
      let known =
        switch mention.kind {
        case .view: views
        case .recognizer: recognizers
        case .segmentedControl: segmentedControls
        }
      guard known.contains(mention.id) else {
        throw mention.place.error("no \(mention.kind.rawValue) has the id \"\(mention.id)\"")
      }
    }
    try checkCircles()
  }

  private func checkCircles() throws(SceneError) {
    for (id, requirement) in requirements.sorted(by: { $0.key < $1.key }) {
      var reached: Set<String> = []
      var next = requirement.ids
      while let other = next.popLast() {
        guard other != id else {
          throw requirement.place.error("\"\(id)\" waits for itself, by way of what it requires")
        }
        if reached.insert(other).inserted { next += requirements[other]?.ids ?? [] }
      }
    }
  }

  /// The word for whatever is behind a text.
  static let behind = "behind"
}

extension JSONCursor {
  /// Reads an identifier, which is one word of a log.
  func identifier() throws(SceneError) -> String {
    let id = try string()
    let isWord = id.unicodeScalars.allSatisfy {
      !$0.properties.isWhitespace && $0.properties.generalCategory != .control
    }
    guard !id.isEmpty, isWord else { throw error("an id is one word") }
    return id
  }
}
