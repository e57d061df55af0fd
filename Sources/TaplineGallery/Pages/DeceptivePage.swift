import TapGTK
import TapHost
import TapLayout
import TapLinks
import TapShaping
import TapText
import TapViews

/// Links that are not what they seem to be, under an assessor that knows the tricks: some ask before
/// they are followed, some are not followed at all and say why.
final class DeceptivePage: GalleryPage {
  private let document = DocumentView()

  init(_ shaper: HarfBuzzShaper) {
    super.init(name: "deceptive", title: "Deceptive links")
    document.identifier = "scroll"
    document.margins = Insets(top: 24, left: 24, bottom: 24, right: 24)
    document.typeface = Typeface(shaper: shaper)
    document.textView.identifier = "text"
    document.textView.assessor = LinkSafety()
    document.textView.delegate = opener
    document.text = GalleryTexts.deceptive
    view.window.addSubview(document)
  }

  override var onlyText: TextView? { document.textView }

  override func layOut() { document.frame = view.window.bounds }
}
