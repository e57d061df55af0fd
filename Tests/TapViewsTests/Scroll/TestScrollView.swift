import TapInteraction
import TapLayout
import TapText
import TapTestSupport
import TapViews

/// A window of 400 by 300 with a scroll view of 400 by 200, in which a text of forty lines stands.
///
/// Each line is 20 points high and has a link from x = 80 to 150; link 20 is at y = 400 of 800.
struct TestScrollView {
  let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 300))
  let scroll = ScrollView(frame: Rect(x: 0, y: 0, width: 400, height: 200))
  let text = TextView(frame: Rect(x: 0, y: 0, width: 400, height: 800))
  let log = Log()
  private let calls = Calls()

  /// The lines of a log, shared by the closures that write it.
  final class Log {
    var lines: [String] = []
  }

  init() {
    text.typeface.shaper = CellShaper(width: 10, height: 20)
    text.text = Self.lines
    text.identifier = "text"
    scroll.identifier = "scroll"
    scroll.contentSize = Size(width: 400, height: 800)
    scroll.addSubview(text)
    window.addSubview(scroll)
    window.observer = { [log] in log.lines.append($0.line) }
    scroll.delegate = calls
  }

  /// The calls of the scroll view's delegate but for `didScroll`, in order.
  var delegateCalls: [String] { calls.names }
  /// How often the delegate heard that the content moved.
  var scrollCount: Int { calls.scrolls }

  private final class Calls: ScrollViewDelegate {
    var names: [String] = []
    var scrolls = 0

    func scrollViewDidScroll(_ scrollView: ScrollView) { scrolls += 1 }
    func scrollViewWillBeginDragging(_ scrollView: ScrollView) { names.append("begin") }
    func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate: Bool) {
      names.append(willDecelerate ? "end, glide" : "end")
    }
    func scrollViewDidEndDecelerating(_ scrollView: ScrollView) { names.append("rest") }
  }

  private static var lines: AttributedText {
    let numbers = (0..<40).map { $0 < 10 ? "0\($0)" : "\($0)" }
    var text = AttributedText(numbers.map { "this is link \($0)" }.joined(separator: "\n"))
    for (line, number) in numbers.enumerated() {
      let link = Link(
        id: LinkID(rawValue: UInt64(line)), destination: "https://a.example/\(number)")
      text.addLink(link, over: (16 * line + 8)..<(16 * line + 15))
    }
    return text
  }
}
