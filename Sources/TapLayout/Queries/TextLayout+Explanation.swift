import TapText

extension TextLayout {
  /// The decision trail of a hit, one step a string, from the box down to the link.
  ///
  /// For people who wonder why a tap landed where it did: it names the bounds, the line, the
  /// run, the cluster with its edges and half, the link, and what slop changed.
  ///
  ///     layout.explanation(at: Point(x: 300, y: 10))
  ///     // ["the point 300, 10 is inside the bounds 400 by 20",
  ///     //  "line 0 takes y from 0 to 20; its boxes take x from 0 to 120",
  ///     //  "the point is right of the boxes: trailingMargin",
  ///     //  "no link"]
  public func explanation(at point: Point, slop: HitSlop = .none) -> [String] {
    explanation(at: point, slop: slop, from: LayoutOrigin())
  }

  /// The decision trail of a hit in a part of a text, in numbers that count from where the whole
  /// begins; the point is in the part's own layout.
  package func explanation(
    at point: Point, slop: HitSlop, from origin: LayoutOrigin
  ) -> [String] {
    let strict = snapshot.strictHit(at: point)
    let hit = hit(at: point, slop: slop)
    let place = "the point \(point.x.shortest), \((point.y + origin.y).shortest)"
    let size = "\(bounds.width.shortest) by \((bounds.height + origin.y).shortest)"
    guard point.x.isFinite, point.y.isFinite else {
      return ["\(place) is no finite point: outside"]
    }
    var steps: [String] = []
    steps.append(
      "\(place) is \(bounds.contains(point) ? "inside" : "not inside") the bounds \(size)")
    if let index = strict.line {
      let rect = line(at: index).rect
      steps.append(
        "line \(index + origin.line) takes y from \((rect.y + origin.y).shortest) "
          + "to \((rect.maxY + origin.y).shortest); "
          + "its boxes take x from \(rect.x.shortest) to \(rect.maxX.shortest)")
    }
    steps.append(reason(strict.moved(by: origin), at: point))
    if let font = fontWords(strict) { steps.append(font) }
    if let link = strict.link {
      steps.append("link \(link): \(text.link(at: link).link.destination)")
    } else if let link = hit.link {
      steps.append(
        "no link under the point, but link \(link) is within the slop of "
          + slop.distance.shortest)
    } else {
      steps.append("no link")
    }
    return steps
  }

  /// The font in which a hit cluster is drawn, and the file that it comes from.
  private func fontWords(_ hit: Hit) -> String? {
    guard hit.region == .cluster, let line = hit.line, let range = hit.utf8Range, let outlines
    else {
      return nil
    }
    var font: FontID?
    forEachRun(inLine: line, within: hit.box.x..<max(hit.box.maxX, hit.box.x.nextUp)) { run in
      if run.region == .cluster, run.utf8Range.overlaps(range) { font = run.font }
    }
    guard let description = font.map(outlines.describe) else { return nil }
    let file = description.path.map { ", of \($0)" } ?? ""
    return "its font is \(description.family) at \(description.size.shortest) points\(file)"
  }

  private func reason(_ hit: Hit, at point: Point) -> String {
    let box = hit.box
    let edges = "x from \(box.x.shortest) to \(box.maxX.shortest)"
    let half = hit.isTrailingHalf ? "trailing" : "leading"
    switch hit.region {
    case .cluster, .inlineObject, .collapsedSpace:
      let range = hit.utf8Range ?? 0..<0
      return "bytes \(range.lowerBound)..<\(range.upperBound) take \(edges), "
        + "\(hit.direction == .rightToLeft ? "right to left" : "left to right"); "
        + "the point is in the \(half) half: \(hit.region.name)"
    case .ellipsis, .truncationToken:
      let range = hit.hiddenUTF8Range ?? 0..<0
      return "it takes \(edges) and hides bytes \(range.lowerBound)..<\(range.upperBound): "
        + hit.region.name
    case .hyphen: return "a hyphen that the break added takes \(edges): hyphen"
    case .leadingMargin, .trailingMargin:
      let isLeft = (hit.region == .leadingMargin) == (hit.direction == .leftToRight)
      return "the point is \(isLeft ? "left" : "right") of the boxes: \(hit.region.name)"
    case .outside: return "nothing is drawn there: outside"
    case .inset: return "the point is in the insets: inset"
    case .above: return "the point is above the first line: above"
    case .below: return "the point is below the last line: below"
    case .lineGap: return "the point is between two lines: lineGap"
    case .tableGap: return "the point is between the cells of a table: tableGap"
    case .notLaidOut: return "the text there is not laid out yet: notLaidOut"
    case .lineBreak: return "a hard break has no width: lineBreak"
    }
  }
}
