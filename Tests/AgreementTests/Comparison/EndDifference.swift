import TapLayout
import TapText

/// A line that ends elsewhere than ours, which begins at the same place.
struct EndDifference {
  let subject: Subject
  let recorded: RecordedLayout
  let line: RecordedLine
  let ours: OurLine
  let lines: OurLines

  private var record: Record { subject.record }

  /// Why the line ends elsewhere.
  var cause: Cause {
    let ends = [line.range.upperBound, ours.range.upperBound]
    if ours.range.upperBound < line.range.upperBound, !ours.line.isSoftWrapped {
      return .hardBreak
    }
    if !record.isBoundary(line.range.upperBound)
      || !lines.text.isClusterBoundary(line.range.upperBound)
    {
      return .segmentation
    }
    if ends.contains(where: record.isInDictionaryWord) { return .dictionary }
    if ends.contains(where: record.isBesideSoftHyphen) { return .softHyphen }
    if ends.contains(where: record.isInOwnTable) { return .ownTable }
    guard let room, room < 0 else { return .breakRule }
    if room > -1.0 / 32 { return .rounding }
    return record.clusterRanges(in: longer).lazy.compactMap(subject.otherAdvance).first ?? .advance
  }

  /// What both lines hold together.
  private var longer: Range<Int> {
    line.range.lowerBound..<max(line.range.upperBound, ours.range.upperBound)
  }

  /// How much room the longer line leaves in the box of the program that ends it earlier; `nil`
  /// where stretched spaces hide that.
  private var room: Double? {
    let stretch = record.visiblePart(of: longer)
    if ours.range.upperBound < line.range.upperBound {
      return recorded.width - lines.width(of: stretch)
    }
    return recorded.align == "justify" ? nil : recorded.width - recordedWidth(of: stretch)
  }

  /// The width that the other program gives the clusters of a stretch.
  private func recordedWidth(of range: Range<Int>) -> Double {
    var width = 0.0
    var cluster = 0
    for other in recorded.lines {
      for index in 0..<other.count {
        let start = record.clusters[cluster]
        cluster += 1
        guard range.contains(start), let sides = other.sides(of: index) else { continue }
        // A rectangle is rounded outwards to 64ths, half of one on either side.
        width += sides.upperBound - sides.lowerBound - 1.0 / 64
      }
    }
    return width
  }

  /// The text around both ends, where `|` is ours and `¦` is theirs.
  var words: String {
    let ends = [(ours.range.upperBound, "|"), (line.range.upperBound, "¦")].sorted { $0.0 < $1.0 }
    let before = record.context(before: ends[0].0)
    let after = record.context(after: ends[1].0)
    return record.string(in: before) + ends[0].1 + record.string(in: before.upperBound..<ends[1].0)
      + ends[1].1 + record.string(in: after)
  }
}
