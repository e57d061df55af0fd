import TapTestSupport
import TapText
import Testing

/// The costs of a text grow no faster than the text.
@Suite struct GrowthTests {
  @Test(.enabled(if: AllocationCounter.countsMemory))
  func `the clusters of a long paragraph are found without copying them again and again`() {
    func allocations(_ count: Int) -> Int {
      let text = AttributedText(String(repeating: "\u{E9}", count: count))
      var starts: [UInt32] = []
      text.clusterStarts(in: 0..<text.utf8Count, into: &starts)
      #expect(starts.count == count)
      starts = []
      return AllocationCounter.count {
        text.clusterStarts(in: 0..<text.utf8Count, into: &starts)
      }.allocations
    }
    #expect(allocations(400_000) <= allocations(100_000) + 4)
  }

  @Test(.enabled(if: QueryWork.isCounted), arguments: ["", "a"])
  func `any number of links over one letter cost each of them the same`(letter: String) {
    func steps(_ count: Int) -> Int {
      var text = AttributedText(letter + " and more")
      let range = 0..<letter.utf8.count
      text.addLinks(
        (1...count).map { number in
          LinkSpan(
            link: Link(id: LinkID(rawValue: UInt64(number)), destination: "a"), utf8Range: range)
        })
      var reader = LinkContextReader(text)
      return QueryWork.count {
        for span in text.links { _ = reader.context(of: span) }
      } / count
    }
    #expect(steps(4_000) <= steps(1_000) + 16)
  }

  @Test(arguments: 0..<20)
  func `links that leave their parts of a text are found by index and identity`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let count = 100_000
    var text = AttributedText(String(repeating: "a", count: count))
    let numbers = (1...60).map { UInt64($0) }.shuffled(using: &random)
    var spans = numbers.map { number in
      let start = Int.random(in: 0..<count, using: &random)
      let length = [0, 5, 40_000].randomElement(using: &random) ?? 0
      return LinkSpan(
        link: Link(id: LinkID(rawValue: number), destination: "\(number)"),
        utf8Range: start..<min(count, start + length))
    }
    text.addLinks(spans)
    // By start, the longer first; what is alike, in the order added.
    let order = spans.indices.sorted { one, other in
      let (left, right) = (spans[one].utf8Range, spans[other].utf8Range)
      return (left.lowerBound, -left.upperBound, one) < (right.lowerBound, -right.upperBound, other)
    }
    spans = order.map { spans[$0] }
    #expect(Array(text.links) == spans)
    for (index, span) in spans.enumerated() {
      #expect(text.linkIndex(withID: span.link.id) == index)
    }
    for _ in 0..<50 {
      let start = Int.random(in: 0..<count - 10, using: &random)
      let range = start..<start + 10
      let expected = spans.indices.filter { index in
        let own = spans[index].utf8Range
        return own.isEmpty ? range.contains(own.lowerBound) : own.overlaps(range)
      }
      #expect(text.linkIndices(over: range) == expected)
    }
  }
}
