/// The identifiers of a scene while it is read, and who speaks of them.
///
/// A view may speak of one that comes later, so what is spoken of is checked at the end.
struct SceneReferences: Sendable {
  /// The identifiers of all views, controllers and items.
  private(set) var views: Set<String> = []
  private var recognizers: Set<String> = []
  private var links: Set<String> = []
  private var mentions: [(place: JSONCursor, id: String, role: Role)] = []
  /// The words for the kinds of views and controllers.
  private var kinds: [String: String] = [:]
  /// The controllers that are not shown at first.
  private var screens: Set<String> = []
  /// The items of standalone bars, and the screens that have one.
  private var items: Set<String> = []
  /// The segmented controls that containers listen to.
  private var listened: Set<String> = []
  /// The recognizers that each recognizer waits for, with the location of the key.
  private var requirements: [String: (place: JSONCursor, ids: [String])] = [:]

  /// Notes the identifier of a view, which no other has.
  mutating func define(view cursor: JSONCursor) throws(SceneError) -> String {
    let id = try cursor.identifier()
    guard id != Self.behind else { throw cursor.error("\"\(id)\" means what is behind a text") }
    guard views.insert(id).inserted else { throw cursor.error("another view has this id") }
    return id
  }

  /// Notes a part of a view, which goes by the view's identifier and its own: `bar.home`.
  mutating func define(
    part: String, of view: String, at cursor: JSONCursor, isItem: Bool = true
  ) throws(SceneError) {
    let id = "\(view).\(part)"
    guard views.insert(id).inserted else {
      throw cursor.error("something else is called \"\(id)\"")
    }
    if isItem { items.insert(id) }
  }

  /// Notes what kind of view or controller an identifier is for.
  mutating func note(kind: String, of id: String) { kinds[id] = kind }

  /// Notes that a controller is not shown at first.
  mutating func note(screen id: String) { screens.insert(id) }

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
    try mention(cursor, as: .view)
  }

  /// Reads the identifier of something of which one part is selected.
  mutating func container(_ cursor: JSONCursor) throws(SceneError) -> String {
    try mention(cursor, as: .container)
  }

  /// Reads the identifier of a screen that is not shown at first.
  mutating func screen(_ cursor: JSONCursor) throws(SceneError) -> String {
    try mention(cursor, as: .screen)
  }

  /// Reads the identifier of a segmented control to which no other container listens.
  mutating func segmentedControl(_ cursor: JSONCursor) throws(SceneError) -> String {
    let id = try mention(cursor, as: .segmentedControl)
    guard listened.insert(id).inserted else { throw cursor.error("another view has this control") }
    return id
  }

  /// Reads the identifier of a stack of screens.
  mutating func stack(_ cursor: JSONCursor) throws(SceneError) -> String {
    try mention(cursor, as: .stack)
  }

  /// Reads the identifier of a controller, or of an item with that of its bar.
  mutating func item(_ cursor: JSONCursor) throws(SceneError) -> String {
    try mention(cursor, as: .item)
  }

  private mutating func mention(
    _ cursor: JSONCursor, as role: Role
  ) throws(SceneError) -> String {
    let id = try cursor.string()
    mentions.append((cursor, id, role))
    return id
  }

  /// What something that is spoken of must be.
  private enum Role: String, Sendable {
    case view, recognizer
    case segmentedControl = "segmented control"
    case container = "tab bar or container"
    case screen = "screen that is not shown at first"
    case stack = "stack"
    case item = "screen or item"
  }

  private func isKnown(_ id: String, as role: Role) -> Bool {
    switch role {
    case .view: views.contains(id)
    case .recognizer: recognizers.contains(id)
    case .segmentedControl: kinds[id] == "segmentedControl"
    case .container: ["tabs", "tabBar", "segmented"].contains(kinds[id])
    case .screen: screens.contains(id)
    case .stack: kinds[id] == "navigation"
    case .item: items.contains(id) || ["screen", "tabs", "navigation"].contains(kinds[id])
    }
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
      guard isKnown(mention.id, as: mention.role) else {
        throw mention.place.error("no \(mention.role.rawValue) has the id \"\(mention.id)\"")
      }
    }
    try checkCircles()
  }

  /// Throws where recognizers wait for each other in a circle.
  ///
  /// Those that wait for none are taken away, again and again; what is left goes in circles (Kahn,
  /// 1962).
  ///
  /// - Complexity: O(number of requirements).
  private func checkCircles() throws(SceneError) {
    var waiting: [String: [String]] = [:]
    var open: [String: Int] = [:]
    for (id, requirement) in requirements {
      open[id] = requirement.ids.count
      for other in requirement.ids { waiting[other, default: []].append(id) }
    }
    var free = Array(waiting.keys.filter { open[$0] == nil })
    free += open.keys.filter { open[$0] == 0 }
    while let id = free.popLast() {
      for other in waiting[id] ?? [] {
        let left = (open[other] ?? 0) - 1
        open[other] = left
        if left == 0 { free.append(other) }
      }
      open[id] = nil
    }
    guard let id = circle(among: open), let requirement = requirements[id] else { return }
    throw requirement.place.error("\"\(id)\" waits for itself, by way of what it requires")
  }

  /// The first identifier, in their order, of a circle among those that wait for each other.
  private func circle(among open: [String: Int]) -> String? {
    var next = open.keys.min()
    var walked: [String] = []
    var seen: Set<String> = []
    while let id = next, seen.insert(id).inserted {
      walked.append(id)
      next = requirements[id]?.ids.first { open[$0] != nil }
    }
    return next.flatMap { first in walked.drop { $0 != first }.min() }
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
