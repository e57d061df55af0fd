import TapGTK
import TapViews

/// One page of the gallery.
class GalleryPage {
  /// The name in the log and on the command line.
  let name: String
  /// The name in the list.
  let title: String
  /// The widget with the views.
  let view = TapWidget()
  /// Who follows links and shows their menus.
  let opener: LinkOpener
  /// Where what happens is written.
  weak var log: GalleryLog?
  private let regions = RegionsView()

  init(name: String, title: String) {
    self.name = name
    self.title = title
    opener = LinkOpener(view)
    // A gallery opens no browser: what would be opened stands in the log.
    opener.activationHandler = { _ in }
    view.setAccessibleLabel(title)
    view.layoutHandler = { [unowned self] in
      layOut()
      regions.frame = view.window.bounds
    }
  }

  /// What is put among the pages.
  var root: any GTKWidget { view }

  /// Places the views in the window.
  func layOut() {}

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
