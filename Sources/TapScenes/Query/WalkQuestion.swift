import TapLayout
import TapText

/// `walk`: a caret that goes to one side, as an arrow key moves it, until it stops.
struct WalkQuestion: CaseQuestion {
  private let side: HorizontalSide
  /// Where it starts, in UTF-8.
  private let start: Int
  private let mostSteps: Int?
  private let eachOnce: Bool
  private let end: Int?

  init(
    _ fields: inout JSONFields, expecting expected: inout JSONFields, in asked: TextContent
  ) throws(SceneError) {
    side = try fields.require("to").choice([("left", .left), ("right", .right)])
    let from = try fields.require("from")
    if case .object = from.value {
      start = try from.wholeOffset(in: asked.scene)
    } else {
      start = try from.choice([("start", 0), ("end", asked.text.utf8Count)])
    }
    mostSteps = try expected.take("mostSteps")?.integer(in: 1...1_000_000)
    eachOnce = try expected.take("eachOnce")?.isTrue() ?? false
    end = try expected.take("stopsAt")?.wholeOffset(in: asked.scene)
  }

  func failures(in run: CaseRun) -> [String] {
    let limit = mostSteps ?? 4 * (run.text.utf8Count + 1)
    var caret = run.layout.caret(at: start)
    var places: Set = [VisualPlace(caret)]
    var steps = 0
    while let next = run.layout.caret(after: caret, to: side) {
      steps += 1
      guard steps <= limit else { return ["the walk has not stopped after \(limit) steps"] }
      caret = next
      guard places.insert(VisualPlace(caret)).inserted || !eachOnce else {
        return ["the caret comes twice to x \(caret.x) on line \(caret.line)"]
      }
    }
    if let end, caret.offset != end {
      return ["stopsAt: expected UTF-8 \(end), got \(caret.offset)"]
    }
    return []
  }
}

/// A position at which a caret is drawn.
private struct VisualPlace: Hashable {
  let line: Int
  let x: Double

  init(_ caret: Caret) {
    line = caret.line
    x = caret.x
  }
}
