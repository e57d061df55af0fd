import TapInteraction
import TapLayout
import TapText

/// The cell of a segment: what it says, and the element that it is for assistive technology.
///
/// It is never hit: touches are the control's, which lets them slide from cell to cell.
final class SegmentCell: View {
  private unowned let control: SegmentedControl
  private let index: Int

  init(of control: SegmentedControl, index: Int) {
    self.control = control
    self.index = index
    super.init()
    isUserInteractionEnabled = false
  }

  private var segment: Segment? {
    control.segments.indices.contains(index) ? control.segments[index] : nil
  }

  override var ownAccessibilityNode: AccessibilityNode? {
    guard let segment else { return nil }
    let middle = convertToRoot(bounds.center)
    let isHit = window?.hitTest(middle, for: .touch) === control
    var node = AccessibilityNode(
      role: control.isMomentary ? .button : .radioButton, view: self, link: nil,
      name: segment.title, value: nil, rects: [convertToRoot(bounds)],
      activationPoint: isHit ? middle : nil, traits: traits(of: segment),
      isFocused: control.focusedSegmentIndex == index)
    node.position = AccessibilityNode.Position(index: index, count: control.segments.count)
    return node
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
