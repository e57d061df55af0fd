import TapLayout
import TapText

/// `lines`: where the lines of the text end, at the case's width or at several.
struct LinesQuestion: CaseQuestion {
  private let widths: [Double]
  private var checks: [Check<TextLayout>] = []

  init(
    _ fields: inout JSONFields, expecting expected: inout JSONFields, in asked: TextContent
  ) throws(SceneError) {
    widths = try fields.take("widths")?.numbers() ?? [asked.layout.width]
    if let value = expected.take("count") {
      checks.append(
        Check("count", try value.integer(in: 0...Int.max)) { layout, _ in layout.lineCount })
    }
    if let value = expected.take("texts") {
      checks.append(
        Check("texts", try value.strings()) { layout, _ in
          (0..<layout.lineCount).map { layout.text.string(in: layout.line(at: $0).utf8Range) }
        })
    }
    if let value = expected.take("wholeClusters"), try value.isTrue() {
      checks.append(Check { layout, _ in Self.cutCluster(in: layout) })
    }
  }

  /// Names a line or a box that begins or ends inside a cluster.
  private static func cutCluster(in layout: TextLayout) -> String? {
    for index in 0..<layout.lineCount {
      let line = layout.line(at: index).utf8Range
      var edges = [line.lowerBound, line.upperBound]
      layout.forEachBox(inLine: index) {
        edges += [$0.utf8Range.lowerBound, $0.utf8Range.upperBound]
      }
      if let cut = edges.first(where: { !layout.text.isClusterBoundary($0) }) {
        return "line \(index) cuts a cluster at UTF-8 \(cut)"
      }
    }
    return nil
  }

  func failures(in run: CaseRun) -> [String] {
    widths.flatMap { width in
      let layout = width == run.layout.width ? run.layout : run.layout(width: width)
      return checks.compactMap { $0.complaint(layout, run) }.map { "at width \(width): \($0)" }
    }
  }
}
