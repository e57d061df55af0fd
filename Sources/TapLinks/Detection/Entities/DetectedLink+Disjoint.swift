extension [DetectedLink] {
  /// Returns the links that do not overlap: of those that do, the one that begins first, then the
  /// longer one, then the one that comes first (LD-18).
  package func disjoint() -> [DetectedLink] {
    let order = indices.sorted { left, right in
      let (one, other) = (self[left].utf8Range, self[right].utf8Range)
      if one.lowerBound != other.lowerBound { return one.lowerBound < other.lowerBound }
      if one.upperBound != other.upperBound { return one.upperBound > other.upperBound }
      return left < right
    }
    var result: [DetectedLink] = []
    for index in order {
      let link = self[index]
      if link.utf8Range.lowerBound >= result.last?.utf8Range.upperBound ?? 0 { result.append(link) }
    }
    return result
  }
}
