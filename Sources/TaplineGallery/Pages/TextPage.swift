import TapGTK
import TapHost
import TapLayout
import TapShaping
import TapText
import TapViews

/// A text that scrolls where it is longer than the page.
final class TextPage: GalleryPage {
  private let scroll = ScrollView()
  private let text = TextView()

  init(name: String, title: String, _ words: AttributedText, _ shaper: HarfBuzzShaper) {
    super.init(name: name, title: title)
    scroll.identifier = "scroll"
    text.identifier = "text"
    text.typeface.shaper = shaper
    text.text = words
    text.delegate = opener
    view.window.addSubview(scroll)
    scroll.addSubview(text)
  }

  override var onlyText: TextView? { text }

  override func layOut() {
    scroll.frame = view.window.bounds
    let width = max(scroll.bounds.width - 48, 1)
    text.frame = Rect(x: 24, y: 24, width: width, height: text.height(atWidth: width))
    scroll.contentSize = Size(width: scroll.bounds.width, height: text.frame.maxY + 24)
  }
}
