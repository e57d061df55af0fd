import TapGTK
import TapHost
import TapLayout
import TapShaping
import TapText
import TapViews
import TapControls

/// The article's screens under a segmented control: one at a time, each made when it is first shown.
final class SegmentedPage: GalleryPage {
  private let control = SegmentedControl(items: ["Sample 1", "Sample 2", "Sample 3"])
  private let container: SegmentedContainer
  private let first: SampleScreen

  init(_ shaper: HarfBuzzShaper) {
    let screens = [
      SampleScreen("sample1", color: Color(red: 0.8, green: 0.93, blue: 0.8), shaper),
      SampleScreen("sample2", color: Color(red: 1, green: 0.95, blue: 0.7), shaper),
      SampleScreen("sample3", color: Color(red: 0.83, green: 0.89, blue: 1), shaper),
    ]
    first = screens[0]
    container = SegmentedContainer(
      segmentedControl: control, children: screens.map { screen in { screen } })
    super.init(name: "segmented", title: "Segments")
    for screen in screens { screen.text.delegate = opener }
    control.identifier = "control"
    control.selectedSegmentIndex = 0
    container.identifier = "container"
    view.window.typefaceOverride = Typeface(shaper: shaper)
    view.window.addSubview(container.view)
    view.window.addSubview(control)
  }

  override var onlyText: TextView? { first.text }

  override func layOut() {
    let bounds = view.window.bounds
    let bar = Rect(x: 0, y: 0, width: bounds.width, height: 56)
    control.frame = Rect(x: 24, y: 12, width: min(360, bar.width - 48), height: 32)
    container.view.frame = Rect(
      x: 0, y: bar.maxY, width: bounds.width, height: max(0, bounds.height - bar.maxY))
  }
}

/// One of the article's screens: a colored area with its name, of which a word is a link.
private final class SampleScreen: ViewController {
  let text = TextView()
  private let color: Color

  init(_ name: String, color: Color, _ shaper: HarfBuzzShaper) {
    self.color = color
    super.init()
    identifier = name
    text.identifier = "\(name)-text"
    text.typeface.shaper = shaper
    text.text = GalleryTexts.linked(
      "This is \(name). It was made when it was first shown, and is kept: ", "a link", ".",
      to: "https://example.com/\(name)")
  }

  override func loadView() { view = SampleView(of: text, color: color) }
}

/// The view of such a screen.
private final class SampleView: View {
  private let text: TextView

  init(of text: TextView, color: Color) {
    self.text = text
    super.init(frame: .zero)
    backgroundColor = color
    addSubview(text)
  }

  override func layoutSubviews() { text.frame = bounds.inset(by: 24) }
}
