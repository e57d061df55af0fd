import TapText

extension ShapedText {
  /// Notes which segments each link has, where links overlap.
  mutating func orderSegments() {
    let isOrdered = zip(segments, segments.dropFirst()).allSatisfy { $0.link <= $1.link }
    guard !isOrdered else { return }
    segmentsByLink = segments.indices.map { UInt32($0) }
    segmentsByLink.sort { (segments[Int($0)].link, $0) < (segments[Int($1)].link, $1) }
  }

  /// The segments of a link that have some of the clusters, as indices into the order of links.
  ///
  /// - Complexity: O(log *n*).
  func segments(ofLink link: Int32, in clusters: Range<Int>) -> Range<Int> {
    let all = 0..<segments.count
    let first = all.partitioningIndex {
      let segment = segment(inOrderOfLinks: $0)
      return segment.link > link
        || segment.link == link && Int(segment.end) > clusters.lowerBound
    }
    let end = all.partitioningIndex {
      let segment = segment(inOrderOfLinks: $0)
      return segment.link > link
        || segment.link == link && Int(segment.first) >= clusters.upperBound
    }
    return first..<max(first, end)
  }

  /// A segment by its index in the order of links.
  func segment(inOrderOfLinks index: Int) -> LinkSegment {
    segmentsByLink.isEmpty ? segments[index] : segments[Int(segmentsByLink[index])]
  }
}
