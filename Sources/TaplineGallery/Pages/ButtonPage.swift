import TapGTK
import TapHost
import TapLayout
import TapShaping
import TapText
import TapViews

/// A text on top of a button of GTK, which gets every click beside the link.
final class ButtonPage: GalleryPage {
  private let text = TextView()
  private var pile: GTKPile?

  init(_ shaper: HarfBuzzShaper) {
    super.init(name: "button", title: "A button behind a text")
    text.identifier = "text"
    text.typeface.shaper = shaper
    text.text = GalleryTexts.button
    text.delegate = opener
    view.window.addSubview(text)
    let button = GTKButton("") { [unowned self] _ in log?.write("button clicked") }
    pile = GTKPile(on: button)
    pile?.add(view)
  }

  override var root: any GTKWidget {
    if let pile { pile } else { view }
  }

  override var onlyText: TextView? { text }

  override func layOut() { text.frame = view.window.bounds.inset(by: 24) }
}
