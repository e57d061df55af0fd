import TapGTK
import TapLayout
import TapShaping
import TapText
import TapViews
import TapControls

/// The article's bar with a round button in a notch, over a page that recognizes taps.
final class NotchPage: GalleryPage {
  private let content = View()
  private let bar = NotchedTabBar()

  init(_ shaper: HarfBuzzShaper) {
    super.init(name: "notch", title: "A button in a notch")
    view.window.typefaceOverride = Typeface(shaper: shaper)
    content.identifier = "content"
    content.backgroundColor = Color(red: 86 / 255, green: 36 / 255, blue: 228 / 255)
    content.addGestureRecognizer(TapGestureRecognizer())
    bar.identifier = "bar"
    bar.centerButton?.identifier = "add"
    bar.centerButton?.accessibilityLabel = "Add"
    bar.items = [
      TabBarItem(title: "Home", icon: .symbol(.house)),
      TabBarItem(title: "Me", icon: .symbol(.person)),
    ]
    bar.selectedItem = bar.items[0]
    view.window.addSubview(content)
    view.window.addSubview(bar)
  }

  override var placed: View? { view.window }

  override func layOut() {
    let bounds = view.window.bounds
    content.frame = bounds
    let height = bar.sizeThatFits(Size(width: bounds.width, height: bounds.height)).height
    bar.frame = Rect(
      x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }
}
