import TapInteraction
import TapLayout
import TapText
import TapTestSupport
import TapViews
import TapControls

/// A window of 300 by 100 with a centering strip of 300 by 44 over a background that watches pans.
///
/// Its content is a text of `A` to `Z` in cells of 10, each letter a link of its own.
struct TestCenteringScrollView {
  let window = Window(frame: Rect(x: 0, y: 0, width: 300, height: 100))
  let background = View(frame: Rect(x: 0, y: 0, width: 300, height: 100))
  let strip = CenteringScrollView(frame: Rect(x: 0, y: 0, width: 300, height: 44))
  let content = TextView()
  let log = Log()

  /// The lines of a log, shared by the closures that write it.
  final class Log {
    var lines: [String] = []
  }

  init(width: Double, isRightToLeft: Bool = false) {
    background.identifier = "background"
    background.addGestureRecognizer(PanGestureRecognizer())
    strip.identifier = "strip"
    if isRightToLeft { window.traitOverride = Traits(direction: .rightToLeft) }
    content.identifier = "content"
    content.typeface.shaper = CellShaper(width: 10, height: 44)
    content.options.wrap = .none
    content.text = Self.letters
    content.frame.width = width
    window.addSubview(background)
    window.addSubview(strip)
    strip.setContent(content)
    window.observer = { [log] in log.lines.append($0.line) }
  }

  /// The place of the content that a point of the strip is at; `nil` in a margin.
  func contentX(at x: Double, y: Double = 22) -> Double? {
    let place = Point(x: x, y: y)
    guard let local = content.convertFromRoot(place), content.bounds.contains(local) else {
      return nil
    }
    return local.x
  }

  /// The identifier of the view under a point.
  func hit(_ x: Double, _ y: Double = 22) -> String? {
    window.hitTest(Point(x: x, y: y))?.identifier
  }

  /// Ten times the alphabet, each letter a link.
  private static var letters: AttributedText {
    let bytes = (0..<260).map { UInt8(ascii: "A") + UInt8($0 % 26) }
    var text = AttributedText(String(decoding: bytes, as: UTF8.self))
    for index in bytes.indices {
      let link = Link(
        id: LinkID(rawValue: UInt64(index)), destination: "https://a.example/\(index)")
      text.addLink(link, over: index..<(index + 1))
    }
    return text
  }
}
