import TapGTK
import TapLayout
import TapMarkup
import TapShaping
import TapText
import TapViews

/// The window with its pages, the log below them, and the switch that shows what can be hit.
final class Gallery {
  /// The names of the pages, in order.
  static let pageNames = [
    "seed", "document", "arabic", "japanese", "chat", "button", "segmented", "centering",
  ]

  private let window = GTKWindow(title: "Tapline", width: 900, height: 700)
  private let pages = GTKPages()
  private let log = GalleryLog()
  private let logPane: LogPane
  private var all: [GalleryPage] = []
  private let first: String

  /// Makes the gallery.
  ///
  /// - Throws: An error of the fonts, or of the file that the command line names.
  init(_ arguments: GalleryArguments) throws {
    let fonts = try FontCollection.system()
    let families = arguments.family.map { [$0] } ?? []
    let shaper = try HarfBuzzShaper(fonts, families: families, size: 16)
    first = arguments.page
    logPane = LogPane(shaper)
    let document = try arguments.file.map(DocumentPage.read) ?? GalleryTexts.about
    all = [
      SeedPage(shaper), DocumentPage(document, shaper),
      TextPage(name: "arabic", title: "العربية", GalleryTexts.arabic, shaper),
      TextPage(name: "japanese", title: "日本語", GalleryTexts.japanese, shaper),
      ChatPage(shaper, count: arguments.messageCount), ButtonPage(shaper),
      SegmentedPage(shaper), CenteringPage(shaper),
    ]
    for page in all { open(page) }
    log.lineHandler = { [unowned self] in logPane.add($0) }
  }

  private func open(_ page: GalleryPage) {
    log.follow(page.view.window, page: page.name)
    page.log = log
    pages.add(page.root, name: page.name, title: page.title)
  }

  /// Shows the window, and ends the program once it is closed.
  func show() {
    let column = GTKBox(isColumn: true)
    column.add(pages, grows: true)
    column.add(
      GTKButton("Show what can be hit", toggles: true) { [unowned self] isDown in
        for page in all { page.showsRegions = isDown }
      })
    logPane.widget.setLeastSize(height: 120)
    column.add(logPane.widget)
    window.setChild(column)
    window.closeHandler = { GTKLoop.quit() }
    pages.show(first)
    window.present()
    log.write("ready \(first)")
  }
}
