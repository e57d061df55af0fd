import TapViews

extension SceneRecognizer {
  /// The most taps that a recognizer may take.
  private static let mostTaps = 10

  /// The words by which a log speaks of taps: `tap`, `doubleTap` and so on.
  static var tapNames: [String] {
    (1...mostTaps).map { taps in
      let recognizer = TapGestureRecognizer()
      recognizer.numberOfTapsRequired = taps
      return recognizer.logName
    }
  }

  /// Reads a recognizer; which keys there are its kind says.
  init(reading cursor: JSONCursor, into references: inout SceneReferences) throws(SceneError) {
    var fields = try JSONFields(cursor)
    self.init(kind: try fields.require("kind").choice(Kind.self))
    if let value = fields.take("id") { id = try references.define(recognizer: value) }
    if kind != .hover { try readGesture(&fields, &references) }
    if kind == .pan {
      mostTouches = try fields.take("mostTouches")?.integer(in: (touches ?? 1)...10)
    }
    if kind == .longPress {
      duration = try fields.take("duration")?.number(in: 0...3600)
      movement = try fields.take("movement")?.number(in: 0...1e6)
    }
    if let value = fields.take("enabled") { isEnabled = try value.bool() }
    try fields.finish()
  }

  private mutating func readGesture(
    _ fields: inout JSONFields, _ references: inout SceneReferences
  ) throws(SceneError) {
    if kind != .pan {
      taps = try fields.take("taps")?.integer(in: (kind == .tap ? 1 : 0)...Self.mostTaps)
    }
    touches = try fields.take("touches")?.integer(in: 1...10)
    if let value = fields.take("requires") {
      requires = try references.requirements(value, of: id)
    }
    if let value = fields.take("simultaneous") {
      simultaneous = try references.recognizers(value)
    }
    cancelsTouches = try fields.take("cancelsTouches")?.bool()
    delaysBegan = try fields.take("delaysBegan")?.bool()
    delaysEnded = try fields.take("delaysEnded")?.bool()
    if let value = fields.take("begins") { begins = try value.bool() }
  }
}
