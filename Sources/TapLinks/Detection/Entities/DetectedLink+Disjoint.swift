extension [DetectedLink] {
  /// Returns the links that do not overlap: of those that do, the one that begins first, then the
  /// longer one, then the one that comes first (LD-18).
  package func disjoint() -> [DetectedLink] {
    let order = indices.sorted { left, right in
      let (one, other) = (self[left].utf8, self[right].utf8)
      if one.lowerBound != other.lowerBound { return one.lowerBound < other.lowerBound }
      if one.upperBound != other.upperBound { return one.upperBound > other.upperBound }
      return left < right
    }
    var result: [DetectedLink] = []
    for index in order {
      let link = self[index]
      if link.utf8.lowerBound >= result.last?.utf8.upperBound ?? 0 { result.append(link) }
    }
    return result
  }
}
