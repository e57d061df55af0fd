import TapGTK
import TapHost
import TapLayout
import TapMarkup
import TapShaping
import TapText
import TapViews

/// A long document, laid out only as far as someone has scrolled.
final class DocumentPage: GalleryPage, ScrollViewDelegate {
  private let scroll = ScrollView()
  private let text = TextView()
  private let words: AttributedText
  private let shaper: HarfBuzzShaper

  init(_ words: AttributedText, _ shaper: HarfBuzzShaper) {
    self.words = words
    self.shaper = shaper
    super.init(name: "document", title: "A long document")
    scroll.identifier = "scroll"
    scroll.delegate = self
    text.identifier = "text"
    text.delegate = opener
    view.window.addSubview(scroll)
    scroll.addSubview(text)
  }

  /// Reads a file of Markdown.
  static func read(_ path: String, _ trace: GalleryTrace?) throws -> AttributedText {
    let bytes = try FileBytes.read(path)
    guard let trace else { return try MarkdownParser.parse(bytes) }
    return try trace.measure("parse") { try MarkdownParser.parse(bytes) }
  }

  override var onlyText: TextView? { text }

  override func layOut() {
    scroll.frame = view.window.bounds
    let width = max(scroll.bounds.width - 48, 1)
    text.frame = Rect(x: 24, y: 24, width: width, height: 1)
    text.setLayout(
      TextLayout(lazily: words, width: width, shaper: shaper), typeface: Typeface(shaper: shaper))
    prepare()
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) { prepare() }
  func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate: Bool) {}
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}

  /// Lays out what can be seen, and a page more.
  private func prepare() {
    let bottom = scroll.contentOffset.y + 2 * scroll.bounds.height
    let layout = text.layout.prepared(upTo: bottom)
    if layout.isComplete != text.layout.isComplete || layout.lineCount != text.layout.lineCount {
      text.setLayout(layout, typeface: Typeface(shaper: shaper))
    }
    text.frame.height = layout.bounds.height
    scroll.contentSize = Size(width: scroll.bounds.width, height: text.frame.maxY + 24)
  }
}
