import TapDraw
import TapInteraction
import TapLayout
import TapText
import TapViews

/// The view of one item of a tab bar: its whole cell is hit (BDG-5, ANI-4).
final class TabBarButton: Control {
  /// The item that it shows.
  let item: TabBarItem
  private let title = Label()
  private let badge = BadgeView()
  /// The bounces of the icon.
  private var bounce = BounceTiming()

  init(_ item: TabBarItem) {
    self.item = item
    super.init()
    title.alignment = .center
    title.accessibilityElementsHidden = true
    addSubview(title)
    addSubview(badge)
    appearanceDidChange()
  }

  private var bar: TabBar? { superview as? TabBar }

  override var hitBounds: Rect? { bounds }

  // An icon that bounces stays in the cell, and what sticks out of it is a badge's or a label's.
  override var ownDrawnBounds: Rect? { bounds }

  override var canBecomeFocused: Bool { false }

  /// What the item goes through.
  var itemState: TabBarItemState {
    var state: TabBarItemState = []
    if bar?.selectedItem === item { state.insert(.selected) }
    if !item.isEnabled { state.insert(.disabled) }
    if let bar, let index = bar.focusedIndex, bar.items.indices.contains(index),
      bar.items[index] === item
    {
      state.insert(.focused)
    }
    return state
  }

  /// The effective appearance.
  var looks: TabBarItemStateAppearance {
    let style = bar?.itemStyle ?? .stacked
    let appearance = bar?.effectiveAppearance ?? TabBarAppearance()
    return appearance.itemAppearance(for: style).appearance(for: itemState)
  }

  /// Takes over how the item looks now.
  func appearanceDidChange() {
    isEnabled = item.isEnabled
    identifier = bar.flatMap { bar in bar.identifier.map { "\($0).\(bar.name(of: item))" } }
    let looks = looks
    var text = AttributedText(item.title ?? "")
    if let attributes = looks.titleTextAttributes {
      text.updateAttributes(in: 0..<text.utf8Count) { $0 = attributes }
    }
    title.text = text
    title.isHidden = text.utf8Count == 0
    badge.show(item, looks)
    let places = places
    title.frame = places.title
    badge.place(at: places.icon, looks, isMirrored: traits.isRightToLeft)
    setNeedsDisplay()
  }

  override func layoutSubviews() { appearanceDidChange() }

  /// The frames of picture and title.
  private var places: TabBarItemPlaces {
    TabBarItemPlaces(
      in: bounds, style: bar?.itemStyle ?? .stacked, hasIcon: icon != nil,
      titleSize: title.isHidden ? nil : title.sizeThatFits(),
      titleShift: looks.titlePositionAdjustment ?? Point(x: 0, y: 0),
      isMirrored: traits.isRightToLeft)
  }

  /// The picture for the state and the room.
  private var icon: Icon? {
    if itemState.contains(.selected), let selected = item.selectedIcon { return selected }
    return traits.vertical == .compact ? item.landscapeIcon ?? item.icon : item.icon
  }

  override func draw(on surface: inout some Surface, visible: Rect) {
    let frame = places.icon
    let scale = iconScale
    let size = Size(width: frame.width * scale, height: frame.height * scale)
    icon?.draw(
      on: &surface,
      in: Rect(
        x: frame.center.x - size.width / 2, y: frame.center.y - size.height / 2,
        width: size.width, height: size.height),
      color: shown(looks.iconColor ?? .unselected))
    if itemState.contains(.focused) {
      surface.stroke(Path(bounds.inset(by: 2), cornerRadius: 6), with: .tint, width: 2)
    }
  }

  private func shown(_ color: Color) -> Color { isHighlighted ? color.faded(by: 0.6) : color }

  override func touchesBegan(_ touch: Touch) {
    guard item.isEnabled, bar?.claim(touch.pointer) ?? true else { return }
    super.touchesBegan(touch)
  }

  override func touchesEnded(_ touch: Touch) {
    bar?.release(touch.pointer)
    super.touchesEnded(touch)
  }

  override func touchesCancelled(_ touch: Touch) {
    bar?.release(touch.pointer)
    super.touchesCancelled(touch)
  }

  override func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
    bar?.gestureRecognizerShouldBegin(recognizer) ?? true
  }

  override func performAction() { bar?.userDidChoose(item) }

  /// The scale of the icon now.
  var iconScale: Double { bounce.scale(at: window?.time ?? 0) }

  /// Lets the icon bounce, on top of what bounces already (ANI-3).
  func bounceIcon() {
    guard let window, !window.reducesMotion else { return }
    window.log(self, .call("bounce"))
    bounce.begin(at: window.time)
    window.animate(duration: BounceTiming.duration) { [weak self] _ in self?.setNeedsDisplay() }
  }

  override var ownAccessibilityNode: AccessibilityNode? {
    let name = item.accessibilityLabel ?? item.title ?? item.icon?.name ?? ""
    var traits: AccessibilityTraits = item.isEnabled ? .focusable : .disabled
    if itemState.contains(.selected) { traits.insert(.selected) }
    let words = [name, item.badgeValue ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
    var node = AccessibilityNode(
      .tab, of: self, name: words, traits: traits, isFocused: itemState.contains(.focused))
    if let bar, let index = bar.items.firstIndex(where: { $0 === item }) {
      node.position = AccessibilityNode.Position(index: index, count: bar.items.count)
    }
    return node
  }
}
