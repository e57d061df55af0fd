import TapLayout
import TapText

/// `sweepAll`: a grid of points over the whole box and around it.
struct SweepQuestion: CaseQuestion {
  private enum Law: String, CaseIterable {
    /// A point hits the link of the character drawn under it, and none where none is drawn.
    case perGlyphOwner
    /// At most one link has a rectangle under a point, and that is the one hit.
    case oneLink
    /// Clusters and carets are within the text.
    case inRange
    /// A caret is between two clusters.
    case caretsAtClusterEdges
    /// Asking again gives the same answer.
    case deterministic
  }

  private let step: Double
  private let laws: Set<Law>

  init(
    _ fields: inout JSONFields, expecting expected: inout JSONFields, in asked: TextContent
  ) throws(SceneError) {
    step = try fields.take("step")?.positive() ?? 1
    laws = try expected.takeLaws(Law.self)
  }

  func failures(in run: CaseRun) -> [String] {
    let boxes = run.boxIndex()
    var complaints = ComplaintList()
    run.forEachGridPoint(step: step) { point in
      let found = Law.allCases.lazy.filter(laws.contains).compactMap { law in
        complaint(law, at: point, boxes, run)
      }
      if let first = found.first { complaints.add("at (\(point.x), \(point.y)): \(first)") }
    }
    return complaints.words
  }

  private func complaint(
    _ law: Law, at point: Point, _ boxes: BoxIndex, _ run: CaseRun
  ) -> String? {
    let hit = run.hit(at: point)
    switch law {
    case .perGlyphOwner:
      let place = boxes.box(at: point)
      // What stands for hidden text belongs to a link by a rule of its own.
      if let place, place.box.region == .ellipsis { return nil }
      let owner = place.flatMap { run.owner(of: $0.box) }
      guard hit.link != owner else { return nil }
      return "expected \(run.name(ofLink: owner)), got \(run.name(ofLink: hit.link))"
    case .oneLink:
      var owners: [Int] = []
      for index in run.links.indices {
        run.layout.forEachRect(ofLink: index) { rect in
          if rect.contains(point), !owners.contains(index) { owners.append(index) }
        }
      }
      return owners == (hit.link.map { [$0] } ?? [])
        ? nil
        : "rectangles of \(owners.map { run.name(ofLink: $0) }), hit \(run.name(ofLink: hit.link))"
    case .inRange:
      let whole = 0...run.text.utf8Count
      let caret = run.layout.caret(nearest: point)
      let ends = [hit.utf8Range?.lowerBound, hit.utf8Range?.upperBound, caret.offset].compactMap {
        $0
      }
      return ends.allSatisfy(whole.contains) ? nil : "an offset leaves the text: \(ends)"
    case .caretsAtClusterEdges:
      let caret = run.layout.caret(nearest: point)
      return run.text.isClusterBoundary(caret.offset)
        ? nil : "the caret at UTF-8 \(caret.offset) is inside a cluster"
    case .deterministic:
      return run.hit(at: point) == hit ? nil : "asked again, the answer is another"
    }
  }
}
