import TapLayout
import TapText

/// `lines`: where the lines of the text end, at the case's width or at several.
struct LinesQuestion: CaseQuestion {
  private let widths: [Double]
  private var checks: [Check<TextLayout>] = []

  init(
    _ fields: inout JSONFields, expecting expected: inout JSONFields, in asked: Case
  ) throws(SceneError) {
    widths = try fields.take("widths")?.numbers() ?? [asked.layout.width]
    if let value = expected.take("count") {
      checks.append(
        Check("count", try value.integer(in: 0...Int.max)) { layout, _ in layout.lineCount })
    }
    if let value = expected.take("texts") {
      checks.append(
        Check("texts", try value.strings()) { layout, _ in
          (0..<layout.lineCount).map { layout.text.string(in: layout.line(at: $0).utf8) }
        })
    }
    if let value = expected.take("wholeClusters"), try value.isTrue() {
      checks.append(
        Check { layout, _ in
          for index in 0..<layout.lineCount {
            let range = layout.line(at: index).utf8
            for offset in [range.lowerBound, range.upperBound]
            where !TextSearch.isEdge(offset, in: layout.text) {
              return "line \(index) cuts a cluster at UTF-8 \(offset)"
            }
          }
          return nil
        })
    }
  }

  func failures(in run: CaseRun) -> [String] {
    widths.flatMap { width in
      let layout = width == run.layout.width ? run.layout : run.layout(width: width)
      return checks.compactMap { $0.complaint(layout, run) }.map { "at width \(width): \($0)" }
    }
  }
}
