import TapInteraction

/// A reader of event scripts.
struct SceneScript {
  /// What the events have left of the scene so far.
  var board: SceneBoard
  var events: [SceneEvent] = []
  /// The words by which a log may speak of links.
  var linkNames: Set<String>
  /// The identifiers of all recognizers.
  let recognizers: Set<String>

  init(_ scene: Scene) {
    board = SceneBoard(scene)
    linkNames = Set(board.texts.values.flatMap(\.namesInLog))
    recognizers = Set(scene.allViews.flatMap(\.recognizers).compactMap(\.id))
  }

  /// Reads `events`.
  mutating func read(_ cursor: JSONCursor) throws(SceneError) {
    for item in try cursor.items() {
      var fields = try JSONFields(item)
      let time = try fields.require("at")
      let start = try time.number(in: 0...86_400)
      if let last = events.last, last.time > start {
        throw time.error(
          "events must not go back in time; the one before ends at \(words(last.time))")
      }
      try readEvent(&fields, at: start)
      try fields.finish()
    }
  }

  /// A reader of one kind of event: its value, the keys beside it, and its time.
  typealias Reader =
    (inout SceneScript, JSONCursor, inout JSONFields, Double) throws(SceneError) -> Void

  /// The readers of all kinds of events by the key that makes them.
  private static var readers: [(String, Reader)] {
    [
      ("down", pointer(.down)), ("move", pointer(.move)), ("up", pointer(.up)),
      ("cancel", pointer(.cancel)), ("tap", tap), ("longPress", tap), ("drag", drag),
      ("hover", hover), ("scroll", scroll), ("key", key), ("accessibility", accessibility),
      ("advance", advance), ("set", set), ("add", add), ("remove", remove), ("do", effect),
      ("window", window),
    ]
  }

  private mutating func readEvent(
    _ fields: inout JSONFields, at time: Double
  ) throws(SceneError) {
    let readers = Self.readers
    let given = readers.filter { fields.has($0.0) }
    guard let reader = given.first else {
      let words = readers.map(\.0).joined(separator: ", ")
      throw fields.cursor.error("an event is missing; expected one of \(words)")
    }
    guard given.count == 1 else { throw fields.cursor.error("one event at a time") }
    try reader.1(&self, try fields.require(reader.0), &fields, time)
  }

  mutating func add(_ action: SceneEvent.Action, at time: Double, _ cursor: JSONCursor) {
    events.append(SceneEvent(time: time, action: action, pointer: cursor.pointer))
  }
}
