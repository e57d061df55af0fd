import Synchronization
import TapDraw
import TapHost
import TapInteraction
import TapLayout
import TapTerminal
import TapText
import TapViews

/// A page in the terminal, with its keys and its mouse.
///
/// The texts and links of the page are views in the window of the host; what is here is around them:
/// history, search, the status line and the questions over the page.
final class Viewer {
  let host: TerminalHost
  let loader: PageLoader
  let settings: Settings
  let scroll = ScrollView()
  private(set) var textView = TextView()
  private(set) var page: ViewedPage

  /// The pages before and after this one.
  var history = History()
  /// What the user is asked or shown over the page.
  var panel: Panel?
  /// What is being typed.
  var prompt: Prompt?
  /// The letters over the links that are in view.
  var hints: Hints?
  /// What was searched for, and which match is shown.
  var search: (text: TextSearch, current: Range<Int>)?
  /// A message for the status line, until something happens.
  var message: String?
  /// The cell that the mouse is over, if it is over the page.
  var pointer: (column: Int, row: Int)?
  /// Whether the mouse was used last, rather than the keyboard.
  var usesPointer = false
  /// The link beside which the mouse went down, with nothing under it.
  var pressedBeside: LinkID?
  /// The address that was chosen, where it is to be printed.
  var chosenAddress: String?
  /// What ended the run, if it was an error.
  var failure: Failure?
  /// The headings of the page, once they are asked for.
  private var knownHeadings: [Heading]?
  /// The offset in the text of what is at the top, from which a new width goes on.
  private var anchor: (offset: Int, line: Double)?
  private var isAdjusting = false
  /// A page that was laid out beside the loop.
  private let arrived = Arrival()

  /// Where the loader leaves a page for the loop.
  private final class Arrival: Sendable {
    private let pages = Mutex<[Result<ViewedPage, Failure>]>([])
    func put(_ page: Result<ViewedPage, Failure>) { pages.withLock { $0.append(page) } }
    func take() -> [Result<ViewedPage, Failure>] {
      pages.withLock { pages in
        defer { pages = [] }
        return pages
      }
    }
  }

  init(host: TerminalHost, loader: PageLoader, page: ViewedPage) {
    self.host = host
    self.loader = loader
    self.page = page
    settings = loader.settings
    host.driver.window.addSubview(scroll)
    host.reservedRows = 1
    host.onResize = { [unowned self] in layOut($0) }
    host.onThemeChange = { [unowned self] _ in applyTheme() }
    host.onKey = { [unowned self] in take($0) }
    host.onMouse = { [unowned self] in take($0) }
    host.onPaste = { [unowned self] in takePasted($0) }
    host.onDraw = { [unowned self] in drawOverlay(on: &$0) }
    host.onPost = { [unowned self] in takeArrivals() }
    host.onConfirm = { [unowned self] in confirm($0, $1) }
    host.onMenu = { [unowned self] titles, _, chosen in showMenu(titles, chosen) }
    host.driver.linkOpener.onActivate = { [unowned self] in follow($0) }
    host.driver.linkOpener.onEvent = { [unowned self] _, _ in this(redraws: true) }
    scroll.delegate = self
    install(page)
  }

  private func this(redraws: Bool) {
    if redraws { host.redrawOverlay() }
  }

  /// The height of a row, in points.
  static let row = TerminalHost.cellSize.height

  /// The headings of the page.
  var headings: [Heading] {
    if let knownHeadings { return knownHeadings }
    let headings = Heading.all(in: page.text)
    knownHeadings = headings
    return headings
  }

  /// Loads what of the page is not there yet, beside the loop.
  func load(_ source: PageLoader.Source) {
    let (loader, arrived) = (loader, arrived)
    let width = Double(host.size.columns) * TerminalHost.cellSize.width
    Task.detached {
      do throws(Failure) {
        arrived.put(.success(try loader.page(source, width: width)))
      } catch {
        arrived.put(.failure(error))
      }
      TerminalHost.post()
    }
  }

  private func takeArrivals() {
    for arrival in arrived.take() {
      switch arrival {
      case .success(let whole):
        // The user may have gone elsewhere meanwhile.
        guard page.isBeginning, whole.path == page.path else { continue }
        let offset = topOffset
        install(whole)
        show(offset: min(offset, whole.text.utf8Count))
      case .failure(let error): message = "the rest of the file: \(error.words)"
      }
      host.redrawOverlay()
    }
  }

