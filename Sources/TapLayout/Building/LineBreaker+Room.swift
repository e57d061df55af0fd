import TapText

/// What lines have room for.
extension LineBreaker {
  /// The indent of a line that starts at a cluster.
  func indent(of paragraph: ParagraphRecord, at start: Int) -> Double {
    let style = paragraph.style >= 0 ? shaped.styles[Int(paragraph.style)] : nil
    guard start != Int(paragraph.first) else {
      return finite(style?.firstLineIndent ?? measure.firstLineIndent)
    }
    let head = finite(style?.headIndent ?? measure.headIndent)
    return style?.block.map { head + hangingIndent(of: paragraph, $0) } ?? head
  }

  /// How wide a line that starts at a cluster may be.
  func limit(of paragraph: ParagraphRecord, at start: Int) -> Double {
    max(0, right - left - indent(of: paragraph, at: start))
  }

  /// About how many lines some paragraphs make, rather too many than too few.
  func likelyLines(of paragraphs: Range<Int>) -> Int {
    guard let first = paragraphs.first, measure.wrap != .none else { return paragraphs.count }
    let clusters =
      Int(shaped.paragraphs[first].first)..<Int(shaped.paragraphs[paragraphs.upperBound - 1].next)
    let limit = measure.contentRight - measure.contentLeft
    // Words leave room at the ends of their lines, and half of a paragraph's last is free.
    let lines = limit > 0 ? shaped.width(of: clusters) / limit * 1.1 : .infinity
    return Int(min(lines, Double(clusters.count))) + paragraphs.count
  }

  /// The width of clusters that are at the start of a line.
  func width(from start: Int, to end: Int) -> Double {
    var x = 0.0
    var cluster = start
    while cluster < end {
      let step = advance(of: cluster, at: x, limit: .infinity)
      x += step.width
      cluster = step.next
    }
    return x
  }

  /// The alignment of a paragraph.
  func alignment(of paragraph: ParagraphRecord) -> TextAlignment {
    guard paragraph.style >= 0 else { return measure.alignment }
    return shaped.styles[Int(paragraph.style)].alignment ?? measure.alignment
  }

  /// The left edge of a line's visible boxes.
  ///
  /// A line wider than its box starts where reading starts, whatever its alignment (CSS Text 3).
  func left(of paragraph: ParagraphRecord, at start: Int, width: Double) -> Double {
    let isRightToLeft = paragraph.baseLevel & 1 == 1
    let indent = indent(of: paragraph, at: start)
    let left = self.left + (isRightToLeft ? 0 : indent)
    let right = self.right - (isRightToLeft ? indent : 0)
    let room = right - left - width
    // A box without a width of its own has its lines at its left edge.
    guard right.isFinite else { return left }
    guard room > 0 else { return isRightToLeft ? right - width : left }
    return switch alignment(of: paragraph) {
    case .left: left
    case .right: left + room
    case .center: left + room / 2
    case .start, .justify: isRightToLeft ? left + room : left
    case .end: isRightToLeft ? left : left + room
    }
  }

  /// The space between the last line of a paragraph and the next.
  func spacing(after paragraph: ParagraphRecord) -> Double {
    guard paragraph.style >= 0, let own = shaped.styles[Int(paragraph.style)].spacing,
      own.isFinite
    else { return measure.paragraphSpacing }
    return own
  }

  /// Whether a cluster from `start` on is more than the end of a paragraph.
  func hasVisible(from start: Int) -> Bool {
    shaped.flags[min(start, shaped.clusterCount)...].contains { !$0.contains(.hardBreak) }
  }
}
