import TapInteraction
import TapLayout
import TapViews

extension SegmentedControl {
  /// Selects a segment as the user does, and reports it.
  ///
  /// - Returns: Whether the segment can be chosen.
  @discardableResult
  func choose(_ index: Int) -> Bool {
    guard isEnabled, canChoose(index) else { return false }
    guard index != storedIndex else { return true }
    storedIndex = index
    window?.log(self, .call("valueChanged \(index)"))
    onChange?(self)
    onActivate?(self)
    if isMomentary { storedIndex = Self.noSegment }
    return true
  }

  /// Selects a segment, or none, though the user did not, and reports that.
  func changeSelection(to index: Int) {
    guard index != storedIndex else { return }
    storedIndex = index
    reportChangedSelection()
  }

  /// Reports that another segment or none is selected, though the user did not select.
  func reportChangedSelection() {
    let index = storedIndex == Self.noSegment ? "none" : "\(storedIndex)"
    window?.log(self, .call("selectionDidChange \(index)"))
    onSelectionChange?(self)
  }

  /// Whether there is a segment that can be chosen.
  func canChoose(_ index: Int) -> Bool {
    segments.indices.contains(index) && segments[index].isEnabled
  }

  /// The segment that can be chosen below a touch.
  private func segment(below touch: Touch) -> Int {
    guard isEnabled, let point = touch.location(in: self), contains(point),
      let index = segmentIndex(at: point), canChoose(index)
    else { return Self.noSegment }
    return index
  }

  func beginSliding(_ touch: Touch) {
    guard slider == nil, isEnabled, touch.button == .primary else { return }
    slider = touch.pointer
    highlightedSegmentIndex = segment(below: touch)
  }

  func slide(_ touch: Touch) {
    if touch.pointer == slider { highlightedSegmentIndex = segment(below: touch) }
  }

  func endSliding(_ touch: Touch) {
    guard touch.pointer == slider else { return }
    let segment = segment(below: touch)
    cancelSliding(touch)
    choose(segment)
  }

  func cancelSliding(_ touch: Touch) {
    guard touch.pointer == slider else { return }
    slider = nil
    highlightedSegmentIndex = Self.noSegment
  }
}

// The keyboard.
extension SegmentedControl {
  /// The segment that gets the keyboard focus.
  var focusStop: Int {
    if canChoose(focusedSegmentIndex) { return focusedSegmentIndex }
    if canChoose(storedIndex) { return storedIndex }
    return segments.firstIndex(where: \.isEnabled) ?? Self.noSegment
  }

  /// Takes a key.
  ///
  /// What is moved to is chosen at once, unless the control is momentary.
  ///
  /// - Returns: Whether it is one of its own; the arrows are, at the ends too.
  func take(_ event: KeyEvent) -> Bool {
    guard event.isDown, isEnabled, event.modifiers.isEmpty else { return false }
    switch event.key {
    case .left: move(to: next(after: focusStop, by: traits.isRightToLeft ? 1 : -1))
    case .right: move(to: next(after: focusStop, by: traits.isRightToLeft ? -1 : 1))
    case .home: move(to: next(after: -1, by: 1))
    case .end: move(to: next(after: segments.count, by: -1))
    case .enter, .keypadEnter, .space: if !event.isRepeat { choose(focusStop) }
    default: return false
    }
    return true
  }

  /// The next segment that can be chosen; `nil` at the end.
  private func next(after index: Int, by step: Int) -> Int? {
    var next = index + step
    while segments.indices.contains(next) {
      if segments[next].isEnabled { return next }
      next += step
    }
    return nil
  }

  private func move(to index: Int?) {
    guard let index else { return }
    focusedSegmentIndex = index
    scrollToVisible(rect(ofSegment: index))
    if !isMomentary { choose(index) }
  }
}
