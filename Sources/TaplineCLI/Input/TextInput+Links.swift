import TapInteraction
import TapLayout
import TapLinks
import TapText
import TapViews

extension TextInput {
  /// The assessment of a link; in a scene by the text view's own assessor, if it has one.
  func assessment(of span: LinkSpan) -> LinkAssessment? {
    if let textView { return textView.text.givenAssessment(of: span.link.id) }
    return assessor.assessment(of: span, in: layout.text)
  }

  /// The link safety assessments of all links, in order, whatever assessor a scene has.
  var assessments: [LinkAssessment] { assessor.assessments(of: layout.text) }

  /// The addresses of the text that no link covers since they deceive or can't be parsed.
  var deceptiveAddresses: [DeceptiveAddress] {
    assessor.reports(on: unlinkedAddresses) + assessor.deceptiveAddresses(in: layout.text)
  }

  /// The index of a link in the text's links; `nil` where there is no such link.
  func index(of name: Settings.LinkName) -> Int? {
    let text = layout.text
    switch name {
    case .index(let index): return index < text.linkCount ? index : nil
    case .id(let word):
      let id = linkNames.first { $0.value == word }?.key
      return id.flatMap { text.linkIndex(withID: $0) }
    }
  }

  /// Says that no page has a link of this id, and which ids there are.
  static func absence(ofLink word: String, on pages: [TextInput]) -> String {
    let known = pages.flatMap { page in
      page.layout.text.links.compactMap { page.linkNames[$0.link.id] }
    }
    let cure =
      known.isEmpty
      ? "no link has an id here; give an index, which counts from 0"
      : "expected \(PlainText.visible(Values.oneOf(known)))"
    return "no link has the id \(PlainText.quoted(word)); \(cure)"
  }
}

extension TextView {
  /// The assessment of a link where the scene gives verdicts; `nil` where nothing but the default of
  /// text views speaks.
  func givenAssessment(of link: LinkID) -> LinkAssessment? {
    assessor is DefaultLinkAssessor ? nil : assessment(of: link)
  }
}
