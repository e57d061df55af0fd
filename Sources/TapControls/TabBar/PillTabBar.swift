public import TapDraw
public import TapLayout
import TapText
import TapViews

/// A bar of its own width with round corners, above the edge of the screen; the selected item is wider
/// than the others.
///
/// The bar that the seed draws with SwiftUI over a hidden bar of the system. Here there is no other
/// bar below, so that touches beside it reach the content at its full width (SWB-4).
///
/// | length | points |
/// |---|---|
/// | an item, the selected one | 80, 120 |
/// | the height of an item, of the bar | 60, 70 |
/// | between items, around them | 8, 6 |
/// | above and below the bar | 26 |
open class PillTabBar: TabBar {
  /// The width of an item that is not selected, in points.
  public static let itemWidth = 80.0
  /// The width of the selected item, in points.
  public static let selectedItemWidth = 120.0
  /// The height of an item, in points.
  public static let itemHeight = 60.0
  /// The space between items, in points.
  public static let itemSpacing = 8.0
  /// The space before the first item and after the last, in points.
  public static let padding = 6.0
  /// The height of the bar, in points.
  public static let pillHeight = 70.0
  /// The space above and below the bar, in points.
  public static let verticalPadding = 26.0
  /// How round the bar and its items are, in points.
  public static let cornerRadii = (bar: 15.0, item: 10.0)

  /// What is done where the items do not fit (SWB-5).
  public enum Overflow: String, Sendable, Hashable, CaseIterable {
    /// The bar overflows on both sides.
    case overflow
    /// The space between items gives way, then their widths.
    case fit
  }

  /// What is done where the items do not fit.
  public var overflow = Overflow.overflow { didSet { setNeedsLayout() } }

  /// Called when another item was selected by the user, and not for the same again (SWB-8).
  public var onSelect: ((Int) -> Void)?

  /// Makes a bar in a light blue.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    let blue = Color(red: 0, green: 0.48, blue: 1)
    standardAppearance.configureWithOpaqueBackground()
    standardAppearance.backgroundColor = blue.faded(by: 0.2)
    standardAppearance.selectionIndicatorTintColor = blue.faded(by: 0.4)
    for path in [\TabBarItemAppearance.normal, \.selected] {
      let color = path == \.selected ? Color.black : .unselected
      standardAppearance.stackedLayoutAppearance[keyPath: path].iconColor = color
      standardAppearance.stackedLayoutAppearance[keyPath: path].titleTextAttributes = .init()
      standardAppearance.stackedLayoutAppearance[keyPath: path].titleTextAttributes?.foreground =
        color
    }
  }

  /// The width of a bar of some items, whichever is selected (SWB-10).
  public static func width(ofItems count: Int) -> Double {
    guard count > 0 else { return 2 * padding }
    let others = Double(count - 1)
    return others * (itemWidth + itemSpacing) + selectedItemWidth + 2 * padding
  }

  /// The bar within the bounds: in the middle, a little above the bottom.
  public var pillFrame: Rect {
    let width = pillWidth
    let bottom = bounds.maxY - safeAreaInsets.bottom - Self.verticalPadding
    return Rect(
      x: bounds.center.x - width / 2, y: bottom - Self.pillHeight, width: width,
      height: Self.pillHeight)
  }

  private var pillWidth: Double {
    let width = Self.width(ofItems: items.count)
    return overflow == .fit ? min(width, bounds.width) : width
  }

  /// The rounded bar.
  open override var shape: Path { Path(pillFrame, cornerRadius: Self.cornerRadii.bar) }

  /// Returns whether a point is in the rounded bar (SWB-9).
  open override func shapeContains(_ point: Point) -> Bool {
    let frame = pillFrame
    return frame.contains(point) && frame.containsRounded(point, radius: Self.cornerRadii.bar)
  }

  /// The items in the bar; the selected one is wider, so the ones after it move (SWB-2).
  open override var itemFrames: [Rect] {
    let pill = pillFrame
    let (factor, spacing) = fittedExtents
    let y = pill.center.y - Self.itemHeight / 2
    var x = pill.x + Self.padding
    let selected = selectedIndex ?? 0
    let frames = items.indices.map { index in
      let width = factor * (index == selected ? Self.selectedItemWidth : Self.itemWidth)
      defer { x += width + spacing }
      return Rect(x: x, y: y, width: width, height: Self.itemHeight)
    }
    guard traits.isRightToLeft else { return frames }
    return frames.map { frame in
      var mirrored = frame
      mirrored.x = pill.x + pill.maxX - frame.maxX
      return mirrored
    }
  }

  /// The share of their widths that items keep, and the space between them, where they must fit.
  private var fittedExtents: (factor: Double, spacing: Double) {
    let missing = Self.width(ofItems: items.count) - pillWidth
    guard missing > 0, items.count > 1 else { return (1, Self.itemSpacing) }
    let gaps = Double(items.count - 1)
    if missing <= gaps * Self.itemSpacing { return (1, Self.itemSpacing - missing / gaps) }
    let widths = gaps * Self.itemWidth + Self.selectedItemWidth
    return (max(0, (pillWidth - 2 * Self.padding) / widths), 0)
  }

  /// The picture over the words, however much width there is.
  open override var itemStyle: TabBarItemStyle { .stacked }

  /// The whole of the selected item.
  open override func selectionIndicatorShape(in cell: Rect) -> Path {
    Path(cell, cornerRadius: Self.cornerRadii.item)
  }

  /// As wide as the given size, and as high as the bar with its margins.
  open override func sizeThatFits(_ size: Size) -> Size {
    let height = Self.pillHeight + 2 * Self.verticalPadding + safeAreaInsets.bottom
    return Size(width: size.width, height: height)
  }

  override var drawsHairline: Bool { false }

  override func reportSelection(of item: TabBarItem, isNew: Bool) {
    super.reportSelection(of: item, isNew: isNew)
    if isNew, let index = items.firstIndex(where: { $0 === item }) { onSelect?(index) }
  }
}
