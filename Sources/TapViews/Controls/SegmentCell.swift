import TapDraw
import TapInteraction
import TapLayout
import TapText

/// The cell of a segment: what it says, and the element that it is for assistive technology.
///
/// It is never hit: touches are the control's, which lets them slide from cell to cell.
final class SegmentCell: View {
  private unowned let control: SegmentedControl
  private let index: Int
  private let label = Label()

  init(of control: SegmentedControl, index: Int) {
    self.control = control
    self.index = index
    super.init()
    isUserInteractionEnabled = false
    label.alignment = .center
    label.accessibilityElementsHidden = true
    addSubview(label)
    looksDidChange()
  }

  private var segment: Segment? {
    control.segments.indices.contains(index) ? control.segments[index] : nil
  }

  /// Takes over what the segment says and how.
  func looksDidChange() {
    guard let segment else { return }
    let isChosen = control.selectedSegmentIndex == index
    var text = AttributedText(segment.title)
    text.updateAttributes(in: 0..<text.utf8Count) { $0.fontWeight = isChosen ? 600 : 400 }
    label.text = text
    label.textColor = color
    label.isHidden = segment.icon != nil
    setNeedsDisplay()
  }

  private var color: Color {
    let isEnabled = control.isEnabled && segment?.isEnabled == true
    return isEnabled ? control.style.title : control.style.disabledTitle
  }

  override func layoutSubviews() { label.frame = bounds.inset(by: Insets(left: 4, right: 4)) }

  override func draw(on surface: inout some Surface, visible: Rect) {
    guard let icon = segment?.icon else { return }
    let extent = max(0, min(Symbol.extent, bounds.width - 8, bounds.height - 8))
    let corner = Point(x: bounds.center.x - extent / 2, y: bounds.center.y - extent / 2)
    icon.draw(
      on: &surface, in: Rect(x: corner.x, y: corner.y, width: extent, height: extent), color: color)
  }

  override var ownAccessibilityNode: AccessibilityNode? {
    guard let segment else { return nil }
    let middle = convertToRoot(bounds.center)
    let isHit = window?.hitTest(middle, for: .touch) === control
    var node = AccessibilityNode(
      role: role, view: self, link: nil,
      name: segment.title, value: nil, rects: [convertToRoot(bounds)],
      activationPoint: isHit ? middle : nil, traits: traits(of: segment),
      isFocused: control.focusedSegmentIndex == index)
    node.position = AccessibilityNode.Position(index: index, count: control.segments.count)
    return node
  }

  private var role: AccessibilityNode.Role {
    control.choosesScreens ? .tab : control.isMomentary ? .button : .radioButton
  }

  private func traits(of segment: Segment) -> AccessibilityTraits {
    var traits: AccessibilityTraits = []
    if control.selectedSegmentIndex == index { traits.insert(.selected) }
    traits.insert(control.isEnabled && segment.isEnabled ? .focusable : .disabled)
    return traits
  }

  override func accessibilityPerform(_ action: AccessibilityAction, of link: LinkID?) -> Bool {
    switch action {
    case .activate: return control.choose(index)
    case .focus:
      guard control.canChoose(index), control.isEnabled, window?.focus(control) == true else {
        return false
      }
      control.focusedSegmentIndex = index
      return true
    case .showMenu: return false
    }
  }
}
