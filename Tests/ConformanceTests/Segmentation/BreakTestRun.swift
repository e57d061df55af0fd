import TapUnicode

/// What came of a break test.
struct BreakTestRun {
  /// How many lines the test has.
  var count = 0
  /// The lines whose text the finder cuts elsewhere.
  var failures: [String] = []

  /// Runs a finder over each line of a file, such as `÷ 0061 × 0308 ÷`.
  init(_ file: UnicodeDataFile, _ kind: BoundaryFinder.Kind, locale: String = "") throws {
    var finder = try BoundaryFinder(kind, locale: locale)
    var ends: [UInt32] = []
    try file.forEachLine { line in
      // A scalar is a number; the signs between them are none.
      var text: [UInt8] = []
      var wanted: [UInt32] = []
      let signs = line.bytes.indices.filter { line.bytes[$0] == 0xC3 }
      for (position, item) in line.numbers(radix: 16).enumerated() {
        if let value = item {
          appendScalar(UInt32(value), to: &text)
        } else if line.bytes[signs[position / 2] + 1] == 0xB7, !text.isEmpty {
          wanted.append(UInt32(text.count))
        }
      }
      ends.removeAll(keepingCapacity: true)
      finder.boundaries(of: text.span, into: &ends)
      count += 1
      if ends != wanted { failures.append("\(line)") }
    }
  }
}
