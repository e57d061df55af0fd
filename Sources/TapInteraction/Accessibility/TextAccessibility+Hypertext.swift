import TapLayout
public import TapText

/// The answers of AT-SPI's `Hypertext` and `Hyperlink` (A11Y-8).
///
/// Characters are Unicode scalars of the layout's text, as AT-SPI counts them; a picture is one
/// U+FFFC. Links count from 0 in the order of ``links``, hidden ones left out.
extension TextAccessibility {
  /// The number of visible links (`GetNLinks`).
  ///
  /// - Complexity: O(*k* log *n* + lines of all links), where *k* is the number of links.
  public var linkCount: Int { (0..<layout.text.linkCount).count(where: isVisible) }

  /// A visible link by its number (`GetLink`); `nil` past the last.
  ///
  /// - Complexity: As for ``linkCount``.
  public func linkElement(at number: Int) -> LinkElement? {
    guard number >= 0 else { return nil }
    let visible = (0..<layout.text.linkCount).lazy.filter(isVisible)
    return visible.dropFirst(number).first.flatMap(linkElement(ofLink:))
  }

  /// The number of the visible link that covers a character (`GetLinkIndex`).
  ///
  /// `nil`, AT-SPI's −1, where none does or the text has no such character. Where links overlap,
  /// the one that a tap on the character would hit.
  ///
  /// - Complexity: As for ``linkCount``.
  public func linkIndex(atCharacter character: ScalarOffset) -> Int? {
    let text = layout.text
    guard text.linkCount > 0, (0..<text.scalarCount).contains(character.rawValue),
      let cluster = text.clusterRange(at: text.offset(at: character))
    else { return nil }
    var segments: [FlatLinkSegment] = []
    text.flattenedLinks(in: cluster, rule: layout.options.overlap, into: &segments)
    guard let index = segments.first?.link, isVisible(index) else { return nil }
    return (0..<index).count(where: isVisible)
  }

  /// The characters of a link, whole clusters (`StartIndex` and `EndIndex`).
  ///
  /// - Complexity: O(log *n*).
  public func characterRange(of element: LinkElement) -> Range<ScalarOffset> {
    let text = layout.text
    return text.scalarOffset(
      at: element.utf8Range.lowerBound)..<text.scalarOffset(at: element.utf8Range.upperBound)
  }
}
