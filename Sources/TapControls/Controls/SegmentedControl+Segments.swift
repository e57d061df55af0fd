import TapViews

extension SegmentedControl {
  /// The number of segments.
  public var numberOfSegments: Int { segments.count }

  /// Puts a segment before another, or at the end; the chosen one stays chosen.
  public func insertSegment(_ segment: Segment, at index: Int) {
    precondition((0...segments.count).contains(index), "segment \(index) of \(segments.count)")
    let selected = storedIndex >= index ? storedIndex + 1 : storedIndex
    segments.insert(segment, at: index)
    storedIndex = selected
  }

  /// Takes a segment out; if it was chosen, none is.
  public func removeSegment(at index: Int) {
    precondition(segments.indices.contains(index), "segment \(index) of \(segments.count)")
    let isSelected = storedIndex == index
    let selected =
      isSelected ? Self.noSegment : storedIndex > index ? storedIndex - 1 : storedIndex
    // Set first, so that the removal finds no index out of range.
    storedIndex = selected
    segments.remove(at: index)
    if isSelected { reportChangedSelection() }
  }

  /// Takes all segments out.
  public func removeAllSegments() { segments = [] }

  func segmentsDidChange(from old: [Segment]) {
    if segments.count != old.count {
      window?.cancelTouches(in: self)
      replaceCells()
    }
    let isLost = storedIndex >= segments.count
    if isLost { storedIndex = Self.noSegment }
    if focusedSegmentIndex != Self.noSegment {
      focusedSegmentIndex = focusStop
    }
    layoutCells()
    appearanceDidChange()
    if isLost { reportChangedSelection() }
  }

  /// Takes over how the segments look now.
  func appearanceDidChange() {
    for cell in cells { cell.appearanceDidChange() }
    setNeedsDisplay()
  }

  private func replaceCells() {
    while cells.count > segments.count { cells.removeLast().removeFromSuperview() }
    while cells.count < segments.count {
      let cell = SegmentCell(index: cells.count)
      cells.append(cell)
      addSubview(cell)
    }
  }
}
