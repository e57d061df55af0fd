import TapInteraction
import TapLayout
import TapText

extension DocumentView {
  /// Gives the text its width and position.
  func layOutText() {
    guard !isPlacing else { return }
    isPlacing = true
    let corner = Point(x: margins.left, y: margins.top + pull)
    let width = max(0, bounds.width - margins.left - margins.right)
    textView.frame = Rect(x: corner.x, y: corner.y, width: width, height: textView.bounds.height)
    isPlacing = false
    placeText()
  }

  /// The text, its font or its options changed: its size may have.
  func textDidChangeSize() { placeText() }

  /// Follows an edit with the reading position.
  func textDidChange(from old: AttributedText) {
    guard place != nil else { return }
    let new = text
    let prefix = old.commonPrefix(with: new)
    let suffix = min(old.commonSuffix(with: new), min(old.utf8Count, new.utf8Count) - prefix)
    place?.follow(
      prefix..<max(prefix, old.utf8Count - suffix), count: max(0, new.utf8Count - suffix - prefix))
  }

  /// Lays out what can be seen at the reading position, and goes there.
  private func placeText() {
    guard !isPlacing else { return }
    isPlacing = true
    defer { isPlacing = false }
    if let place {
      textView.prepare { $0.prepared(upToOffset: min(place.offset, $0.text.utf8Count)) }
    }
    prepareSight()
    if let place, let line = line(at: place) {
      let distance = min(place.distance, max(0, line.rect.height - 1))
      move(to: Point(x: contentOffset.x, y: textView.frame.y + line.rect.y + distance))
      prepareSight()
    }
    placeBars()
  }

  private func line(at place: ReadingPlace) -> Line? {
    textView.layout.line(containing: min(place.offset, text.utf8Count))
  }

  /// Lays out what can be seen and a page more, and takes over the size of the text.
  private func prepareSight() {
    let bottom = contentOffset.y - textView.frame.y + 2 * bounds.height
    textView.prepare { $0.prepared(upTo: bottom) }
    takeContentSize()
  }

  /// Lays out the text up to a UTF-8 offset.
  func prepare(upToOffset offset: Int) {
    let wasPlacing = isPlacing
    isPlacing = true
    textView.prepare { $0.prepared(upToOffset: offset) }
    takeContentSize()
    isPlacing = wasPlacing
  }

  private func takeContentSize() {
    var width = bounds.width
    if options.wrap == .none {
      // Lines that do not wrap are as wide as they are.
      let content = textView.contentSize.width
      let inner = max(0, bounds.width - margins.left - margins.right)
      textView.frame.width = max(inner, content)
      width = textView.frame.width + margins.left + margins.right
    }
    contentSize = Size(
      width: width, height: margins.top + textView.bounds.height + margins.bottom)
  }

  /// The user scrolled: notes the reading position, and lays out what came into sight.
  func didScroll() {
    if !isPlacing {
      isPlacing = true
      prepareSight()
      isPlacing = false
      notePlace()
      showBars()
    }
    placeBars()
  }

  private func notePlace() {
    let top = contentOffset.y - textView.frame.y
    guard contentOffset.y > minimumOffset.y else {
      place = nil
      return
    }
    let layout = textView.layout
    let lines = layout.lines(in: Rect(x: 0, y: top, width: 1, height: max(1, bounds.height)))
    guard let first = lines.first else { return }
    let line = layout.line(at: first)
    place = ReadingPlace(offset: line.utf8Range.lowerBound, distance: top - line.rect.y)
  }

  /// The UTF-8 range of the lines in sight; `nil` where none is.
  var textInSight: Range<Int>? {
    let layout = textView.layout
    let shown = bounds.inset(by: adjustedContentInset)
    let lines = layout.lines(
      in: Rect(x: 0, y: shown.y - textView.frame.y, width: 1, height: shown.height))
    // A line that is cut at the top is not to be read.
    let whole = lines.first {
      layout.line(at: $0).rect.y >= shown.y - textView.frame.y - 0.5
    }
    guard let first = whole ?? lines.first, let last = lines.last else { return nil }
    let start = layout.line(at: first).utf8Range.lowerBound
    return start..<max(start, layout.line(at: last).utf8Range.upperBound)
  }

  /// Scrolls to where a link leads within the text.
  ///
  /// - Returns: Whether it leads there.
  func follow(_ destination: String) -> Bool {
    destination.hasPrefix("#") && scroll(toAnchor: destination)
  }
}

// The rubber band.
extension DocumentView {
  /// How long the text takes to spring back, in seconds.
  private static let springTime = 0.35

  /// Pulls the text along with fingers that are beyond its end, where the platform does.
  ///
  /// Ever less the farther they are; without fingers it springs back.
  func pullText(by distance: Double?) {
    guard let window, window.profile.bouncesAtEnds || pull != 0 else { return }
    guard let distance else {
      let start = pull
      guard start != 0 else { return }
      spring = window.animate(duration: Self.springTime) { [weak self] elapsed in
        let left = max(0, 1 - elapsed / Self.springTime)
        self?.setPull(start * left * left * left)
      }
      return
    }
    spring?.finish()
    spring = nil
    let height = max(1, bounds.height)
    let part = 1 - 1 / (abs(distance) * 0.55 / height + 1)
    setPull(distance < 0 ? part * height : -part * height)
  }

  private func setPull(_ new: Double) {
    guard new != pull else { return }
    pull = new
    let wasPlacing = isPlacing
    isPlacing = true
    textView.frame.y = margins.top + pull
    isPlacing = wasPlacing
  }
}

// The scroll bars.
extension DocumentView {
  /// Shows the bars of the directions in which there is something to scroll, for a while.
  func showBars() {
    bars.vertical.show()
    bars.horizontal.show()
  }

  /// Keeps the bars at the edges, whatever the content does.
  func placeBars() {
    let thickness = ScrollBar.thickness
    bars.vertical.frame = Rect(
      x: bounds.maxX - thickness, y: bounds.y, width: thickness,
      height: max(0, bounds.height - (bars.horizontal.isNeeded ? thickness : 0)))
    bars.horizontal.frame = Rect(
      x: bounds.x, y: bounds.maxY - thickness,
      width: max(0, bounds.width - (bars.vertical.isNeeded ? thickness : 0)), height: thickness)
    bars.vertical.rangeDidChange()
    bars.horizontal.rangeDidChange()
  }
}
