/// The first few complaints of a sweep, and how many there were.
struct ComplaintList {
  private var first: [String] = []
  private var count = 0
  private static let shown = 3

  mutating func add(_ complaint: @autoclosure () -> String) {
    if first.count < Self.shown { first.append(complaint()) }
    count += 1
  }

  /// The messages of the complaints.
  var words: [String] {
    count > Self.shown ? first + ["and \(count - Self.shown) more"] : first
  }
}
