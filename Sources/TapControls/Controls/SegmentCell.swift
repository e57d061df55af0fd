import TapDraw
import TapInteraction
import TapLayout
import TapText
import TapViews

/// The cell of a segment: what it says, and the element that it is for assistive technology.
///
/// It is never hit: touches are the control's, which lets them slide from cell to cell.
final class SegmentCell: View {
  /// The room between the words and the edges.
  private static let margin = 4.0

  private let index: Int
  private let label = Label()

  init(index: Int) {
    self.index = index
    super.init()
    isUserInteractionEnabled = false
    label.alignment = .center
    label.accessibilityElementsHidden = true
    addSubview(label)
  }

  /// The control's identifier with the index of the segment: `tabs.0`.
  override var identifier: String? {
    get { super.identifier ?? control?.identifier.map { "\($0).\(index)" } }
    set { super.identifier = newValue }
  }

  private var control: SegmentedControl? { superview as? SegmentedControl }

  private var segment: Segment? {
    guard let control, control.segments.indices.contains(index) else { return nil }
    return control.segments[index]
  }

  /// The width at which all of the words show.
  var widthThatFits: Double { label.sizeThatFits().width + 2 * Self.margin }

  /// Takes over what the segment says and how.
  func appearanceDidChange() {
    guard let control, let segment else { return }
    let isChosen = control.selectedSegmentIndex == index
    var text = AttributedText(segment.title)
    text.updateAttributes(in: 0..<text.utf8Count) { $0.fontWeight = isChosen ? 600 : 400 }
    label.text = text
    label.textColor = color(of: segment, in: control)
    label.isHidden = segment.icon != nil
    setNeedsDisplay()
  }

  private func color(of segment: Segment, in control: SegmentedControl) -> Color {
    let isEnabled = control.isEnabled && segment.isEnabled
    return isEnabled ? control.style.title : control.style.disabledTitle
  }

  override func layoutSubviews() {
    label.frame = bounds.inset(by: Insets(left: Self.margin, right: Self.margin))
  }

  override func draw(on surface: inout some Surface, visible: Rect) {
    guard let control, let segment, let icon = segment.icon else { return }
    let room = 2 * Self.margin
    let extent = max(0, min(Symbol.extent, bounds.width - room, bounds.height - room))
    let corner = Point(x: bounds.center.x - extent / 2, y: bounds.center.y - extent / 2)
    icon.draw(
      on: &surface, in: Rect(x: corner.x, y: corner.y, width: extent, height: extent),
      color: color(of: segment, in: control))
  }

  override var ownAccessibilityNode: AccessibilityNode? {
    guard let control, let segment else { return nil }
    let middle = convertToRoot(bounds.center)
    let isHit = window?.hitTest(middle, for: .touch) === control
    var node = AccessibilityNode(
      role: role(in: control), view: self, link: nil,
      name: segment.title, value: nil, rects: [convertToRoot(bounds)],
      activationPoint: isHit ? middle : nil, traits: traits(of: segment, in: control),
      isFocused: control.focusedSegmentIndex == index)
    node.position = AccessibilityNode.Position(index: index, count: control.segments.count)
    return node
  }

  private func role(in control: SegmentedControl) -> AccessibilityNode.Role {
    control.choosesScreens ? .tab : control.isMomentary ? .button : .radioButton
  }

  private func traits(
    of segment: Segment, in control: SegmentedControl
  ) -> AccessibilityTraits {
    var traits: AccessibilityTraits = []
    if control.selectedSegmentIndex == index { traits.insert(.selected) }
    traits.insert(control.isEnabled && segment.isEnabled ? .focusable : .disabled)
    return traits
  }

  override func accessibilityPerform(_ action: AccessibilityAction, of link: LinkID?) -> Bool {
    guard let control else { return false }
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
