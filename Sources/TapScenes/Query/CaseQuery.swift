/// One query of a case with its location in the file.
struct CaseQuery: Sendable {
  let pointer: String
  /// Why the question cannot be asked yet.
  let pending: String?
  let question: Question

  /// What a question is about.
  enum Question: Sendable {
    /// The text of a view.
    case text(any CaseQuestion, view: String)
    /// The scene as a whole.
    case scene(any SceneQuestion)
  }

  init(
    reading cursor: JSONCursor, on board: SceneBoard
  ) throws(SceneError) {
    var fields = try JSONFields(cursor)
    pointer = cursor.pointer
    let kind = try fields.require("query").choice(Self.kinds)
    pending = try fields.take("pending")?.reason()
    let expectation = try fields.require("expect")
    var expected = try JSONFields(expectation)
    switch kind {
    case .scene(let kind):
      question = .scene(try kind.init(&fields, expecting: &expected, on: board))
    case .text(let kind, let sceneKind):
      if let sceneKind, !board.scene.isBare, !fields.has("view") {
        question = .scene(try sceneKind.init(&fields, expecting: &expected, on: board))
      } else {
        let (view, content) = try board.scene.content(&fields)
        question = .text(try kind.init(&fields, expecting: &expected, in: content), view: view)
      }
    }
    try fields.finish()
    try expected.finish()
    if case .object(let members) = expectation.value, members.isEmpty {
      throw expectation.error("nothing is expected")
    }
  }

  /// A kind of question.
  enum Kind: Sendable {
    /// About a text; some are about the window where a scene's question names no text.
    case text(any CaseQuestion.Type, window: (any SceneQuestion.Type)? = nil)
    /// About the scene as a whole.
    case scene(any SceneQuestion.Type)
  }

  /// Every kind of question by the name that `query` gives it.
  static let kinds: [(String, Kind)] = [
    ("hit", .text(HitQuestion.self, window: WindowHitQuestion.self)),
    ("caret", .text(CaretQuestion.self)),
    ("sweepGlyphs", .text(LinkSweepQuestion.self)),
    ("sweepAll", .text(SweepQuestion.self)),
    ("link", .text(LinkQuestion.self)),
    ("lines", .text(LinesQuestion.self)),
    ("walk", .text(WalkQuestion.self)),
    ("work", .text(WorkQuestion.self)),
    ("text", .text(TextQuestion.self)),
    ("pieces", .text(PiecesQuestion.self)),
    ("search", .text(SearchQuestion.self)),
    ("detect", .text(DetectQuestion.self)),
    ("accessibility", .scene(AccessibilityQuestion.self)),
    ("route", .scene(RouteQuestion.self)),
    ("hover", .scene(HoverQuestion.self)),
  ]
}
