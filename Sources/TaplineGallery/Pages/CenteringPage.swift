import TapGTK
import TapHost
import TapLayout
import TapShaping
import TapText
import TapViews
import TapControls

/// The article's strips: one that fits and is in the middle, one that begins at the left and
/// scrolls; and a button that makes the first as wide as the second.
final class CenteringPage: GalleryPage {
  private let text = TextView()
  private let narrow = CenteringScrollView()
  private let wide = CenteringScrollView()
  private let column = GTKBox(isColumn: true)

  init(_ shaper: HarfBuzzShaper) {
    super.init(name: "centering", title: "In the middle, or scrolled")
    text.identifier = "text"
    text.typeface.shaper = shaper
    text.text = GalleryTexts.linked(
      "What is narrower than the window stands in the middle, what is wider ", "scrolls", ".",
      to: "https://example.com/centering")
    text.delegate = opener
    view.window.typefaceOverride = Typeface(shaper: shaper)
    view.window.addSubview(text)
    setUp(narrow, name: "narrow", count: 3)
    setUp(wide, name: "wide", count: 16)
    column.add(view, grows: true)
    column.add(
      GTKButton("As wide as the second", toggles: true) { [unowned self] isDown in
        (narrow.contentView as? ChipRow)?.show(isDown ? 16 : 3)
      })
  }

  private func setUp(_ strip: CenteringScrollView, name: String, count: Int) {
    strip.identifier = name
    strip.backgroundColor = Color(red: 0.92, green: 0.92, blue: 0.94)
    strip.setContent(ChipRow(count: count, of: name))
    view.window.addSubview(strip)
  }

  override var root: any GTKWidget { column }

  override var onlyText: TextView? { text }

  override func layOut() {
    let width = view.window.bounds.width
    text.frame = Rect(x: 24, y: 24, width: max(0, width - 48), height: 48)
    narrow.frame = Rect(x: 0, y: 96, width: width, height: 44)
    wide.frame = Rect(x: 0, y: 160, width: width, height: 44)
  }
}

/// A row of buttons that are 80 points wide, 88 points from one to the next.
private final class ChipRow: View {
  private let name: String

  init(count: Int, of name: String) {
    self.name = name
    super.init(frame: .zero)
    backgroundColor = .white
    show(count)
  }

  /// Shows so many buttons, and is as wide as that takes.
  func show(_ count: Int) {
    for chip in subviews.dropFirst(count) { chip.removeFromSuperview() }
    for index in subviews.count..<max(count, subviews.count) {
      let chip = Button(title: "\(index)")
      chip.identifier = "\(name)-\(index)"
      chip.frame = Rect(x: 8 + 88 * Double(index), y: 4, width: 80, height: 36)
      chip.fillColor = Color(red: 0.86, green: 0.91, blue: 1)
      chip.cornerRadius = 10
      addSubview(chip)
    }
    frame.width = 8 + 88 * Double(count)
  }
}
