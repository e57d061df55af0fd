import TapLayout
import TapText

/// `sweepGlyphs`: every visible character of one link, and every other one.
struct LinkSweepQuestion: CaseQuestion {
  private enum Law: String, CaseIterable {
    /// Every part of every visible cluster of the link hits it.
    case allGlyphs
    /// No other point does.
    case noneElsewhere
  }

  private let link: LinkReference
  private let step: Double
  private let laws: Set<Law>

  init(
    _ fields: inout JSONFields, expecting expected: inout JSONFields, in asked: TextContent
  ) throws(SceneError) {
    link = try LinkReference(reading: try fields.require("link"), in: asked.scene)
    step = try fields.take("step")?.positive() ?? 1
    laws = try expected.takeLaws(Law.self)
  }

  func failures(in run: CaseRun) -> [String] {
    guard let index = link.index(in: run.text) else { return ["the link is gone"] }
    let all = run.boxIndex()
    let boxes = all.lines.flatMap(\.boxes).filter { run.owner(of: $0.box) == index }
    guard !boxes.isEmpty else { return ["no character of the link is visible"] }
    var complaints = ComplaintList()
    if laws.contains(.allGlyphs) { checkGlyphs(boxes, index, run, &complaints) }
    if laws.contains(.noneElsewhere) {
      run.forEachGridPoint(step: step) { point in
        guard run.hit(at: point).link == index else { return }
        guard all.box(at: point).flatMap({ run.owner(of: $0.box) }) != index else { return }
        complaints.add("at (\(point.x), \(point.y)): hit, though nothing of the link is there")
      }
    }
    return complaints.words
  }

  private func checkGlyphs(
    _ boxes: [PlacedBox], _ index: Int, _ run: CaseRun, _ complaints: inout ComplaintList
  ) {
    for rect in boxes.map(\.rect) {
      for fx in [0, 0.05, 0.5, 0.95] {
        for fy in [0, 0.05, 0.5, 0.95] {
          let point = Point(x: rect.x + fx * rect.width, y: rect.y + fy * rect.height)
          let hit = run.hit(at: point)
          guard hit.link != index else { continue }
          complaints.add(
            "at (\(point.x), \(point.y)): expected \(link.name), "
              + "got \(run.name(ofLink: hit.link)) (region \(hit.region.name))")
        }
      }
    }
  }
}
