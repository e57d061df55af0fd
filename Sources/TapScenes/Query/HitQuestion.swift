import TapLayout
import TapText

/// `hit`: what is under a point.
struct HitQuestion: CaseQuestion {
  private let points: PointList
  private var checks: [Check<Hit>] = []

  init(
    _ fields: inout JSONFields, expecting expected: inout JSONFields, in asked: TextContent
  ) throws(SceneError) {
    points = try PointList(&fields, in: asked.scene)
    try readPosition(&expected)
    try readText(&expected, asked.scene)
    try readLink(&expected, asked.scene)
  }

  func failures(in run: CaseRun) -> [String] {
    points.complaints(in: run) { point in
      let hit = run.hit(at: point)
      let found = checks.compactMap { $0.complaint(hit, run) }
      return found.map { "\($0) (region \(hit.region.name))" }
    }
  }

  private mutating func readPosition(_ expected: inout JSONFields) throws(SceneError) {
    if let value = expected.take("region") {
      let region = try value.choice(Region.allCases.map { ($0.name, $0) })
      checks.append(Check("region", region.name) { hit, _ in hit.region.name })
    }
    if let value = expected.take("line") {
      let line = try value.unlessNull?.integer(in: 0...Int.max)
      checks.append(Check("line", line) { hit, _ in hit.line })
    }
    if let value = expected.take("direction") {
      let direction = try value.choice([
        ("ltr", WritingDirection.leftToRight), ("rtl", .rightToLeft),
      ])
      checks.append(Check("direction", direction) { hit, _ in hit.direction })
    }
    if let value = expected.take("trailing") {
      checks.append(Check("trailing", try value.bool()) { hit, _ in hit.isTrailingHalf })
    }
    if let value = expected.take("box") {
      let sides = try value.numbers(count: 4)
      let box = Rect(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
      checks.append(
        Check { hit, _ in
          hit.box.isNear(box) ? nil : "box: expected \(words(box)), got \(words(hit.box))"
        })
    }
  }

  private mutating func readText(
    _ expected: inout JSONFields, _ scene: SceneText
  ) throws(SceneError) {
    if let value = expected.take("cluster") {
      let range = try value.unlessNull?.wholeRange(in: scene)
      checks.append(Check("cluster", range, in: value.offsetUnit) { hit in hit.utf8Range })
    }
    if let value = expected.take("text") {
      let string = try value.unlessNull?.string()
      checks.append(
        Check("text", string) { hit, run in hit.utf8Range.map { run.text.string(in: $0) } })
    }
    if let value = expected.take("hidden") {
      let range = try value.unlessNull?.wholeRange(in: scene)
      checks.append(Check("hidden", range, in: value.offsetUnit) { hit in hit.hiddenUTF8Range })
    }
  }

  private mutating func readLink(
    _ expected: inout JSONFields, _ scene: SceneText
  ) throws(SceneError) {
    if let value = expected.take("link") {
      let wanted = try value.unlessNull.map { named throws(SceneError) in
        try AskedLink(named, in: scene)
      }
      checks.append(
        Check { hit, run in
          let found = hit.link.map { run.links[$0].link.id }
          guard found != wanted?.reference?.id || wanted?.isMissing == true else { return nil }
          return "link: expected \(wanted?.words ?? "none"), got \(run.name(ofLink: hit.link))"
        })
    }
    if let value = expected.take("destination") {
      let destination = try value.unlessNull?.string()
      checks.append(
        Check("destination", destination) { hit, run in
          hit.link.map { run.links[$0].link.destination }
        })
    }
  }
}

extension Double {
  /// How far two positions may be apart and still be the same: a Float's grain on a wide page.
  func isNear(_ other: Double) -> Bool { abs(self - other) < 0.001 }
}

extension Rect {
  func isNear(_ other: Rect) -> Bool {
    x.isNear(other.x) && y.isNear(other.y) && width.isNear(other.width)
      && height.isNear(other.height)
  }
}
