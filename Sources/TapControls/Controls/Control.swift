public import TapInteraction
public import TapLayout
public import TapText
public import TapViews

/// A view with an action of its own: pressed, and released inside.
///
/// The counterpart of `UIControl`. The taps of what it is in do not go before its action; those of
/// a recognizer on the control itself do (GR-19, GR-20). A scroll view does not take its touches
/// away (SCR-4).
open class Control: View {
  /// Called when the control is used: by a release inside, by Enter or Space, by assistive
  /// technology.
  public var onActivate: ((Control) -> Void)?

  /// Whether it can be used.
  public var isEnabled = true { didSet { if isEnabled != oldValue { setNeedsDisplay() } } }

  /// Whether a touch that began in it is inside it.
  public private(set) var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }

  /// The pointer whose touch began in it.
  private var pressing: PointerID?

  /// Promises the bounds, as long as no subclass takes points elsewhere.
  open override var hitBounds: Rect? { type(of: self) == Control.self ? bounds : nil }

  /// A scroll does not take its touches away (SCR-4).
  open override var allowsScrollingToCancelTouches: Bool { false }

  /// Whether it can be used.
  open override var canBecomeFocused: Bool { isEnabled }

  /// Takes the keyboard focus, and is scrolled into view (KEY-8).
  open override func takeFocus(forward: Bool) -> Bool {
    guard canBecomeFocused else { return false }
    scrollToVisible(bounds)
    return true
  }

  /// Uses the control, if it can be used.
  public func activate() { if isEnabled { performAction() } }

  /// Does what the control is for; by default its ``onActivate``.
  func performAction() {
    window?.log(self, .call("action"))
    onActivate?(self)
  }

  /// Highlights the control; other touches do nothing until the first is over.
  open override func touchesBegan(_ touch: Touch) {
    guard pressing == nil, isEnabled, touch.button == .primary else { return }
    pressing = touch.pointer
    isHighlighted = true
  }

  /// Highlights the control as long as the touch is inside.
  open override func touchesMoved(_ touch: Touch) {
    if touch.pointer == pressing { isHighlighted = isEnabled && holds(touch) }
  }

  /// Uses the control, if the touch ended inside.
  open override func touchesEnded(_ touch: Touch) {
    guard touch.pointer == pressing else { return }
    touchesCancelled(touch)
    if holds(touch) { activate() }
  }

  /// Uses nothing.
  open override func touchesCancelled(_ touch: Touch) {
    guard touch.pointer == pressing else { return }
    pressing = nil
    isHighlighted = false
  }

  private func holds(_ touch: Touch) -> Bool { touch.location(in: self).map(contains) ?? false }

  /// Refuses the single taps of recognizers on the views that it is in (GR-19).
  open override func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
    recognizer.kind != .tap || recognizer.view === self
  }

  /// Uses the control with Enter or Space.
  open override func keyPressed(_ event: KeyEvent) -> Bool {
    guard event.isDown, [.enter, .keypadEnter, .space].contains(event.key) else { return false }
    if !event.isRepeat { activate() }
    return true
  }

  /// A button.
  open override var ownAccessibilityNode: AccessibilityNode? {
    AccessibilityNode(.button, of: self, traits: isEnabled ? .focusable : .disabled)
  }

  /// Uses the control.
  @discardableResult
  open override func accessibilityPerform(
    _ action: AccessibilityAction, of link: LinkID?
  ) -> Bool {
    guard action == .activate, isEnabled else { return false }
    activate()
    return true
  }
}
