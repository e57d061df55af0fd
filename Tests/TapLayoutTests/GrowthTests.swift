import TapLayout
import TapTestSupport
import TapText
import Testing

/// A text that makes its lines long, its runs many or its links nested.
struct GrowingText: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let text: @Sendable (Int) -> AttributedText
  var options = LayoutOptions()
  var width = 400.0

  init(
    _ name: String, wrap: WrapMode = .none, alignment: TextAlignment = .start,
    _ text: @escaping @Sendable (Int) -> AttributedText
  ) {
    testDescription = name
    self.text = text
    options.wrap = wrap
    options.alignment = alignment
  }

  init(_ name: String, unit: String) {
    self.init(name) { AttributedText(String(repeating: unit, count: $0)) }
  }

  func layout(_ count: Int) -> TextLayout {
    TextLayout(text(count), width: width, options: options, shaper: CellShaper())
  }

  /// A link over each unit of a text.
  static func linked(_ unit: String, count: Int, letters: Int) -> AttributedText {
    var text = AttributedText(String(repeating: unit, count: count))
    let length = unit.utf8.count
    text.addLinks(
      (0..<count).map { index in
        LinkSpan(
          link: Link(id: LinkID(rawValue: UInt64(index + 1)), destination: "a"),
          utf8Range: index * length..<index * length + letters)
      })
    return text
  }

  static let all = [
    GrowingText("letters", unit: "a"),
    GrowingText("words", unit: "word "),
    GrowingText("tabs", unit: "a\t"),
    GrowingText("soft hyphens", unit: "ab\u{AD}"),
    GrowingText("Hebrew", unit: "\u{5D0}"),
    GrowingText("Latin and Hebrew", unit: "a \u{5D0} "),
    GrowingText("Latin and Hebrew from the right", unit: "\u{5D0} a "),
    GrowingText("delete characters", unit: "\u{7F}"),
    GrowingText("zero-width spaces", unit: "a\u{200B}"),
    GrowingText("links side by side") { linked("ab ", count: $0, letters: 2) },
    GrowingText("links that touch") { linked("ab", count: $0, letters: 2) },
    GrowingText("links over tabs") { linked("a\t", count: $0, letters: 2) },
    GrowingText("links in two directions") { linked("a \u{5D0} ", count: $0, letters: 5) },
    GrowingText("links in lines", wrap: .word) { linked("ab ", count: $0, letters: 2) },
    GrowingText("links in justified lines", wrap: .word, alignment: .justify) {
      linked("ab ", count: $0, letters: 2)
    },
    GrowingText("nested links") { count in
      var text = AttributedText(String(repeating: "ab", count: count))
      text.addLinks(
        (0..<count).map { index in
          LinkSpan(
            link: Link(id: LinkID(rawValue: UInt64(index + 1)), destination: "a"),
            utf8Range: index..<2 * count - index)
        })
      return text
    },
    GrowingText("nested links in lines", wrap: .word) { count in
      var text = AttributedText(String(repeating: "ab ", count: count))
      text.addLinks(
        (0..<count).map { index in
          LinkSpan(
            link: Link(id: LinkID(rawValue: UInt64(index + 1)), destination: "a"),
            utf8Range: index..<3 * count - index)
        })
      return text
    },
  ]
}

/// A question about each place of a layout.
enum PlaceQuestion: CaseIterable {
  case rectsOfClusters, tapPointsOfClusters, rectsOfLinks, tapPointsOfLinks, boxesInRects
  case linksInRects, slop, carets, linksOverBytes

  /// Asks it of some two hundred places, and returns how many there were.
  func ask(_ layout: TextLayout) -> Int {
    let text = layout.text
    let bytes = stride(from: 0, to: text.utf8Count, by: max(1, text.utf8Count / 200))
    let links = stride(from: 0, to: text.linkCount, by: max(1, text.linkCount / 200))
    let points = bytes.map { byte in
      let caret = layout.caret(at: byte)
      return Point(x: caret.x + 1, y: caret.y + 2)
    }
    var rects: [Rect] = []
    switch self {
    case .rectsOfClusters: for byte in bytes { layout.rects(of: cluster(byte, text), into: &rects) }
    case .tapPointsOfClusters: for byte in bytes { _ = layout.tapPoint(of: cluster(byte, text)) }
    case .rectsOfLinks: for link in links { layout.rects(ofLink: link, into: &rects) }
    case .tapPointsOfLinks: for link in links { _ = layout.tapPoint(ofLink: link) }
    case .boxesInRects:
      for point in points {
        layout.forEachBox(in: Rect(x: point.x, y: point.y, width: 9, height: 1)) { _ in }
      }
    case .linksInRects:
      for point in points {
        layout.forEachLinkFragment(in: Rect(x: point.x, y: point.y, width: 9, height: 1)) { _, _ in
        }
      }
    case .slop: for point in points { _ = layout.hit(at: point, slop: HitSlop(9)) }
    case .carets:
      for byte in bytes {
        let caret = layout.caret(at: byte, affinity: .upstream)
        _ = layout.caret(after: caret, to: .right)
        _ = layout.caret(after: caret, to: .left)
      }
    case .linksOverBytes:
      for byte in bytes { text.forEachLink(over: byte..<byte + 1, upTo: 8) { _, _, _ in } }
    }
    return points.count
  }

  private func cluster(_ byte: Int, _ text: AttributedText) -> Range<Int> {
    text.clusterRange(at: byte) ?? byte..<byte
  }
}

/// The costs of questions about a layout grow no faster than the answers.
@Suite struct GrowthTests {
  @Test(.enabled(if: QueryWork.isCounted), arguments: GrowingText.all, PlaceQuestion.allCases)
  func `a question about one place costs no more in a longer text`(
    _ text: GrowingText, _ question: PlaceQuestion
  ) {
    func steps(_ count: Int) -> Double {
      let layout = text.layout(count)
      var places = 0
      let steps = QueryWork.count { places = question.ask(layout) }
      return Double(steps) / Double(max(1, places))
    }
    // Of a link over the whole text, the clusters in sight are asked.
    let few = steps(2_000)
    #expect(steps(8_000) <= 1.3 * few + 64)
  }
}
