import TapGTK
import TapHost
import TapLayout
import TapViews

/// One page of the gallery.
class GalleryPage {
  /// The name in the log and on the command line.
  let name: String
  /// The name in the list.
  let title: String
  /// The widget with the views.
  let view = TapWidget()
  /// What follows links and shows their menus.
  var opener: LinkOpener { view.driver.linkOpener }
  /// Where what happens is written.
  weak var log: GalleryLog?
  /// The trace of how long things take; `nil` unless measured.
  weak var trace: GalleryTrace?
  private let regions = RegionsView()
  private var lastPlace = ""

  init(name: String, title: String) {
    self.name = name
    self.title = title
    // A gallery opens no browser: what would be opened stands in the log.
    opener.onActivate = { _ in }
    view.setAccessibleLabel(title)
    view.layoutHandler = { [unowned self] in
      measure("layout") { layOut() }
      regions.frame = view.window.bounds
      writePosition()
    }
  }

  /// Does something, and writes how long it took if anyone asks.
  func measure(_ step: String, _ body: () -> Void) {
    if let trace { trace.measure(step, body) } else { body() }
  }

  /// What is put among the pages.
  var root: any GTKWidget { view }

  /// Sets the frames of the views in the window.
  func layOut() {}

  /// The text of the page, where there is just one.
  var onlyText: TextView? { nil }

  /// The view whose position the log prints: the text, if there is just one.
  var placed: View? { onlyText }

  /// Writes where a view is on the window's surface and how wide it is, so that others can point at
  /// what `tapline locate` finds in it.
  private func writePosition() {
    guard let placed, let origin = view.originOnSurface else { return }
    let corner = placed.convertToRoot(Point(x: 0, y: 0))
    let place = "\(origin.x + corner.x),\(origin.y + corner.y) \(placed.bounds.width)"
    guard place != lastPlace else { return }
    lastPlace = place
    log?.write("layout \(name) \(place)")
  }

  /// Whether links and their boxes are marked.
  var showsRegions = false {
    didSet {
      regions.removeFromSuperview()
      guard showsRegions else { return }
      regions.frame = view.window.bounds
      view.window.addSubview(regions)
    }
  }
}
