public import TapDraw
import TapInteraction
public import TapLayout
public import TapText
public import TapViews

/// A control with a title or a picture.
///
/// The counterpart of `UIButton`. It is hit by the shape that is drawn: where its corners are round,
/// not in the corners of its bounds, unless ``hitsByShape`` is off.
///
///     let button = Button(title: "Close")
///     button.onActivate = { _ in modal.dismiss() }
open class Button: Control {
  /// The words; `nil` shows none.
  public var title: String? {
    didSet {
      label.text = AttributedText(title ?? "")
      setNeedsLayout()
    }
  }

  /// The picture, over the words.
  public var icon: Icon? { didSet { setNeedsLayout() } }

  /// The color of the words and of a symbol.
  public var tintColor = Color.tint {
    didSet {
      label.textColor = tintColor
      setNeedsDisplay()
    }
  }

  /// The color of the area, which is drawn in the button's shape; `nil` draws none.
  public var fillColor: Color? { didSet { setNeedsDisplay() } }

  /// How round the corners are, in points; at most half of the shorter side.
  public var cornerRadius = 0.0 {
    didSet {
      guard cornerRadius != oldValue else { return }
      hitBoundsDidChange()
      setNeedsDisplay()
    }
  }

  /// Whether points in the corners that are cut off are not in the button (NOTCH-7).
  public var hitsByShape = true { didSet { hitBoundsDidChange() } }

  /// A shadow, which is drawn and never hit; `nil` draws none (NOTCH-8).
  public var shadow: Shadow? { didSet { drawBoundsDidChange() } }

  private let label = Label()

  /// Makes a button.
  public init(title: String? = nil, icon: Icon? = nil, frame: Rect = .zero) {
    self.title = title
    self.icon = icon
    super.init(frame: frame)
    label.text = AttributedText(title ?? "")
    label.alignment = .center
    label.textColor = tintColor
    label.accessibilityElementsHidden = true
    addSubview(label)
    layoutSubviews()
  }

  /// Promises the bounds, as long as no subclass takes points elsewhere.
  open override var hitBounds: Rect? { type(of: self) == Button.self ? bounds : nil }

  /// Takes points of the drawn shape.
  open override func contains(_ point: Point) -> Bool {
    guard bounds.contains(point) else { return false }
    return !hitsByShape || cornerRadius <= 0 || bounds.containsRounded(point, radius: cornerRadius)
  }

  /// Puts the words under the picture, or in the middle.
  open override func layoutSubviews() {
    label.isHidden = (title ?? "").isEmpty
    label.frame =
      icon == nil
      ? bounds : Rect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
  }

  /// The shape and its shadow.
  open override var ownDrawnBounds: Rect? {
    guard type(of: self) == Button.self else { return nil }
    guard let shadow else { return bounds.inset(by: -1) }
    return bounds.union(bounds.translated(x: shadow.offset.x, y: shadow.offset.y))
      .inset(by: -shadow.radius)
  }

  private var iconRect: Rect {
    let room =
      label.isHidden ? bounds : Rect(x: 0, y: 0, width: bounds.width, height: bounds.height / 2)
    let extent = min(Symbol.extent, room.width, room.height)
    return Rect(
      x: room.center.x - extent / 2, y: room.center.y - extent / 2, width: extent, height: extent)
  }

  /// Draws the shadow, the area and the picture; less opaque while pressed or turned off.
  open override func draw(on surface: inout some Surface, visible: Rect) {
    let shape = Path(bounds, cornerRadius: cornerRadius)
    shadow?.draw(under: shape, on: &surface)
    if let fillColor {
      surface.fill(shape, with: isHighlighted || !isEnabled ? fillColor.faded(by: 0.6) : fillColor)
    }
    icon?.draw(
      on: &surface, in: iconRect,
      color: isHighlighted || !isEnabled ? tintColor.faded(by: 0.5) : tintColor)
    if window?.focusedView === self { surface.stroke(shape, with: .tint, width: 2) }
  }

  /// A button, called by its words or its picture.
  open override var ownAccessibilityNode: AccessibilityNode? {
    var node = AccessibilityNode(
      .button, of: self, name: title ?? icon?.name ?? "",
      traits: isEnabled ? .focusable : .disabled)
    node.isEllipse =
      hitsByShape && bounds.width == bounds.height && cornerRadius >= bounds.width / 2
    return node
  }
}
