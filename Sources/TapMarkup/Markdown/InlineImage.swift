import TapText

/// An image of a Markdown document.
struct InlineImage {
  var alternativeText: String
  var source: String
  var title: String?
  var place: SourcePlace?

  /// Makes attributes those of the image.
  func apply(to attributes: inout TextAttributes) {
    attributes.inlineObject = InlineObject(alternativeText: alternativeText, source: source)
    if let title { attributes.tags[MarkdownTag.title] = title }
    guard let place else { return }
    attributes.tags[MarkdownTag.line] = String(place.line)
    attributes.tags[MarkdownTag.column] = String(place.column)
  }
}
