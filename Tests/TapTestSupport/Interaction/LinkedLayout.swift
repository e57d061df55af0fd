package import TapLayout
package import TapText

/// Layouts of short texts with links, in cells of 10 by 20 points.
package enum LinkedLayout {
  /// Lays out words in which brackets stand around links: `see [docs] now`.
  ///
  /// The first link has the identity 1 and leads to `https://a.example/1`, and so on. Brackets may
  /// nest.
  package static func make(
    _ marked: String, width: Double = 400, _ change: (inout LayoutOptions) -> Void = { _ in }
  ) -> TextLayout {
    var options = LayoutOptions()
    change(&options)
    return TextLayout(
      text(marked), width: width, options: options, shaper: CellShaper(width: 10, height: 20))
  }

  /// Makes a text of words in which brackets stand around links.
  package static func text(_ marked: String) -> AttributedText {
    var plain = ""
    var open: [(number: Int, start: Int)] = []
    var spans: [LinkSpan] = []
    var count = 0
    for scalar in marked.unicodeScalars {
      switch scalar {
      case "[":
        count += 1
        open.append((count, plain.utf8.count))
      case "]":
        guard let (number, start) = open.popLast() else { continue }
        let link = Link(
          id: LinkID(rawValue: UInt64(number)), destination: "https://a.example/\(number)")
        spans.append(LinkSpan(link: link, utf8Range: start..<plain.utf8.count))
      default: plain.unicodeScalars.append(scalar)
      }
    }
    var text = AttributedText(plain)
    text.addLinks(spans)
    return text
  }

  /// Lays out a random text with links, attributes and options.
  package static func random(
    _ random: inout SeededGenerator, _ change: (inout LayoutOptions) -> Void = { _ in }
  ) -> TextLayout {
    var text = AttributedText(TextPool.text(of: random.number(below: 60), &random))
    RandomLayout.decorate(&text, &random)
    var options = RandomLayout.options(&random)
    change(&options)
    return TextLayout(text, width: RandomLayout.width(&random), options: options)
  }

  /// The rectangles of a link.
  package static func rects(ofLink index: Int, in layout: TextLayout) -> [Rect] {
    var rects: [Rect] = []
    layout.rects(ofLink: index, into: &rects)
    return rects
  }

  /// A point in or a little beyond a layout.
  package static func point(in layout: TextLayout, _ random: inout SeededGenerator) -> Point {
    let bounds = layout.bounds
    return Point(
      x: Double.random(in: -20...min(bounds.width, 400) + 20, using: &random),
      y: Double.random(in: -20...bounds.height + 20, using: &random))
  }
}
