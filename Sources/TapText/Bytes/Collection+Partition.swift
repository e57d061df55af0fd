extension RandomAccessCollection {
  /// Returns the index of the first element for which `predicate` holds, or the end.
  ///
  /// Once it holds, it must hold for all that follow.
  ///
  /// - Complexity: O(log *n*).
  @inlinable package func partitioningIndex(where predicate: (Element) -> Bool) -> Index {
    var low = startIndex
    var length = count
    while length > 0 {
      let half = length / 2
      let middle = index(low, offsetBy: half)
      if predicate(self[middle]) {
        length = half
      } else {
        low = index(after: middle)
        length -= half + 1
      }
    }
    return low
  }
}
