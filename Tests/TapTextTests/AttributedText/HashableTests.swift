import TapTestSupport
import TapText
import Testing

@Suite struct HashableTests {
  @Test(arguments: 0..<40)
  func `equality and hashes do not see chunks`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let string = TextPool.text(of: 100, &random)
    var texts = [16, 40, 4096].map { AttributedText(string, chunkSize: $0) }
    let count = texts[0].scalarCount
    for _ in 0..<5 {
      let range = random.range(within: count)
      let lower = texts[0].offset(at: ScalarOffset(range.lowerBound))
      let upper = texts[0].offset(at: ScalarOffset(range.upperBound))
      for index in texts.indices {
        texts[index].updateAttributes(in: lower..<upper) { $0.isUnderlined.toggle() }
        texts[index].addLink(destination: "d", over: lower..<upper)
      }
    }
    #expect(texts[0] == texts[1] && texts[1] == texts[2] && texts[2] == texts[0])
    #expect(Set(texts).count == 1)
    for index in texts.indices where !texts[index].isEmpty {
      var other = texts[index]
      change(&other, &random)
      for text in texts { #expect(text != other) }
    }
  }

  private func change(_ text: inout AttributedText, _ random: inout SeededGenerator) {
    let place = text.clusterRange(at: random.number(below: text.utf8Count)) ?? 0..<0
    switch random.number(below: 4) {
    case 0: text.insert("q", at: place.lowerBound)
    case 1: text.removeSubrange(place)
    case 2: text.updateAttributes(in: place) { $0.tags["x"] = "y" }
    default: text.addLink(destination: "e", over: place)
    }
  }

  @Test func `the same range linked in another order is another text`() {
    var left = AttributedText("ab")
    var right = left
    for name in ["1", "2"] { left.addLink(destination: name, over: 0..<2) }
    for name in ["2", "1"] { right.addLink(destination: name, over: 0..<2) }
    #expect(left != right)
  }
}
