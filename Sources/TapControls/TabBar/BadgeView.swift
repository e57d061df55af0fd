import TapDraw
import TapLayout
import TapText
import TapViews

/// The small round mark on an item, with a few words or none; it is never hit (BDG-5).
final class BadgeView: View {
  /// The height with text, and the diameter of a dot, in points.
  private static let extents = (words: 18.0, dot: 10.0)

  private let label = Label()
  private var color = Color.badge

  init() {
    super.init()
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    isHidden = true
    label.alignment = .center
    addSubview(label)
  }

  override var ownDrawnBounds: Rect? { bounds }

  /// Takes over the words and colors (BDG-3, BDG-4).
  func show(_ item: TabBarItem, _ looks: TabBarItemStateAppearance) {
    isHidden = item.badgeValue == nil
    color = item.badgeColor ?? looks.badgeBackgroundColor ?? .badge
    var text = AttributedText(item.badgeValue ?? "")
    if let attributes = looks.badgeTextAttributes {
      text.updateAttributes(in: 0..<text.utf8Count) { $0 = attributes }
    }
    label.text = text
    setNeedsDisplay()
  }

  /// Positions the badge at the upper outer corner of the picture.
  func place(at icon: Rect, _ looks: TabBarItemStateAppearance, isMirrored: Bool) {
    let words = label.sizeThatFits()
    let isDot = label.text.utf8Count == 0
    let height = isDot ? Self.extents.dot : max(Self.extents.words, words.height)
    let width = isDot ? Self.extents.dot : max(height, words.width + 8)
    let shift = looks.badgePositionAdjustment ?? Point(x: 0, y: 0)
    let x = isMirrored ? icon.x - width + 6 : icon.maxX - 6
    frame = Rect(x: x, y: icon.y - 3, width: width, height: height)
      .translated(x: shift.x, y: shift.y)
    let inner = looks.badgeTitlePositionAdjustment ?? Point(x: 0, y: 0)
    label.frame = bounds.translated(x: inner.x, y: inner.y)
  }

  override func draw(on surface: inout some Surface, visible: Rect) {
    surface.fill(Path(bounds, cornerRadius: bounds.height / 2), with: color)
  }
}
