import TapLayout
import TapText

/// `text`: what a range of the text holds.
struct TextQuestion: CaseQuestion {
  private let range: Range<Int>
  private let text: String

  init(
    _ fields: inout JSONFields, expecting expected: inout JSONFields, in asked: TextContent
  ) throws(SceneError) {
    range = try fields.requireRange(in: asked.scene)
    text = try expected.require("text").string()
  }

  func failures(in run: CaseRun) -> [String] {
    let found = run.text.string(in: range)
    return Array(found.utf8) == Array(text.utf8)
      ? [] : ["text: expected \(words(text)), got \(words(found))"]
  }
}

/// `pieces`: the text cut into ranges of one link or none.
struct PiecesQuestion: CaseQuestion {
  private let pieces: [String]

  init(
    _ fields: inout JSONFields, expecting expected: inout JSONFields, in asked: TextContent
  ) throws(SceneError) {
    pieces = try expected.require("pieces").strings()
  }

  func failures(in run: CaseRun) -> [String] {
    let cut = run.text.fragments(overlap: run.layout.options.overlap)
    let found = cut.map { run.text.string(in: $0.utf8Range) }
    return found == pieces ? [] : ["pieces: expected \(words(pieces)), got \(words(found))"]
  }
}

/// `search`: the occurrences of a text that cut no cluster.
struct SearchQuestion: CaseQuestion {
  private let needle: String
  private let matches: [Range<Int>]

  init(
    _ fields: inout JSONFields, expecting expected: inout JSONFields, in asked: TextContent
  ) throws(SceneError) {
    needle = try fields.require("needle").string()
    var units = try JSONFields(try expected.require("matches"))
    var matches: [Range<Int>] = []
    for unit in OffsetUnit.allCases {
      guard let value = units.take(unit.rawValue) else { continue }
      for item in try value.items() { matches.append(try unit.range(item, in: asked.scene)) }
    }
    try units.finish()
    self.matches = matches
  }

  func failures(in run: CaseRun) -> [String] {
    let found = run.text.ranges(of: needle)
    return found == matches
      ? [] : ["matches: expected UTF-8 \(words(matches)), got \(words(found))"]
  }
}
