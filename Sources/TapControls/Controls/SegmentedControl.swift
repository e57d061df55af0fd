public import TapDraw
public import TapInteraction
public import TapLayout
public import TapText
public import TapViews

/// A row of segments, of which a user selects one.
///
/// The counterpart of `UISegmentedControl`. A pressed finger slides from segment to segment; the
/// one where it lifts is selected. ``onChange`` is called only for a user's selection of another
/// segment: neither for one of the segment that is already selected (SEG-5), nor for one in code
/// (SEG-6), of which ``onSelectionChange`` is notified.
///
///     let control = SegmentedControl(items: ["Map", "Transit", "Satellite"])
///     control.selectedSegmentIndex = 0
///     control.onChange = { show(page: $0.selectedSegmentIndex) }
///
/// Its cells leave no gap, and run from right to left in a layout of that direction. The log lines
/// are `valueChanged INDEX` and `selectionDidChange INDEX`, or `none`.
open class SegmentedControl: Control {
  /// The index of no segment.
  public static let noSegment = -1

  /// Called when a user has chosen another segment; ``Control/onActivate`` is called after it.
  public var onChange: ((SegmentedControl) -> Void)?

  /// Called when another segment or none is selected, though the user did not select: code set
  /// ``selectedSegmentIndex``, or the selected segment was removed.
  public var onSelectionChange: ((SegmentedControl) -> Void)?

  /// The segments, in the order in which they are read.
  ///
  /// A change of their number cancels what is being pressed, and leaves the index of the chosen one
  /// as long as there is one; ``insertSegment(_:at:)`` and ``removeSegment(at:)`` leave that
  /// segment itself chosen.
  public var segments: [Segment] = [] { didSet { segmentsDidChange(from: oldValue) } }

  /// Whether segments do not stay selected: each selection is reported, and the index is that of
  /// the segment only during the report (SEG-7).
  public var isMomentary = false {
    didSet { if isMomentary { changeSelection(to: Self.noSegment) } }
  }

  /// The paint.
  public var style = Style() { didSet { if style != oldValue { appearanceDidChange() } } }

  /// The index of the segment that is pressed; ``noSegment`` for none.
  public internal(set) var highlightedSegmentIndex = noSegment {
    didSet { if highlightedSegmentIndex != oldValue { appearanceDidChange() } }
  }

  /// The index of the segment with the keyboard focus, while the control has it.
  public internal(set) var focusedSegmentIndex = noSegment {
    didSet { if focusedSegmentIndex != oldValue { setNeedsDisplay() } }
  }

  /// See ``selectedSegmentIndex``.
  var storedIndex = noSegment { didSet { if storedIndex != oldValue { appearanceDidChange() } } }
  /// The cells, in the order of the segments.
  var cells: [SegmentCell] = []
  /// Whether the segments stand for screens, of which it shows one.
  var choosesScreens = false
  /// The pointer whose press slides over the segments.
  var slider: PointerID?

  /// Makes a control with segments of these titles, of which none is chosen.
  public convenience init(items: [String] = [], frame: Rect = Rect(x: 0, y: 0, width: 0, height: 0))
  {
    self.init(frame: frame)
    for item in items { insertSegment(Segment(item), at: numberOfSegments) }
  }

  /// The index of the selected segment; ``noSegment``, which is -1, for none.
  ///
  /// Setting it in code does not call ``onChange`` (SEG-6), but ``onSelectionChange``. It must
  /// be the index of a segment, or none; of a momentary control it stays none.
  public var selectedSegmentIndex: Int {
    get { storedIndex }
    set {
      precondition(
        newValue == Self.noSegment || segments.indices.contains(newValue),
        "segment \(newValue) of \(segments.count)")
      if !isMomentary { changeSelection(to: newValue) }
    }
  }

  /// Promises the bounds, as long as no subclass takes points elsewhere.
  open override var hitBounds: Rect? { type(of: self) == SegmentedControl.self ? bounds : nil }

  /// Whether anything of it can be chosen.
  open override var canBecomeFocused: Bool { isEnabled && segments.contains(where: \.isEnabled) }

  /// Whether it can be used.
  public override var isEnabled: Bool { didSet { appearanceDidChange() } }

  override func performAction() { choose(focusStop) }

  /// Presses the segment below; other touches do nothing until the first is over.
  open override func touchesBegan(_ touch: Touch) { beginSliding(touch) }

  /// Presses the segment below in place of the one before.
  open override func touchesMoved(_ touch: Touch) { slide(touch) }

  /// Chooses the segment below, if there is one.
  open override func touchesEnded(_ touch: Touch) { endSliding(touch) }

  /// Chooses nothing.
  open override func touchesCancelled(_ touch: Touch) { cancelSliding(touch) }

  /// Moves with the arrows, Home and End, and chooses with Enter and Space.
  open override func keyPressed(_ event: KeyEvent) -> Bool { take(event) }

  /// Takes the keyboard focus, at the chosen segment or else the first that can be chosen, which is
  /// scrolled into view (KEY-8).
  open override func takeFocus(forward: Bool) -> Bool {
    guard super.takeFocus(forward: forward) else { return false }
    focusedSegmentIndex = focusStop
    scrollToVisible(rect(ofSegment: focusStop))
    return true
  }

  /// Loses the keyboard focus.
  open override func loseFocus() { focusedSegmentIndex = Self.noSegment }

  /// Puts the cells where their segments are.
  open override func layoutSubviews() { layoutCells() }

  /// Promises the bounds, as long as no subclass draws elsewhere.
  open override var drawBounds: Rect? {
    type(of: self) == SegmentedControl.self ? bounds : super.drawBounds
  }

  /// Draws the track and the marks of the segments, under what they say.
  open override func draw(on surface: inout some Surface, visible: Rect) {
    drawTrack(on: &surface)
  }

  /// A group, or a list of tabs in a container; its segments are the elements within.
  open override var ownAccessibilityNode: AccessibilityNode? {
    AccessibilityNode(
      choosesScreens ? .tabList : .group, of: self,
      traits: canBecomeFocused ? .focusable : .disabled)
  }

  /// Selects the segment with the keyboard focus, or gives it the focus.
  @discardableResult
  open override func accessibilityPerform(
    _ action: AccessibilityAction, of link: LinkID?
  ) -> Bool {
    switch action {
    case .activate: choose(focusStop)
    case .focus: window?.focus(self) ?? false
    case .showMenu: false
    }
  }
}

/// One choice of a segmented control.
public struct Segment: Sendable, Hashable {
  /// What it says, and what it is called.
  public var title: String
  /// A picture that is shown in place of the words.
  public var icon: Icon?
  /// Whether it can be chosen.
  public var isEnabled: Bool
  /// How wide it is, in points; 0 or less is an equal share of what the others leave.
  public var width: Double

  /// Makes a choice.
  public init(_ title: String, icon: Icon? = nil, isEnabled: Bool = true, width: Double = 0) {
    self.title = title
    self.icon = icon
    self.isEnabled = isEnabled
    self.width = width
  }
}
