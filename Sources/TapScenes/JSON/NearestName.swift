/// A finder of the name that a mistyped one was meant to be.
package enum NearestName {
  /// The name that the fewest typing slips turn into `word`; the first of several.
  package static func of(_ word: String, among names: [String]) -> String? {
    names.min { slips(from: word, to: $0) < slips(from: word, to: $1) }
  }

  /// The name that a mistyped one was probably meant to be: one with at most two typing slips, and
  /// fewer than a third of its letters, or a single one in a short name; `nil` where none is.
  package static func meant(by word: String, among names: [String]) -> String? {
    guard let name = of(word, among: names), word.utf8.count > 1 else { return nil }
    return slips(from: word, to: name) <= min(2, max(1, name.utf8.count / 3)) ? name : nil
  }

  /// At most three names like a mistyped one, the most alike first; none where none is.
  ///
  /// A name that has the whole word in it is like it, however long it is.
  package static func several(like word: String, among names: [String]) -> [String] {
    let word = word.lowercased()
    let near = names.compactMap { name -> (slips: Int, name: String)? in
      let slips = slips(from: word, to: name.lowercased())
      let isNear = slips <= max(2, word.utf8.count / 3)
      return isNear || name.lowercased().contains(word) ? (slips, name) : nil
    }
    return near.sorted { ($0.slips, $0.name) < ($1.slips, $1.name) }.prefix(3).map(\.name)
  }

  /// The count of letters to add, drop, change or swap with a neighbour between two words.
  ///
  /// Words longer than any name count by their first bytes only.
  ///
  /// - Complexity: O(*m* · *n*), where *m* and *n* are the lengths, at most 64.
  package static func slips(from first: String, to second: String) -> Int {
    let first = Array(first.utf8.prefix(64))
    let second = Array(second.utf8.prefix(64))
    var beforeLast = [Int](repeating: 0, count: second.count + 1)
    var last = Array(0...second.count)
    for (row, letter) in first.enumerated() {
      var current = [row + 1]
      for (column, other) in second.enumerated() {
        var best = min(last[column + 1], current[column]) + 1
        best = min(best, last[column] + (letter == other ? 0 : 1))
        let isSwapped =
          row > 0 && column > 0 && letter == second[column - 1] && first[row - 1] == other
        if isSwapped { best = min(best, beforeLast[column - 1] + 1) }
        current.append(best)
      }
      beforeLast = last
      last = current
    }
    return last[second.count]
  }
}
