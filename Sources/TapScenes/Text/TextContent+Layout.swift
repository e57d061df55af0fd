public import TapLayout

extension TextContent {
  /// Lays the text out as the file asks: in its box, with its options, its cells or its advances.
  ///
  /// Change `layout` first to see the same text in another box.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public func layOut() -> TextLayout { layOut(with: shaper) }

  func layOut(with shaper: any Shaper) -> TextLayout {
    TextLayout(text, width: layout.width, options: layout.options, shaper: shaper)
  }

  /// The shaper that the file asks for: fonts, cells, or advances of its own.
  package var shaper: any Shaper {
    advances.map { GivenAdvancesShaper(text: text, advances: $0, cell: layout.cell) }
      ?? layout.shaper
  }
}
