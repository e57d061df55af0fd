import TapTestSupport
import TapText
import Testing

@Suite struct BulkTests {
  @Test(arguments: 0..<10)
  func `a text built at once equals one built step by step`(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 0...90_000, using: &random)
    let bytes = (0..<count).map { _ in UInt8.random(in: 9...126, using: &random) }
    let attributes = (1...5).map { size in
      var attributes = TextAttributes()
      attributes.fontSize = Double(size)
      return attributes
    }
    var runs: [NumberedRun] = []
    var end = 0
    while end < count {
      let start = end + Int.random(in: 0...9_000, using: &random)
      end = start + Int.random(in: 1...40_000, using: &random)
      guard end <= count else { break }
      runs.append(
        NumberedRun(range: start..<end, attributes: Int.random(in: 0..<5, using: &random)))
    }
    let links = (0..<50).map { number in
      let start = Int.random(in: 0...count, using: &random)
      let range = start..<Int.random(in: start...min(count, start + 200), using: &random)
      return LinkSpan(
        link: Link(id: LinkID(rawValue: UInt64(number)), destination: "\(number)"), utf8Range: range
      )
    }

    let built = try AttributedText(
      utf8: bytes, runs: runs, attributes: attributes.map(AttributeBox.make), links: links)
    var grown = try AttributedText(utf8: bytes)
    for run in runs { grown.updateAttributes(in: run.range) { $0 = attributes[run.attributes] } }
    for span in links { grown.addLink(span.link, over: span.utf8Range) }

    #expect(built == grown)
    #expect(Array(built.links) == Array(grown.links))
    #expect(built.invariantViolations() == [])
  }

  @Test func `a run takes as little memory as its range and a reference`() {
    #expect(MemoryLayout<AttributeRun>.stride == 3 * MemoryLayout<Int>.stride)
  }
}
