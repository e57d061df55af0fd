import TapText

/// An image of a document.
struct InlineImage {
  var alternativeText: String
  var source: String?
  var title: String?
  var width: Double?
  var height: Double?
  var place: SourcePosition?

  /// Makes attributes those of the image.
  func apply(to attributes: inout TextAttributes) {
    attributes.inlineObject = InlineObject(
      width: width, height: height, alternativeText: alternativeText, source: source)
    if let title { attributes.tags[MarkupTag.title] = title }
    guard let place else { return }
    attributes.tags[MarkupTag.line] = String(place.line)
    attributes.tags[MarkupTag.column] = String(place.column)
  }
}
