/// One question of a case with its place in the file.
struct CaseQuery: Sendable {
  let pointer: String
  /// Why the question cannot be asked yet.
  let pending: String?
  let question: any CaseQuestion

  init(reading cursor: JSONCursor, in asked: Case) throws(SceneError) {
    var fields = try JSONFields(cursor)
    pointer = cursor.pointer
    let kind = try fields.require("query").choice(Self.kinds)
    pending = try fields.take("pending")?.reason()
    let expectation = try fields.require("expect")
    var expected = try JSONFields(expectation)
    question = try kind.init(&fields, expecting: &expected, in: asked)
    try fields.finish()
    try expected.finish()
    if case .object(let members) = expectation.value, members.isEmpty {
      throw expectation.error("nothing is expected")
    }
    if pending == nil, asked.pending == nil, !kind.isRunnable {
      throw cursor.error("this question cannot be asked yet; \"pending\" must say why")
    }
  }

  /// Every kind of question by the name that `query` gives it.
  static let kinds: [(String, any CaseQuestion.Type)] = [
    ("hit", HitQuestion.self),
    ("caret", CaretQuestion.self),
    ("sweepGlyphs", LinkSweepQuestion.self),
    ("sweepAll", SweepQuestion.self),
    ("link", LinkQuestion.self),
    ("lines", LinesQuestion.self),
    ("walk", WalkQuestion.self),
    ("work", WorkQuestion.self),
    ("text", TextQuestion.self),
    ("pieces", PiecesQuestion.self),
    ("search", SearchQuestion.self),
    ("detect", DetectQuestion.self),
    ("route", RouteQuestion.self),
    ("hover", HoverQuestion.self),
  ]
}
