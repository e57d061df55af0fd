import TapText
import Testing

@Suite struct LinkEdgeTests {
  /// "see docs now" with a link over "docs".
  private static func text() -> AttributedText {
    var text = AttributedText("see docs now")
    text.addLink(destination: "d", over: 4..<8)
    return text
  }

  static let edits: [(range: Range<Int>, new: String, linked: String?)] = [
    (4..<4, "x", "docs"), (8..<8, "x", "docs"),
    (5..<5, "x", "dxocs"), (6..<6, "xyz", "doxyzcs"),
    (0..<4, "", "docs"), (8..<12, "", "docs"), (0..<0, "\u{1F600}", "docs"),
    (4..<8, "", nil), (4..<8, "docs", nil), (0..<12, "", nil), (3..<9, "x", nil),
    (5..<7, "", "ds"), (5..<7, "xxx", "dxxxs"),
    (4..<5, "D", "Docs"), (7..<8, "S", "docS"), (4..<5, "", "ocs"), (7..<8, "", "doc"),
    (2..<5, "", "ocs"), (2..<5, "xx", "ocs"), (7..<10, "", "doc"), (7..<10, "xx", "doc"),
  ]

  @Test(arguments: edits)
  func `an edit leaves a link over its own text`(range: Range<Int>, new: String, linked: String?) {
    var text = Self.text()
    let id = text.link(at: 0).link.id
    text.replaceSubrange(range, with: new)
    #expect(text.invariantViolations() == [])
    #expect(text.link(withID: id).map { text.string(in: $0.utf8Range) } == linked)
    #expect(text.linkCount == (linked == nil ? 0 : 1))
  }

  @Test func `two neighbours with one destination are two links`() {
    var text = AttributedText("abcd")
    let first = text.addLink(destination: "d", over: 0..<2)
    let second = text.addLink(destination: "d", over: 2..<4)
    #expect(first != second)
    text.insert("x", at: 2)
    #expect(text.links.map { text.string(in: $0.utf8Range) } == ["ab", "cd"])
    text.removeSubrange(2..<3)
    #expect(text.links.map(\.link.id) == [first, second])
  }

  @Test func `a link over bold and plain text is one link`() {
    var text = Self.text()
    text.updateAttributes(in: 4..<6) { $0.fontWeight = 700 }
    #expect(text.linkCount == 1)
    #expect(text.attributeRuns(in: 0..<12).map(\.utf8Range) == [0..<4, 4..<6, 6..<12])
    #expect(text.attributes(at: 5).fontWeight == 700)
  }

  @Test func `a link over many chunks is one link`() {
    var text = AttributedText(String(repeating: "some words ", count: 40), chunkSize: 16)
    let long = text.addLink(destination: "long", over: 3..<400)
    let inner = text.addLink(destination: "inner", over: 200..<204)
    #expect(text.links.map(\.link.id) == [long, inner])
    text.insert("more", at: 300)
    text.removeSubrange(0..<8)
    #expect(text.invariantViolations() == [])
    #expect(text.links.map(\.utf8Range) == [0..<396, 192..<196])
    #expect(text.links(over: 193..<194).map(\.link.id) == [long, inner])
    #expect(text.linkIndices(over: 396..<400) == [])
    // Shortened to less than a chunk, it lies in one again.
    text.removeSubrange(5..<text.utf8Count)
    #expect(text.invariantViolations() == [])
    #expect(text.link(withID: long)?.utf8Range == 0..<5)
  }

  @Test func `an empty link is listed, stays in place and never grows`() {
    var text = AttributedText("abcd")
    let id = text.addLink(destination: "d", over: 2..<2)
    let end = text.addLink(destination: "e", over: 4..<4)
    text.insert("xx", at: 2)
    #expect(text.link(withID: id)?.utf8Range == 2..<2)
    text.append("yy")
    #expect(text.link(withID: end)?.utf8Range == 6..<6)
    text.insert("zz", at: 0)
    #expect(text.links.map(\.utf8Range) == [4..<4, 8..<8])
    #expect(text.linkIndices(over: 3..<5) == [0])
    #expect(text.linkIndices(over: 5..<6) == [])
    text.removeSubrange(3..<5)
    #expect(text.links.map(\.utf8Range) == [6..<6])
    #expect(text.invariantViolations() == [])
  }

