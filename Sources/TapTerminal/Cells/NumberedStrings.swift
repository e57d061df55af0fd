/// The clusters that are more than one scalar, and the addresses of links, each once, by number.
///
/// Cells refer to both by number, so that a cell is small and two cells are compared at once.
struct NumberedStrings: Sendable {
  private(set) var strings: [String] = []
  private var numbers: [String: Int] = [:]

  /// The number of a string, which is added where it is new.
  mutating func number(of string: String) -> Int {
    if let known = numbers[string] { return known }
    numbers[string] = strings.count
    strings.append(string)
    return strings.count - 1
  }

  var count: Int { strings.count }

  mutating func removeAll() {
    strings.removeAll(keepingCapacity: true)
    numbers.removeAll(keepingCapacity: true)
  }
}
