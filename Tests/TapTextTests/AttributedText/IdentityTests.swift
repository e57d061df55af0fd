import TapText
import Testing

@Suite struct IdentityTests {
  private static func text(_ words: String, _ links: [(Range<Int>, String)]) -> AttributedText {
    var text = AttributedText(words)
    for (range, destination) in links { text.addLink(destination: destination, over: range) }
    return text
  }

  @Test func `a replaced text keeps the identities of equal links`() {
    let old = Self.text("docs docs blog", [(0..<4, "d"), (5..<9, "d"), (10..<14, "b")])
    var new = Self.text(
      "new: blog docs docs docs", [(5..<9, "b"), (10..<14, "d"), (15..<19, "d"), (20..<24, "d")])
    new.adoptIdentities(of: old)
    let ids = old.links.map(\.link.id)
    #expect(new.links.prefix(3).map(\.link.id) == [ids[2], ids[0], ids[1]])
    #expect(!ids.contains(new.link(at: 3).link.id))
    #expect(new.invariantViolations() == [])
  }

  @Test func `another text or destination is another link`() {
    let old = Self.text("docs", [(0..<4, "d")])
    var renamed = Self.text("Docs", [(0..<4, "d")])
    renamed.adoptIdentities(of: old)
    #expect(renamed.link(at: 0).link.id != old.link(at: 0).link.id)
    var moved = Self.text("docs", [(0..<4, "e")])
    moved.adoptIdentities(of: old)
    #expect(moved.link(at: 0).link.id != old.link(at: 0).link.id)
  }

  @Test func `no identity that the old text ever used is given out again`() {
    var old = Self.text("a b", [(0..<1, "a"), (2..<3, "b")])
    let gone = old.link(at: 1).link.id
    old.removeLink(gone)
    var new = Self.text("c", [(0..<1, "c")])
    new.adoptIdentities(of: old)
    #expect(new.link(at: 0).link.id != gone)
    #expect(new.link(at: 0).link.id != old.link(at: 0).link.id)
  }

  @Test func `links over several chunks keep their identity too`() {
    let words = String(repeating: "words and ", count: 30)
    var old = AttributedText(words, chunkSize: 16)
    var new = AttributedText(words + "more", chunkSize: 32)
    let id = old.addLink(destination: "d", over: 5..<205)
    _ = new.makeLinkID()
    new.addLink(destination: "d", over: 5..<205)
    new.adoptIdentities(of: old)
    #expect(new.link(at: 0).link.id == id)
  }

  @Test func `identity and source take no part in equality`() {
    var left = AttributedText("docs")
    var right = AttributedText("docs")
    left.addLink(Link(id: LinkID(rawValue: 1), destination: "d"), over: 0..<4)
    right.addLink(
      Link(
        id: LinkID(rawValue: 2), destination: "d", source: SourcePlace(line: 3, column: 4)),
      over: 0..<4)
    #expect(left == right)
    #expect(left.hashValue == right.hashValue)
    right.removeLink(LinkID(rawValue: 2))
    right.addLink(destination: "d", title: "t", over: 0..<4)
    #expect(left != right)
  }
}
