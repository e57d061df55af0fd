import TapLayout
import TapTestSupport
import TapText

/// A bench text with what the measurements of it share, each made when first asked for.
final class Fixture {
  let text: BenchText
  /// The width of the page, in points.
  static let width = 400.0

  init(_ text: BenchText) { self.text = text }

  /// The text with its links.
  lazy var attributed = Self.attributed(text)

  /// The text laid out in cells.
  lazy var layout = TextLayout(attributed, width: Fixture.width)

  /// The least work for hits, over the same lines.
  lazy var floor = FlatFloor(layout)

  /// Points over the page: by turns anywhere and on a link.
  lazy var points = makePoints(10_000)

  /// Makes a text with links out of bytes.
  static func attributed(_ text: BenchText) -> AttributedText {
    guard var result = try? AttributedText(utf8: text.utf8) else {
      preconditionFailure("bench texts are well-formed UTF-8")
    }
    result.addLinks(
      text.links.enumerated().map { index, link in
        let id = LinkID(rawValue: UInt64(index))
        return LinkSpan(link: Link(id: id, destination: link.destination), utf8Range: link.range)
      })
    return result
  }

  private func makePoints(_ count: Int) -> [Point] {
    var random = SeededGenerator(seed: 99)
    let bounds = layout.bounds
    let linkCount = attributed.links.count
    return (0..<count).map { index in
      guard index % 2 == 1, linkCount > 0 else {
        return Point(
          x: Double.random(in: 0..<bounds.width, using: &random),
          y: Double.random(in: 0..<max(bounds.height, 1), using: &random))
      }
      var rects: [Rect] = []
      layout.forEachRect(ofLink: Int.random(in: 0..<linkCount, using: &random)) {
        rects.append($0)
      }
      guard let rect = rects.randomElement(using: &random) else { return Point(x: 0, y: 0) }
      return Point(
        x: Double.random(in: rect.x..<rect.maxX, using: &random),
        y: Double.random(in: rect.y..<rect.maxY, using: &random))
    }
  }
}

/// The bench texts by name.
final class Fixtures {
  private var made: [String: Fixture] = [:]

  /// The text T5 a hundred times: 100 MB with 400,000 links.
  static let large = "100MB"

  /// Finds or makes a fixture.
  subscript(name: String) -> Fixture {
    if let fixture = made[name] { return fixture }
    let text =
      name == Self.large
      ? BenchText.make("T5").repeated(100, name: name) : BenchText.make(name)
    let fixture = Fixture(text)
    made[name] = fixture
    return fixture
  }

  /// Drops a fixture, so that large ones do not pile up.
  func drop(_ name: String) { made[name] = nil }
}
