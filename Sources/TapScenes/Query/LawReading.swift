extension JSONFields {
  /// Takes laws by name: each that is there must be `true`, and is then to be checked.
  mutating func takeLaws<Law: RawRepresentable<String> & CaseIterable & Hashable>(
    _: Law.Type
  ) throws(SceneError) -> Set<Law> {
    var laws: Set<Law> = []
    for law in Law.allCases {
      if let value = take(law.rawValue), try value.isTrue() { laws.insert(law) }
    }
    return laws
  }
}

/// The first few complaints of a sweep, and how many there were.
struct ComplaintList {
  private var first: [String] = []
  private var count = 0
  private static let shown = 3

  mutating func add(_ complaint: @autoclosure () -> String) {
    if first.count < Self.shown { first.append(complaint()) }
    count += 1
  }

  /// The complaints in words.
  var words: [String] {
    count > Self.shown ? first + ["and \(count - Self.shown) more"] : first
  }
}
