import TapLayout
import TapText

/// `walkLeft`: a caret that goes left, cluster by cluster and line by line, until it stops.
struct WalkQuestion: CaseQuestion {
  /// Where it starts; `nil` is the end of the text.
  private let start: Int?
  private let mostSteps: Int?
  private let eachOnce: Bool

  init(
    _ fields: inout JSONFields, expecting expected: inout JSONFields, in asked: Case
  ) throws(SceneError) {
    let from = try fields.require("from")
    if case .object = from.value {
      var place = try JSONFields(from)
      start = try place.requireOffset(in: asked.scene)
      try place.finish()
    } else {
      start = try from.choice([("end", nil)])
    }
    mostSteps = try expected.take("mostSteps")?.integer(in: 1...1_000_000)
    eachOnce = try expected.take("eachOnce")?.isTrue() ?? false
  }

  func failures(in run: CaseRun) -> [String] {
    let limit = mostSteps ?? 4 * (run.text.utf8Count + 1)
    var caret = run.layout.caret(at: start ?? run.text.utf8Count)
    var places: Set = [VisualPlace(caret)]
    for _ in 0..<limit {
      guard let next = run.caret(leftOf: caret) else {
        return places.contains { $0.line == 0 } ? [] : ["the walk stops before the first line"]
      }
      caret = next
      if !places.insert(VisualPlace(caret)).inserted, eachOnce {
        return ["the caret comes twice to x \(caret.x) on line \(caret.line)"]
      }
    }
    return ["the walk has not stopped after \(limit) steps"]
  }
}

/// A place at which a caret is seen.
private struct VisualPlace: Hashable {
  let line: Int
  /// In thousandths of a point, so that rounding cannot make two places of one.
  let x: Int

  init(_ caret: Caret) {
    line = caret.line
    x = Int(max(-1e15, min(caret.x * 1000, 1e15)).rounded())
  }
}

extension CaseRun {
  /// The caret one cluster to the left of another, or at the right end of the line above; `nil`
  /// at the left end of the first line.
  fileprivate func caret(leftOf caret: Caret) -> Caret? {
    guard let line = line(caret.line) else { return nil }
    let middle = line.rect.y + line.rect.height / 2
    let left = boxes(in: line).last { $0.rect.width > 0 && $0.box.minX < caret.x - 0.001 }
    if let left {
      return layout.caret(nearest: Point(x: left.box.minX + left.rect.width / 1024, y: middle))
    }
    guard caret.line > 0, let above = self.line(caret.line - 1) else { return nil }
    return layout.caret(
      nearest: Point(x: above.rect.maxX + 1, y: above.rect.y + above.rect.height / 2))
  }
}
