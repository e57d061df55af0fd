extension RandomAccessCollection where Index == Int {
  /// Returns the first index at which `isMet` holds, given that it holds from there on.
  ///
  /// - Complexity: O(log *n*), where *n* is the length of the collection.
  func partition(where isMet: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if isMet(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