  /// Shows a page from its top.
  func install(_ new: ViewedPage) {
    page = new
    knownHeadings = nil
    search = nil
    hints = nil
    textView.removeFromSuperview()
    let view = TextView()
    view.assessor = new.assessor
    view.setLayout(
      new.layout, typeface: Typeface(font: Font(size: 16), shaper: CellShaper()))
    view.delegate = host.driver.linkOpener
    textView = view
    applyTheme()
    scroll.addSubview(view)
    layOutPage()
    anchor = nil
    scroll.contentOffset = Point(x: 0, y: 0)
  }

  private func layOut(_ bounds: Rect) {
    let offset = anchor?.offset ?? topOffset
    isAdjusting = true
    scroll.frame = bounds
    layOutPage()
    show(offset: offset)
    isAdjusting = false
    anchor = (offset, scroll.contentOffset.y)
  }

  private func layOutPage() {
    let width = scroll.bounds.width
    if textView.bounds.width != width {
      textView.frame = Rect(x: 0, y: 0, width: width, height: textView.frame.height)
    }
    let height = textView.layout.bounds.height
    textView.frame = Rect(x: 0, y: 0, width: width, height: height)
    scroll.contentSize = Size(width: width, height: height)
  }

  /// The offset in the text at the top of what is shown.
  var topOffset: Int {
    let layout = textView.layout
    guard layout.lineCount > 0, scroll.contentOffset.y > 0 else { return 0 }
    return layout.caret(nearest: Point(x: 0, y: scroll.contentOffset.y + Self.row / 2)).offset
  }

  /// Scrolls so that the line of an offset is the first.
  func show(offset: Int) {
    guard textView.layout.lineCount > 0 else { return }
    scroll.contentOffset = Point(x: 0, y: textView.layout.caret(at: offset).y)
  }

  /// Scrolls so that the line of an offset is shown, in the middle if it was not.
  func reveal(offset: Int) {
    guard textView.layout.lineCount > 0 else { return }
    let y = textView.layout.caret(at: offset).y
    let top = scroll.contentOffset.y
    guard y < top || y + Self.row > top + scroll.bounds.height else { return }
    let rows = (scroll.bounds.height / Self.row / 3).rounded(.down)
    scroll.contentOffset = Point(x: 0, y: y - rows * Self.row)
  }

  /// Gives texts and links colors that suit the terminal's own.
  private func applyTheme() {
    let theme = host.theme
    textView.textColor = theme.foreground
    textView.linkStyles = theme.isDark ? .onDark : .onLight
    host.redraw()
  }
}

extension Viewer: ScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: ScrollView) {
    // The place to keep is where the user scrolled to, not where a new width moved it.
    if !isAdjusting { anchor = nil }
    host.redraw()
  }
}

extension LinkStyles {
  /// For light letters on a dark page.
  fileprivate static let onDark = LinkStyles(
    normal: LinkStyle(
      foreground: Color(red: 0.45, green: 0.68, blue: 1), isUnderlined: true),
    visited: LinkStyle(foreground: Color(red: 0.78, green: 0.6, blue: 1)),
    hovered: LinkStyle(background: Color(red: 0.16, green: 0.22, blue: 0.34)),
    focused: LinkStyle(focusRing: .white),
    pressed: LinkStyle(background: Color(red: 0.25, green: 0.35, blue: 0.55)),
    inert: LinkStyle(foreground: Color(red: 0.6, green: 0.6, blue: 0.6), isUnderlined: false))

  /// For dark letters on a light page.
  fileprivate static let onLight = LinkStyles(
    normal: LinkStyle(foreground: Color(red: 0, green: 0.2, blue: 0.8), isUnderlined: true),
    visited: LinkStyle(foreground: Color(red: 0.4, green: 0.1, blue: 0.6)),
    hovered: LinkStyle(background: Color(red: 0.85, green: 0.9, blue: 1)),
    focused: LinkStyle(focusRing: .black),
    pressed: LinkStyle(background: Color(red: 0.7, green: 0.8, blue: 1)),
    inert: LinkStyle(foreground: Color(red: 0.4, green: 0.4, blue: 0.4), isUnderlined: false))
}
