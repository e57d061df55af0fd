import TapLayout
import TapLinks
import TapText

/// `link`: one link as the text holds it and the layout shows it.
struct LinkQuestion: CaseQuestion {
  private let link: AskedLink
  private var checks: [Check<Int>] = []

  init(
    _ fields: inout JSONFields, expecting expected: inout JSONFields, in asked: TextContent
  ) throws(SceneError) {
    link = try AskedLink(try fields.require("link"), in: asked.scene)
    try readRanges(&expected)
    if let value = expected.take("text") {
      checks.append(
        Check("text", try value.string()) { index, run in
          run.text.string(in: run.links[index].utf8Range)
        })
    }
    if let value = expected.take("destination") {
      checks.append(
        Check("destination", try value.string()) { index, run in
          run.links[index].link.destination
        })
    }
    if let value = expected.take("title") {
      checks.append(
        Check("title", try value.unlessNull?.string()) { index, run in
          run.links[index].link.title
        })
    }
    try readRects(&expected)
    try readSafety(&expected)
  }

  /// What link safety says of the link.
  private mutating func readSafety(_ expected: inout JSONFields) throws(SceneError) {
    if let value = expected.take("verdict") {
      checks.append(
        Check("verdict", try value.string()) { assessment($0, $1).verdict.name })
    }
    if let value = expected.take("findings") {
      checks.append(
        Check("findings", try value.strings()) { assessment($0, $1).findings.map(\.rule) })
    }
    if let value = expected.take("display") {
      checks.append(
        Check("display", try value.unlessNull?.string()) { assessment($0, $1).display?.text })
    }
  }

  func failures(in run: CaseRun) -> [String] {
    guard let reference = link.reference else { return ["link: expected \(link.words), got none"] }
    guard let index = reference.index(in: run.text) else { return ["the link is gone"] }
    return checks.compactMap { $0.complaint(index, run) }
  }

  /// The ranges are not bound to the text: a wrong one is a wrong answer, not a broken case.
  private mutating func readRanges(_ expected: inout JSONFields) throws(SceneError) {
    for unit in OffsetUnit.allCases {
      guard let value = expected.take(unit.rawValue) else { continue }
      let ends = try value.items(count: 2, of: "offsets")
      let start = try ends[0].integer(in: 0...Int.max)
      let range = start..<(try ends[1].integer(in: start...Int.max))
      checks.append(
        Check(unit.rawValue, range) { index, run in
          unit.range(of: run.links[index].utf8Range, in: run.text)
        })
    }
  }

  private mutating func readRects(_ expected: inout JSONFields) throws(SceneError) {
    if let value = expected.take("rects") {
      var rects: [Rect] = []
      for item in try value.items() {
        let sides = try item.numbers(count: 4)
        rects.append(Rect(x: sides[0], y: sides[1], width: sides[2], height: sides[3]))
      }
      let wanted = rects
      checks.append(
        Check { index, run in
          var found: [Rect] = []
          run.layout.forEachRect(ofLink: index) { found.append($0) }
          let same = found.count == wanted.count && zip(found, wanted).allSatisfy { $0.isNear($1) }
          return same ? nil : "rects: expected \(words(wanted)), got \(words(found))"
        })
    }
    if let value = expected.take("dropped") {
      checks.append(
        Check("dropped", try value.bool()) { index, run in
          run.layout.droppedLinks.contains(index)
        })
    }
    if let value = expected.take("tappable") {
      let tappable = try value.bool()
      checks.append(
        Check("tappable", tappable) { index, run in
          run.layout.tapPoint(ofLink: index).map { run.hit(at: $0).link == index } ?? false
        })
    }
  }
}

/// What link safety says of a link where it is.
private func assessment(_ index: Int, _ run: CaseRun) -> LinkAssessment {
  var reader = LinkContextReader(run.text)
  return LinkSafety().assess(run.links[index].link, in: reader.context(of: run.links[index]))
}
