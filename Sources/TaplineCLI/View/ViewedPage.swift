import TapLayout
import TapLinks
import TapText

/// A page that is shown: its text, laid out, with what link safety says of each link.
struct ViewedPage: Sendable {
  /// The path of its file, as it was opened; a dash is standard input.
  let path: String
  /// The layout of the text.
  var layout: TextLayout
  /// What link safety says of the links.
  let assessor: PageAssessor
  /// Whether there is more of the file than this.
  var isBeginning = false

  var text: AttributedText { layout.text }
}

/// The assessments of a page's links, made once: ten thousand links are assessed beside the loop
/// that draws.
struct PageAssessor: LinkAssessor {
  private let known: [LinkID: LinkAssessment]

  /// Assesses all links of a text.
  init(_ text: AttributedText, path: String, schemeVerdicts: [String: LinkVerdict]) {
    let judge = FileAssessor(path: path, schemeVerdicts: schemeVerdicts)
    var known: [LinkID: LinkAssessment] = [:]
    for (span, assessment) in zip(text.links, judge.assessments(of: text)) {
      // Of the ranges of one link the worst counts.
      if let other = known[span.link.id], other.verdict >= assessment.verdict { continue }
      known[span.link.id] = assessment
    }
    self.known = known
  }

  /// No page has any but the links that were assessed.
  var usesContext: Bool { false }

  func assess(_ link: Link, in context: LinkContext) -> LinkAssessment {
    known[link.id]
      ?? LinkAssessment(findings: [
        LinkFinding(rule: "LS-A1", message: "the link is not known", verdict: .block)
      ])
  }
}
