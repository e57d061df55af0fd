import TapGTK
import TapLayout
import TapShaping
import TapText
import TapViews

/// The last lines of the log, the newest at the bottom.
final class LogPane {
  private static let mostLines = 200

  let widget = TapWidget()
  private let scroll = ScrollView()
  private let text = TextView()
  private var lines: [String] = []

  init(_ shaper: HarfBuzzShaper) {
    widget.setAccessibleLabel("Log")
    text.typeface.shaper = shaper
    widget.window.addSubview(scroll)
    scroll.addSubview(text)
    widget.layoutHandler = { [unowned self] in layOut() }
  }

  /// Adds a line.
  func add(_ line: String) {
    lines.append(line)
    if lines.count > Self.mostLines { lines.removeFirst() }
    text.text = AttributedText(lines.joined(separator: "\n"))
    layOut()
  }

  private func layOut() {
    scroll.frame = widget.window.bounds
    let width = max(scroll.bounds.width - 16, 1)
    text.frame = Rect(x: 8, y: 8, width: width, height: text.height(atWidth: width))
    scroll.contentSize = Size(width: scroll.bounds.width, height: text.frame.maxY + 8)
    scroll.contentOffset.y = .infinity
  }
}
