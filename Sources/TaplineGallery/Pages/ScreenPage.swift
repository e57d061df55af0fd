import TapGTK
import TapHost
import TapInteraction
import TapLayout
import TapShaping
import TapText
import TapViews
import TapControls

/// Everything together: tabs, segments, a centered strip, a text of which only the link reacts, and
/// a background that receives all other touches.
final class ScreenPage: GalleryPage {
  private let tabs = TabBarController()
  private let reading: ReadingScreen

  init(_ shaper: HarfBuzzShaper) {
    reading = ReadingScreen(shaper)
    super.init(name: "screen", title: "All together")
    view.window.typefaceOverride = Typeface(shaper: shaper)
    let news = ColumnScreen("news", "News", Color(red: 0.95, green: 0.95, blue: 1), ink: .black)
    news.tabBarItem = TabBarItem(title: "News", icon: .symbol(.newspaper))
    reading.tabBarItem = TabBarItem(title: "Read", icon: .symbol(.book))
    reading.text.delegate = opener
    reading.chipHandler = { [news] in news.tabBarItem.badgeValue = "\($0 + 1)" }
    tabs.identifier = "tabs"
    tabs.tabBar.identifier = "bar"
    tabs.viewControllers = [reading, news]
    view.window.rootViewController = tabs
  }

  override var onlyText: TextView? { reading.text }
}

/// The first tab of it.
private final class ReadingScreen: ViewController {
  let text = TextView()
  /// Called with the number of a chip that was used.
  var chipHandler: (Int) -> Void = { _ in }
  private let segments = SegmentedControl(items: ["Today", "Later"])
  private let container: SegmentedContainer
  private let today = TodayScreen()

  init(_ shaper: HarfBuzzShaper) {
    let later = ColumnScreen(
      "later", "Nothing yet", Color(red: 0.94, green: 1, blue: 0.94), ink: .black)
    segments.selectedSegmentIndex = 0
    container = SegmentedContainer(
      segmentedControl: segments, children: [{ [today] in today }, { later }])
    super.init()
    identifier = "read"
    segments.identifier = "segments"
    container.identifier = "pages"
    today.identifier = "today"
    text.identifier = "text"
    text.typeface.shaper = shaper
    text.text = GalleryTexts.screen
    today.text = text
    today.chipHandler = { [unowned self] in chipHandler($0) }
  }

  override func loadView() {
    view = StackView(top: segments, topHeight: 56, content: container.view)
  }

  override func viewDidLoad() {
    addChild(container)
    container.notifyDidMove(to: self)
    view.backgroundColor = .white
  }
}

/// The first segment of it.
private final class TodayScreen: ViewController {
  var text = TextView()
  var chipHandler: (Int) -> Void = { _ in }

  override func loadView() {
    let strip = CenteringScrollView()
    strip.identifier = "strip"
    let chips = View(frame: Rect(x: 0, y: 0, width: 272, height: 44))
    for index in 0..<3 {
      let chip = Button(
        title: "Topic \(index + 1)",
        frame: Rect(x: 8 + 88 * Double(index), y: 6, width: 80, height: 32))
      chip.identifier = "chip\(index)"
      chip.fillColor = Color(red: 0.9, green: 0.93, blue: 1)
      chip.cornerRadius = 16
      chip.onActivate = { [unowned self] _ in chipHandler(index) }
      chips.addSubview(chip)
    }
    strip.setContent(chips)
    view = StackView(top: strip, topHeight: 56, content: text, margin: 24)
    view.backgroundColor = Color(red: 1, green: 1, blue: 0.94)
    view.addGestureRecognizer(LongPressGestureRecognizer())
    view.addGestureRecognizer(TapGestureRecognizer())
  }
}

/// A row on top, and below it what takes the rest.
private final class StackView: View {
  private let top: View
  private let topHeight: Double
  private let content: View
  private let margin: Double

  init(top: View, topHeight: Double, content: View, margin: Double = 0) {
    self.top = top
    self.topHeight = topHeight
    self.content = content
    self.margin = margin
    super.init()
    addSubview(content)
    addSubview(top)
  }

  override func layoutSubviews() {
    let inset = top is SegmentedControl ? 12.0 : 0
    top.frame = Rect(
      x: inset, y: 12, width: max(0, bounds.width - 2 * inset), height: topHeight - 12)
    content.frame = Rect(
      x: margin, y: topHeight + margin, width: max(0, bounds.width - 2 * margin),
      height: max(0, bounds.height - topHeight - margin))
  }
}
