import TapText
import Testing

@Suite struct FlatteningTests {
  private static func show(_ text: AttributedText, _ rule: LinkOverlap) -> String {
    var segments: [FlatLinkSegment] = []
    text.flattenedLinks(in: 0..<text.utf8Count, rule: rule, into: &segments)
    var owners = [String](repeating: ".", count: text.utf8Count)
    for segment in segments {
      for index in segment.range { owners[index] = text.link(at: segment.link).link.destination }
    }
    return owners.joined()
  }

  static let overlaps: [(links: [(String, Range<Int>, Int)], shown: [LinkOverlap: String])] = [
    (
      [("a", 0..<8, 0), ("b", 2..<6, 0), ("c", 3..<4, 0)],
      [
        .innermost: "aabcbbaa..", .first: "aaaaaaaa..", .last: "aabcbbaa..",
        .highestPriority: "aabcbbaa..",
      ]
    ),
    (
      [("c", 3..<4, 0), ("b", 2..<6, 5), ("a", 0..<8, 1)],
      [
        .innermost: "aabcbbaa..", .first: "aabcbbaa..", .last: "aaaaaaaa..",
        .highestPriority: "aabbbbaa..",
      ]
    ),
    (
      [("a", 0..<5, 0), ("b", 3..<8, 0)],
      [
        .innermost: "aaabbbbb..", .first: "aaaaabbb..", .last: "aaabbbbb..",
        .highestPriority: "aaabbbbb..",
      ]
    ),
    (
      [("a", 2..<5, 0), ("b", 2..<5, 0)],
      [
        .innermost: "..bbb.....", .first: "..aaa.....", .last: "..bbb.....",
        .highestPriority: "..bbb.....",
      ]
    ),
    (
      [("b", 2..<4, -1), ("a", 2..<6, 0)],
      [
        .innermost: "..bbaa....", .first: "..bbaa....", .last: "..aaaa....",
        .highestPriority: "..aaaa....",
      ]
    ),
  ]

  @Test(arguments: overlaps)
  func `the rule picks one link where several overlap`(
    links: [(String, Range<Int>, Int)], shown: [LinkOverlap: String]
  ) {
    var text = AttributedText("0123456789")
    for (name, range, priority) in links {
      let link = Link(id: text.makeLinkID(), destination: name, priority: priority)
      text.addLink(link, over: range)
    }
    for rule in LinkOverlap.allCases { #expect(Self.show(text, rule) == shown[rule], "\(rule)") }
  }

  @Test(arguments: [
    // e, acute, b: the cluster is 0..<3.
    (0..<1, 0..<3), (0..<3, 0..<3), (1..<4, 3..<4), (0..<4, 0..<4), (3..<4, 3..<4),
  ])
  func `LD-14: an edge inside a cluster moves to its end`(
    range: Range<Int>, shown: Range<Int>
  ) {
    var text = AttributedText("e\u{301}b")
    text.addLink(destination: "d", over: range)
    var segments: [FlatLinkSegment] = []
    text.flattenedLinks(in: 0..<4, rule: .innermost, into: &segments)
    #expect(segments.map(\.range) == [shown])
    #expect(text.linksWithoutClusters.isEmpty)
  }

  @Test func `LINK-16: a link over no cluster's first unit is dropped and named`() {
    var text = AttributedText("e\u{301}b\n")
    text.addLink(destination: "mark", over: 1..<3)
    text.addLink(destination: "empty", over: 3..<3)
    text.addLink(destination: "end", over: 5..<5)
    text.addLink(destination: "shown", over: 3..<4)
    var segments: [FlatLinkSegment] = []
    text.flattenedLinks(in: 0..<5, rule: .innermost, into: &segments)
    #expect(segments == [FlatLinkSegment(start: 3, end: 4, link: 1)])
    let dropped = text.linksWithoutClusters
    #expect(dropped.map { text.link(at: $0).link.destination } == ["mark", "empty", "end"])
  }

  @Test func `LINK-17: a link without a destination is none, and hides none`() {
    var text = AttributedText("0123456789")
    text.addLink(destination: "a", over: 0..<8)
    text.addLink(destination: "", over: 2..<4)
    #expect(text.linkCount == 2)
    #expect(Self.show(text, .innermost) == "aaaaaaaa..")
  }

  @Test func `a range gets its own part of each link`() {
    var text = AttributedText("one\ntwo\nthree")
    text.addLink(destination: "a", over: 1..<10)
    var segments = [FlatLinkSegment(start: 0, end: 4, link: 0)]
    text.flattenedLinks(in: 4..<8, rule: .innermost, into: &segments)
    #expect(segments.map(\.range) == [0..<4, 4..<8])
  }
}
