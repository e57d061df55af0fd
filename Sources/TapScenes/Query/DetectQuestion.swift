import TapLinkProfiles
import TapLinks
import TapText

/// `detect`: the links that detection finds in the text, as if it were plain.
struct DetectQuestion: CaseQuestion {
  private let detector: LinkDetector
  private var checks: [Check<[DetectedLink]>] = []
  private let stepsPerUnit: Double?

  init(
    _ fields: inout JSONFields, expecting expected: inout JSONFields, in asked: TextContent
  ) throws(SceneError) {
    let name = try fields.take("profile")?.choice(DetectionProfile.Name.self) ?? .unicode
    var profile = DetectionProfile(name)
    for kind in try fields.take("kinds")?.strings() ?? [] {
      guard let kind = DetectedLink.Kind.allCases.first(where: { $0.name == kind }) else {
        throw fields.cursor.error("\"\(kind)\" is not a kind of link")
      }
      profile.kinds.insert(kind)
    }
    detector = LinkDetector(profile: profile)
    stepsPerUnit = try expected.take("stepsPerUnit")?.positive()
    try readWords(&expected)
    for unit in OffsetUnit.allCases {
      guard let value = expected.take(unit.rawValue) else { continue }
      var ranges: [Range<Int>] = []
      for item in try value.items() {
        let ends = try item.items(count: 2, of: "offsets")
        let start = try ends[0].integer(in: 0...Int.max)
        ranges.append(start..<(try ends[1].integer(in: start...Int.max)))
      }
      checks.append(
        Check(unit.rawValue, ranges) { links, run in
          links.map { unit.range(of: $0.utf8Range, in: run.text) }
        })
    }
  }

  func failures(in run: CaseRun) -> [String] {
    let links = detector.detect(in: run.text).links
    var failures = checks.compactMap { $0.complaint(links, run) }
    guard let stepsPerUnit else { return failures }
    let bytes = Array(run.text.string(in: 0..<run.text.utf8Count).utf8)
    let steps = detector.stepCount(in: bytes.span)
    if Double(steps) > stepsPerUnit * Double(bytes.count + 1) {
      failures.append("stepsPerUnit: expected at most \(stepsPerUnit), got \(steps) in all")
    }
    return failures
  }

  private mutating func readWords(_ expected: inout JSONFields) throws(SceneError) {
    if let value = expected.take("texts") {
      checks.append(
        Check("texts", try value.strings()) { links, run in
          links.map { run.text.string(in: $0.utf8Range) }
        })
    }
    if let value = expected.take("destinations") {
      checks.append(
        Check("destinations", try value.strings()) { links, _ in links.map(\.destination) })
    }
    if let value = expected.take("hosts") {
      checks.append(
        Check("hosts", try value.strings()) { links, _ in
          links.map { URLRecord($0.destination)?.host?.serialized ?? "" }
        })
    }
    if let value = expected.take("verdicts") {
      checks.append(
        Check("verdicts", try value.strings()) { links, run in
          verdicts(of: links, in: run.text)
        })
    }
  }
}

/// What link safety says of links that were found in a text.
private func verdicts(of links: [DetectedLink], in text: AttributedText) -> [String] {
  let safety = LinkSafety()
  var reader = LinkContextReader(text)
  return links.map { found in
    let link = Link(
      id: LinkID(rawValue: .max), destination: found.destination, isPath: found.isPath)
    return safety.assess(
      link, in: reader.context(of: LinkSpan(link: link, utf8Range: found.utf8Range))
    )
    .verdict.name
  }
}
