import TapLayout
import TapText

/// `caret`: where a caret would go, which always has an answer.
struct CaretQuestion: CaseQuestion {
  private let points: PointList
  private var checks: [Check<Caret>] = []

  init(
    _ fields: inout JSONFields, expecting expected: inout JSONFields, in asked: TextContent
  ) throws(SceneError) {
    points = try PointList(&fields, in: asked.scene)
    if let value = expected.take("offset") {
      let offsets = try Self.offsets(value, in: asked.scene)
      let unit = value.offsetUnit
      checks.append(
        Check { caret, run in
          guard !offsets.contains(caret.offset) else { return nil }
          let allowed = offsets.map { "\(unit.value(of: $0, in: run.text))" }
          let found = unit.value(of: caret.offset, in: run.text)
          return "offset: expected \(unit.rawValue) \(allowed.joined(separator: " or ")), "
            + "got \(unit.rawValue) \(found)"
        })
    }
    if let value = expected.take("line") {
      checks.append(Check("line", try value.integer(in: 0...Int.max)) { caret, _ in caret.line })
    }
    if let value = expected.take("affinity") {
      let affinity = try value.choice([
        ("upstream", Affinity.upstream), ("downstream", .downstream),
      ])
      checks.append(Check("affinity", affinity) { caret, _ in caret.affinity })
    }
    if let value = expected.take("x") {
      let place = try CaretX(reading: value, in: asked.scene)
      checks.append(Check { caret, run in place.complaint(caret.x, run) })
    }
    if let value = expected.take("y") {
      let y = try value.number()
      checks.append(
        Check { caret, _ in caret.y.isNear(y) ? nil : "y: expected \(y), got \(caret.y)" })
    }
  }

  func failures(in run: CaseRun) -> [String] {
    points.complaints(in: run) { point in
      let caret = run.layout.caret(nearest: point)
      return checks.compactMap { $0.complaint(caret, run) }
    }
  }

  /// Reads `{"utf16": 3}`, or `{"utf16": [3, 5]}` where each of several will do.
  private static func offsets(
    _ cursor: JSONCursor, in scene: SceneText
  ) throws(SceneError) -> [Int] {
    var fields = try JSONFields(cursor)
    var offsets: [Int] = []
    for unit in OffsetUnit.allCases {
      guard let value = fields.take(unit.rawValue) else { continue }
      guard offsets.isEmpty else { throw value.error("the offset is named twice") }
      if case .array = value.value {
        for item in try value.items() { offsets.append(try unit.offset(item, in: scene)) }
      } else {
        offsets = [try unit.offset(value, in: scene)]
      }
    }
    guard !offsets.isEmpty else {
      throw cursor.error("an offset is missing: utf8, utf16, scalar or cluster")
    }
    try fields.finish()
    return offsets
  }
}

/// The x of a caret: a number, or an edge of the cluster that holds an offset.
private enum CaretX: Sendable {
  case x(Double)
  case leftOf(Int)
  case rightOf(Int)

  init(reading cursor: JSONCursor, in scene: SceneText) throws(SceneError) {
    guard case .object = cursor.value else {
      self = .x(try cursor.number())
      return
    }
    var fields = try JSONFields(cursor)
    let left = fields.take("leftOf")
    let right = fields.take("rightOf")
    guard let place = left ?? right, left == nil || right == nil else {
      throw cursor.error("exactly one is wanted: leftOf or rightOf")
    }
    try fields.finish()
    let offset = try place.wholeOffset(in: scene)
    self = left == nil ? .rightOf(offset) : .leftOf(offset)
  }

  func complaint(_ x: Double, _ run: CaseRun) -> String? {
    let wanted: Double?
    switch self {
    case .x(let x): wanted = x
    case .leftOf(let offset): wanted = run.box(holding: offset)?.box.minX
    case .rightOf(let offset): wanted = run.box(holding: offset)?.box.maxX
    }
    guard let wanted else { return "x: the layout does not show that character" }
    return x.isNear(wanted) ? nil : "x: expected \(wanted), got \(x)"
  }
}
