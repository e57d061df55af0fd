import TapLayout
import TapText

/// Where Chromium must have the clusters of a line, if the causes of its differences are the true
/// ones.
///
/// A cause tells how wide a cluster is that differs; what is beside it moves by just as much. So a
/// cause explains an edge only where it says, to a tenth of a point, where the edge is.
struct LinePrediction {
  private let subject: Subject
  private let recorded: RecordedLayout
  private let ours: OurLine
  private let pairs: [ClusterPair]
  /// The predicted edges of each cluster; `nil` of one that ours does not have.
  private(set) var edges: [ClosedRange<Double>?]

  init(_ subject: Subject, _ recorded: RecordedLayout, _ ours: OurLine, _ pairs: [ClusterPair]) {
    self.subject = subject
    self.recorded = recorded
    self.ours = ours
    self.pairs = pairs
    edges = pairs.map(\.ours)
    placeVisible()
    placeDivided()
    placeHanging()
    placeEmpty()
  }

  /// Whether an edge is where its cause says.
  func holds(_ index: Int, _ side: KeyPath<ClosedRange<Double>, Double>) -> Bool {
    guard let edges = edges[index] else { return false }
    return abs(edges[keyPath: side] - pairs[index].theirs[keyPath: side]) <= ClusterPair.tolerance
  }

  private var record: Record { subject.record }
  private var isRightToLeft: Bool { ours.line.direction == .rightToLeft }

  /// Whether a cluster takes part in the line's width.
  private func isVisible(_ index: Int) -> Bool {
    pairs[index].ours != nil && !pairs[index].isHanging
  }
}

extension LinePrediction {
  /// Places what shows from left to right, each as wide as its cause says.
  private mutating func placeVisible() {
    let order = pairs.indices.filter(isVisible).sorted {
      (pairs[$0].ours?.lowerBound ?? 0, $0) < (pairs[$1].ours?.lowerBound ?? 0, $1)
    }
    let shares = justifiedWidths()
    var shift = 0.0
    var runWidth = 0.0
    for (place, index) in order.enumerated() {
      guard let own = pairs[index].ours else { continue }
      let width = own.upperBound - own.lowerBound
      let predicted = shares?[index] ?? width + surplus(of: index, width)
      // The pieces of a justified line start where those before them end.
      let left = own.lowerBound + shift
      edges[index] = left...(left + max(0, predicted))
      shift += predicted - width
      runWidth += predicted
      let next = place + 1 < order.count ? order[place + 1] : nil
      if next.map({ pairs[$0].isRightToLeft != pairs[index].isRightToLeft }) ?? true {
        // Chromium rounds each run of a line up to 64ths.
        shift += (runWidth * 64).rounded(.up) / 64 - runWidth
        runWidth = 0
      }
    }
    anchor(order, by: shift)
  }

  /// Moves the line as its alignment asks, now that it is wider by `surplus`.
  private mutating func anchor(_ order: [Int], by surplus: Double) {
    let left: Double
    switch (recorded.align, isRightToLeft) {
    case ("center", _): left = surplus / 2
    case ("right", _), ("start", true), ("justify", true), ("end", false): left = surplus
    default: left = 0
    }
    for index in order {
      if let own = edges[index] { edges[index] = own.lowerBound - left...own.upperBound - left }
    }
  }

  /// How much wider than ours a cluster is by its cause.
  private func surplus(of index: Int, _ width: Double) -> Double {
    let range = pairs[index].range
    let size = record.size(at: range.lowerBound)
    if record.isEmoji(range) {
      // Where the first font has the character, Chromium shows that of a web page's fonts.
      if let own = subject.firstFontWidth(of: range) { return own - width }
      // The pictures are 136 pixels wide in a font whose em is 109 pixels: Chromium scales each
      // picture, where we take the advance that the font names.
      let pictures = (width / subject.pictureWidth(at: range.lowerBound)).rounded(.down)
      return pictures * (size * 136 / 109 - subject.pictureWidth(at: range.lowerBound))
    }
    // What is only moved is as wide as ours.
    guard !pairs[index].isMoved else { return 0 }
    switch pairs[index].cause {
    case .control: return subject.missingWidth(at: range.lowerBound) - width
    case .softHyphen: return subject.hyphenWidth(at: range.lowerBound) - width
    case .spacing:
      // Once more for each letter of the conjunct that is drawn by itself.
      return Double(subject.partCount(of: range) - 1) * record.letterSpacing(at: range.lowerBound)
    default: return 0
    }
  }

  /// The widths on a line that is stretched at other clusters, each by the same share of the room.
  private func justifiedWidths() -> [Int: Double]? {
    guard recorded.align == "justify", pairs.contains(where: { $0.cause == .justification }) else {
      return nil
    }
    let natural = ours.naturalBoxes()
    let visible = pairs.indices.filter(isVisible)
    var widths: [Int: Double] = [:]
    for index in visible {
      widths[index] = natural[pairs[index].range.lowerBound].map { $0.maxX - $0.minX }
    }
    guard widths.count == visible.count else { return nil }
    let room = ours.line.rect.width - widths.values.reduce(0, +)
    // The rectangles are rounded outwards, half of a 64th on either side.
    let opened = visible.filter { pairs[$0].width - 1.0 / 64 - (widths[$0] ?? 0) > 0.06 }
    for index in opened { widths[index]? += room / Double(opened.count) }
    return widths
  }
}

extension LinePrediction {
  /// Places the parts of what was shaped as one, which are equal in Chromium.
  private mutating func placeDivided() {
    var start = 0
    while start < pairs.count {
      guard let part = pairs[start].division, let last = pairs[part.upperBound - 1].ours,
        let first = pairs[part.lowerBound].ours
      else {
        start += 1
        continue
      }
      let left = min(first.lowerBound, last.lowerBound)
      let width = max(first.upperBound, last.upperBound) - left
      let shift = (edges[part.lowerBound]?.lowerBound ?? first.lowerBound) - first.lowerBound
      for (step, index) in part.enumerated() {
        let place = pairs[index].isRightToLeft ? part.count - 1 - step : step
        let edge = left + shift + width * Double(place) / Double(part.count)
        edges[index] = edge...(edge + width / Double(part.count))
      }
      start = part.upperBound
    }
  }

  /// Places the spaces that hang at the end, which Chromium shows beyond the box.
  private mutating func placeHanging() {
    let hanging = pairs.indices.filter { pairs[$0].isHanging }
    guard hanging.contains(where: { !pairs[$0].isNear }) else { return }
    let natural = ours.naturalBoxes()
    let visible = pairs.indices.filter(isVisible).compactMap { edges[$0] }
    let line = ours.line.rect
    var end =
      isRightToLeft
      ? visible.map(\.lowerBound).min() ?? line.maxX : visible.map(\.upperBound).max() ?? line.x
    for index in hanging {
      guard let box = natural[pairs[index].range.lowerBound] else { continue }
      let width = box.maxX - box.minX
      edges[index] = isRightToLeft ? end - width...end : end...(end + width)
      end += isRightToLeft ? -width : width
    }
  }

  /// Places what has no width: at an edge of what comes before or after it in the text.
  private mutating func placeEmpty() {
    for index in pairs.indices where pairs[index].cause == .zeroWidth {
      let place = pairs[index].theirs.lowerBound
      let neighbors = [index - 1, index + 1].filter(pairs.indices.contains).compactMap {
        edges[$0]
      }
      let all = neighbors.flatMap { [$0.lowerBound, $0.upperBound] }
      guard let nearest = all.min(by: { abs($0 - place) < abs($1 - place) }) else { continue }
      edges[index] = nearest...nearest
    }
  }
}
