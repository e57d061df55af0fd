import TapGTK
import TapLayout
import TapMarkup
import TapShaping
import TapText
import TapViews
import TapControls

/// The window with its pages, the log below them, and the switch that shows what can be hit.
final class Gallery {
  /// The names of the pages, in order.
  static let pageNames = [
    "seed", "document", "arabic", "japanese", "chat", "button", "segmented", "centering",
    "tabs", "notch", "appearance", "pill", "screen", "deceptive",
  ]

  private let arguments: GalleryArguments
  private let window: GTKWindow
  private let pages = GTKPages()
  private let log = GalleryLog()
  private let trace: GalleryTrace?
  private let logPane: LogPane
  private var all: [GalleryPage] = []

  /// Makes the gallery.
  ///
  /// - Throws: An error of the fonts, or of the file that the command line names.
  init(_ arguments: GalleryArguments) throws {
    let shaper = try Self.shaper(arguments)
    let trace = arguments.isTraced ? GalleryTrace() : nil
    self.arguments = arguments
    window = GTKWindow(
      title: "Tapline", width: arguments.size.width, height: arguments.size.height)
    self.trace = trace
    logPane = LogPane(shaper)
    let document = try arguments.file.map { try DocumentPage.read($0, trace) } ?? GalleryTexts.about
    all = [
      SeedPage(shaper), DocumentPage(document, shaper),
      TextPage(name: "arabic", title: "العربية", GalleryTexts.arabic, shaper),
      TextPage(name: "japanese", title: "日本語", GalleryTexts.japanese, shaper),
      ChatPage(shaper, count: arguments.messageCount), ButtonPage(shaper),
      SegmentedPage(shaper), CenteringPage(shaper),
      TabsPage(shaper), NotchPage(shaper), AppearancePage(shaper), PillPage(shaper),
      ScreenPage(shaper), DeceptivePage(shaper),
    ]
    for page in all { open(page) }
    log.lineHandler = { [unowned self] in logPane.add($0) }
  }

  /// Makes the shaper of all texts.
  static func shaper(_ arguments: GalleryArguments) throws(FontError) -> HarfBuzzShaper {
    try HarfBuzzShaper(FontCollection.system(), families: arguments.families, size: 16)
  }

  private func open(_ page: GalleryPage) {
    log.follow(page.view.window, page: page.name)
    page.log = log
    page.trace = trace
    trace?.follow(page.view)
    page.showsRegions = arguments.showsRegions
    if !arguments.isBare { pages.add(page.root, name: page.name, title: page.title) }
  }

  /// Shows the window, and ends the program once it is closed.
  func show() {
    if arguments.isBare {
      for page in all where page.name == arguments.page { window.setChild(page.root) }
    } else {
      fill()
    }
    window.closeHandler = { GTKLoop.quit() }
    window.present()
    log.write("ready \(arguments.page)")
  }

  /// Puts the pages with their list into the window, the switch and the log below them.
  private func fill() {
    let column = GTKBox(isColumn: true)
    column.add(pages, grows: true)
    column.add(
      GTKButton("Show what can be hit", toggles: true) { [unowned self] isDown in
        for page in all { page.showsRegions = isDown }
      })
    logPane.widget.setLeastSize(height: 120)
    column.add(logPane.widget)
    window.setChild(column)
    pages.show(arguments.page)
  }
}
