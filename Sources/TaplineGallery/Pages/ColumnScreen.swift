import TapLayout
import TapText
import TapViews
import TapControls

/// A screen of one color with a title and buttons below it, in the middle.
final class ColumnScreen: ViewController {
  private let color: Color
  private let heading: Label
  private var buttons: [Button] = []

  init(_ name: String, _ heading: String, _ color: Color, ink: Color = .white) {
    self.color = color
    var attributes = TextAttributes()
    attributes.fontScale = 2
    attributes.foreground = ink
    self.heading = Label(AttributedText(heading, attributes: attributes))
    self.heading.alignment = .center
    super.init()
    identifier = name
    title = heading
  }

  /// Adds a button, called by the screen's name and its number.
  func add(_ title: String, action: @escaping () -> Void) {
    let button = Button(title: title)
    button.identifier = "\(identifier ?? "").\(buttons.count)"
    button.tintColor = .white
    button.fillColor = Color(red: 1, green: 1, blue: 1, alpha: 0.2)
    button.cornerRadius = 8
    button.onActivate = { _ in action() }
    buttons.append(button)
  }

  override func loadView() {
    view = ColumnView([heading] + buttons)
    view.backgroundColor = color
  }
}

/// Rows of 40 points around the middle.
private final class ColumnView: View {
  init(_ rows: [View]) {
    super.init()
    for row in rows { addSubview(row) }
  }

  override func layoutSubviews() {
    let room = bounds.inset(by: safeAreaInsets)
    let top = room.center.y - 24 * Double(subviews.count)
    for (index, row) in subviews.enumerated() {
      row.frame = Rect(
        x: room.center.x - 120, y: top + 48 * Double(index), width: 240, height: 40)
    }
  }
}
