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

/// A kind of question.
protocol CaseQuestion: Sendable {
  /// Whether the program can answer it.
  static var isRunnable: Bool { get }

  /// Reads what is asked from the query, and what must come from its `expect`.
  init(
    _ fields: inout JSONFields, expecting expected: inout JSONFields, in asked: Case
  ) throws(SceneError)

  /// Asks, and tells each way in which the answer is wrong.
  func failures(in run: CaseRun) -> [String]
}

extension CaseQuestion {
  static var isRunnable: Bool { true }
}

/// One thing that must be true of an answer.
struct Check<Answer>: Sendable {
  /// Gives the complaint, where it is not.
  let complaint: @Sendable (Answer, CaseRun) -> String?

  init(_ complaint: @escaping @Sendable (Answer, CaseRun) -> String?) {
    self.complaint = complaint
  }

  /// A check that one value equals the expected one.
  init<Value: Equatable & Sendable>(
    _ key: String, _ expected: Value, _ actual: @escaping @Sendable (Answer, CaseRun) -> Value
  ) {
    self.init { answer, run in
      let found = actual(answer, run)
      return found == expected ? nil : "\(key): expected \(words(expected)), got \(words(found))"
    }
  }
}

/// A value in the words of a message.
func words<Value>(_ value: Value) -> String {
  switch value {
  case let value as String: "\"\(value)\""
  case let range as Range<Int>: "[\(range.lowerBound), \(range.upperBound)]"
  case let ranges as [Range<Int>]: "[\(ranges.map { words($0) }.joined(separator: ", "))]"
  case let value as (any OptionalValue): value.wrapped.map { words($0) } ?? "none"
  default: "\(value)"
  }
}

private protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var wrapped: Any? { map { $0 as Any } }
}