  @Test func `an empty text may have an empty link`() {
    var text = AttributedText()
    text.addLink(destination: "d", over: 0..<0)
    #expect(text.links.map(\.utf8Range) == [0..<0])
    text.append("abc")
    #expect(text.links.map(\.utf8Range) == [0..<0])
    #expect(text.invariantViolations() == [])
  }

  @Test(arguments: [(1..<3, 2..<4), (1..<2, 2..<2), (2..<3, 2..<4), (0..<1, 0..<2)])
  func `an edge inside a scalar moves to its end`(range: Range<Int>, shown: Range<Int>) {
    var text = AttributedText("\u{E9}\u{E9}")
    text.addLink(destination: "d", over: range)
    #expect(text.links.map(\.utf8Range) == [shown])
  }

  @Test func `an identity that both texts use is renewed in the new one`() {
    var text = AttributedText("one ")
    let one = text.addLink(destination: "1", over: 0..<3)
    var other = AttributedText("two")
    let two = other.addLink(destination: "2", over: 0..<3)
    #expect(one == two)
    text.append(other)
    #expect(text.linkIndex(withID: one) == 0)
    #expect(text.linkCount == 2 && text.link(at: 1).link.id != one)
    // What was cut out may come back as it was.
    let piece = text.subtext(in: 4..<7)
    let id = piece.link(at: 0).link.id
    text.replaceSubrange(4..<7, with: piece)
    #expect(text.link(at: 1).link.id == id)
  }

  @Test func `a given identity is kept, and generated ones avoid it`() {
    var text = AttributedText("abcdef")
    text.addLink(Link(id: LinkID(rawValue: 7), destination: "d"), over: 0..<1)
    text.addLink(Link(id: LinkID(rawValue: .max), destination: "d"), over: 1..<2)
    let next = text.addLink(destination: "e", over: 2..<3)
    #expect(next == LinkID(rawValue: 8))
    let removals = [text.removeLink(LinkID(rawValue: 7)), text.removeLink(LinkID(rawValue: 7))]
    #expect(removals == [true, false])
    let another = text.makeLinkID()
    #expect(another == LinkID(rawValue: 9))
  }

  @Test func `links added together are links added one by one`() {
    let words = String(repeating: "some words ", count: 30)
    var single = AttributedText(words, chunkSize: 16)
    single.addLink(destination: "before", over: 20..<24)
    var together = single
    let spans = [
      (40..<90, "a"), (22..<23, "b"), (300..<304, "c"), (330..<330, "d"), (20..<24, "e"),
    ]
    .map { range, name in
      LinkSpan(link: Link(id: single.makeLinkID(), destination: name), utf8Range: range)
    }
    for span in spans { single.addLink(span.link, over: span.utf8Range) }
    together.addLinks(spans)
    #expect(together == single)
    #expect(Array(together.links) == Array(single.links))
    #expect(together.invariantViolations() == [])
    var empty = AttributedText()
    empty.addLinks([])
    empty.addLinks([LinkSpan(link: spans[0].link, utf8Range: 0..<0)])
    #expect(empty.linkCount == 1)
  }

  @Test func `links come by start, then the longer first, then as added`() {
    var text = AttributedText("0123456789")
    for (name, range) in [
      ("short", 2..<4), ("long", 2..<8), ("first", 0..<1), ("twin", 2..<4), ("empty", 2..<2),
    ] {
      text.addLink(destination: name, over: range)
    }
    #expect(
      text.links.map(\.link.destination) == ["first", "long", "short", "twin", "empty"])
  }
}
