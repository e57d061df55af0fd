import TapInteraction
import TapLayout
import TapViews

extension ReplayExpectations {
  /// Reads `expect`.
  init(reading cursor: JSONCursor, of script: SceneScript) throws(SceneError) {
    self.init()
    var fields = try JSONFields(cursor)
    if case .object(let members) = cursor.value, members.isEmpty {
      throw cursor.error("nothing is expected")
    }
    log = try fields.take("log")?.strings()
    if let value = fields.take("counts") { try readCounts(value, view: nil) }
    if let value = fields.take("countsOf") {
      for (id, counts) in try value.views(on: script.board) { try readCounts(counts, view: id) }
    }
    if let value = fields.take("activations") { try readActivations(value, script) }
    if let value = fields.take("never") {
      for item in try value.items() { never.append(try script.board.view(item)) }
    }
    if let value = fields.take("idle") { isIdle = try value.isTrue() }
    if let value = fields.take("offsets") {
      for (id, offset) in try value.views(on: script.board) {
        guard script.board.scene.view(id)?.isScrollView == true else {
          throw offset.error("\"\(id)\" is not a scroll view")
        }
        offsets.append((id, try offset.point()))
      }
    }
    if let value = fields.take("selected") {
      try forEachName(in: value, script) { id, value, references throws(SceneError) in
        _ = try references.container(id)
        selections.append((try id.string(), try value.unlessNull?.integer(in: 0...1_000)))
      }
    }
    if let value = fields.take("badges") {
      try forEachName(in: value, script) { id, value, references throws(SceneError) in
        _ = try references.item(id)
        badges.append((try id.string(), try value.unlessNull?.string()))
      }
    }
    if let value = fields.take("cursor") {
      self.cursor = try value.choice([("arrow", .arrow), ("pointer", .pointer)])
    }
    try fields.finish()
  }

  private mutating func readCounts(_ cursor: JSONCursor, view: String?) throws(SceneError) {
    guard case .object(let members) = cursor.value else { throw cursor.mismatch("an object") }
    for member in members {
      let place = JSONCursor(member.value, at: JSONCursor.pointer(cursor.pointer, member.key))
      guard Self.isEvent(member.key) else {
        throw place.error(
          "not an event; expected one of " + Self.events.joined(separator: ", "))
      }
      let count = try place.integer(in: 0...Int.max)
      counts.append(EventCount(event: member.key, view: view, count: count))
    }
  }

  /// The names of all events.
  private static let events =
    LinkEvent.Kind.allCases.map { "\($0)" } + SceneRecognizer.tapNames
    + ["longPress", "pan", "action", "contentOffset", "valueChanged", "shouldSelect", "didSelect"]
    + ["selectionDidChange", "bounce"] + lifecycle

  /// The names of the life-cycle callbacks of controllers.
  private static let lifecycle = [
    "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
    "willMove", "didMove",
  ]

  private static func isEvent(_ words: String) -> Bool {
    let parts = words.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard let first = parts.first, events.contains(first) else { return false }
    let states: [GestureState] = [.began, .changed, .ended, .cancelled]
    let lasts = ["longPress", "pan", "hover"].contains(first)
    return parts.count == 1
      || (parts.count == 2 && lasts && states.contains { "\($0)" == parts[1] })
  }

  /// Calls `body` with each key of an object, as a value of its own, and what it stands for.
  private func forEachName(
    in cursor: JSONCursor, _ script: SceneScript,
    _ body: (JSONCursor, JSONCursor, inout SceneReferences) throws(SceneError) -> Void
  ) throws(SceneError) {
    guard case .object(let members) = cursor.value else { throw cursor.mismatch("an object") }
    var references = script.board.scene.references
    for member in members {
      let place = JSONCursor.pointer(cursor.pointer, member.key)
      try body(
        JSONCursor(.string(member.key), at: place), JSONCursor(member.value, at: place), &references
      )
    }
    try references.finish()
  }

  private mutating func readActivations(
    _ cursor: JSONCursor, _ script: SceneScript
  ) throws(SceneError) {
    guard case .object(let members) = cursor.value else { throw cursor.mismatch("an object") }
    var counts: [String: Int] = [:]
    for member in members {
      let place = JSONCursor(member.value, at: JSONCursor.pointer(cursor.pointer, member.key))
      guard script.linkNames.contains(member.key) else {
        throw place.error("no link has the id \"\(member.key)\"")
      }
      counts[member.key] = try place.integer(in: 0...Int.max)
    }
    activations = counts
  }
}

extension JSONCursor {
  /// Reads an object whose keys are views.
  fileprivate func views(
    on board: SceneBoard
  ) throws(SceneError) -> [(id: String, value: JSONCursor)] {
    guard case .object(let members) = value else { throw mismatch("an object") }
    var views: [(String, JSONCursor)] = []
    for member in members {
      let place = Self.pointer(pointer, member.key)
      let id = try board.view(JSONCursor(.string(member.key), at: place))
      views.append((id, JSONCursor(member.value, at: place)))
    }
    return views
  }
}
