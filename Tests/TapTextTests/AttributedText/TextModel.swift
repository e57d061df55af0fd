import TapTestSupport
import TapText

/// A text kept the slow and obvious way: a weight and a set of links for each byte.
struct TextModel {
  var bytes: [UInt8] = []
  var weights: [Int?] = []
  var covers: [Set<UInt64>] = []
  /// The destination and the order of adding of each link, by identity.
  var contents: [UInt64: (destination: String, order: Int)] = [:]
  var next: UInt64 = 1
  var order = 0

  init(_ string: String) {
    bytes = Array(string.utf8)
    weights = bytes.map { _ in nil }
    covers = bytes.map { _ in [] }
  }

  mutating func addLink(_ id: UInt64, _ destination: String, over range: Range<Int>) {
    next = max(next, id + 1)
    contents[id] = (destination, order)
    order += 1
    for index in range { covers[index].insert(id) }
  }

  mutating func removeLink(_ id: UInt64) {
    contents[id] = nil
    for index in covers.indices { covers[index].remove(id) }
  }

  mutating func replace(_ range: Range<Int>, with new: TextModel) {
    let before: Set<UInt64> = range.lowerBound > 0 ? covers[range.lowerBound - 1] : []
    let after: Set<UInt64> = range.upperBound < bytes.count ? covers[range.upperBound] : []
    // A link goes on over the new text if it covered all of the old and some of its surroundings.
    let keep =
      range.isEmpty
      ? before.intersection(after)
      : covers[range].dropFirst().reduce(covers[range.lowerBound]) { $0.intersection($1) }
        .intersection(before.union(after))
    var insert = new
    bytes.removeSubrange(range)
    weights.removeSubrange(range)
    covers.removeSubrange(range)
    let surviving = covers.reduce(Set<UInt64>()) { $0.union($1) }
    contents = contents.filter { surviving.contains($0.key) }
    next = max(next, new.next)
    for (id, content) in new.contents.sorted(by: { $0.value.order < $1.value.order }) {
      var newID = id
      if surviving.contains(id) {
        newID = next
        next += 1
      }
      contents[newID] = (content.destination, order)
      order += 1
      insert.covers = zip(insert.covers, new.covers).map { mine, old in
        old.contains(id) && newID != id ? mine.subtracting([id]).union([newID]) : mine
      }
    }
    bytes.insert(contentsOf: new.bytes, at: range.lowerBound)
    weights.insert(contentsOf: new.weights, at: range.lowerBound)
    covers.insert(contentsOf: insert.covers.map { $0.union(keep) }, at: range.lowerBound)
    let left = covers.reduce(Set<UInt64>()) { $0.union($1) }
    contents = contents.filter { left.contains($0.key) }
  }

  /// The links in the order of the document.
  var links: [(id: UInt64, destination: String, order: Int, range: Range<Int>)] {
    contents.map { id, content in
      let first = covers.firstIndex { $0.contains(id) } ?? 0
      let last = covers.lastIndex { $0.contains(id) } ?? -1
      return (id, content.destination, content.order, first..<last + 1)
    }
    .sorted {
      ($0.range.lowerBound, -$0.range.upperBound, $0.order)
        < ($1.range.lowerBound, -$1.range.upperBound, $1.order)
    }
  }

  func isScalarStart(_ offset: Int) -> Bool {
    offset == bytes.count || bytes[offset] & 0xC0 != 0x80
  }
}
