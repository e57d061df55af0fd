import TapGTK
import TapHost
import TapLayout
import TapShaping
import TapText
import TapViews

/// Opens and closes windows one after another, each once it has been drawn, for those who look for
/// what a window leaves behind.
final class WindowCycle {
  private let shaper: HarfBuzzShaper
  private var rest: Int
  /// How many windows were opened and drawn.
  private var count = 0
  private var window: GTKWindow?

  /// Makes a cycle of a number of windows.
  init(count: Int, _ shaper: HarfBuzzShaper) {
    rest = count
    self.shaper = shaper
  }

  /// Opens the next window; after the last the program ends.
  func openNext() {
    guard rest > 0 else { return GTKLoop.quit() }
    rest -= 1
    let window = GTKWindow(title: "Tapline", width: 300, height: 200)
    let widget = TapWidget()
    fill(widget)
    window.setChild(widget)
    window.closeHandler = { [unowned self] in openNext() }
    self.window = window
    window.present()
  }

  /// Puts a scrolled text with a link and a view behind it into a widget.
  private func fill(_ widget: TapWidget) {
    let (scroll, background, text) = (ScrollView(), View(), TextView())
    background.addGestureRecognizer(LongPressGestureRecognizer())
    text.typeface.shaper = shaper
    text.text = GalleryTexts.message(3 * rest)
    text.delegate = widget.driver.linkOpener
    widget.window.addSubview(background)
    widget.window.addSubview(scroll)
    scroll.addSubview(text)
    widget.setAccessibleLabel("Window \(rest)")
    widget.layoutHandler = { [unowned widget, unowned scroll, unowned background, unowned text] in
      background.frame = widget.window.bounds
      scroll.frame = widget.window.bounds
      text.frame = widget.window.bounds.inset(by: 10)
    }
    var isDrawn = false
    widget.timingHandler = { [unowned self] timing, _ in
      guard timing == .drawing, !isDrawn else { return }
      isDrawn = true
      GTKLoop.soon { [unowned self] in endWindow() }
    }
  }

  /// Closes the window, and prints the memory in use at every hundredth.
  private func endWindow() {
    count += 1
    if count % 100 == 0 { print("windows \(count) memory \(Self.memory) KB") }
    window?.close()
  }

  /// The memory that the program has, in kilobytes.
  private static var memory: Int {
    let words = ((try? FileBytes.read("/proc/self/statm")) ?? []).split(
      separator: UInt8(ascii: " "))
    let pages = words.count > 1 ? Int(String(decoding: words[1], as: UTF8.self)) ?? 0 : 0
    return pages * 4
  }
}
