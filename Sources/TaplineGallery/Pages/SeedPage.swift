import TapInteraction
import TapGTK
import TapHost
import TapLayout
import TapShaping
import TapText
import TapViews

/// The screen that all of this began with: a text with a link over a background that waits for
/// long presses.
final class SeedPage: GalleryPage {
  private let background = View()
  private let text = TextView()

  init(_ shaper: HarfBuzzShaper) {
    super.init(name: "seed", title: "A link, and what is behind")
    background.identifier = "background"
    background.addGestureRecognizer(LongPressGestureRecognizer())
    text.identifier = "text"
    text.typeface.shaper = shaper
    text.text = GalleryTexts.seed
    text.delegate = opener
    view.window.addSubview(background)
    view.window.addSubview(text)
  }

  override var onlyText: TextView? { text }

  override func layOut() {
    background.frame = view.window.bounds
    text.frame = view.window.bounds.inset(by: 24)
  }
}
