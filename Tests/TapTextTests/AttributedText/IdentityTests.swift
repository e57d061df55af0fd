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
        id: LinkID(rawValue: 2), destination: "d", source: SourcePosition(line: 3, column: 4)),
      over: 0..<4)
    #expect(left == right)
    #expect(left.hashValue == right.hashValue)
    right.removeLink(LinkID(rawValue: 2))
    right.addLink(destination: "d", title: "t", over: 0..<4)
    #expect(left != right)
  }

  /// A text with one link over two stretches, and another between them.
  private static let twoStretches: AttributedText = {
    var text = AttributedText("one two one")
    let id = text.addLink(destination: "a", over: 0..<3)
    text.addLink(destination: "b", over: 4..<7)
    text.addLink(Link(id: id, destination: "a"), over: 8..<11)
    return text
  }()

  @Test func `TP-13: stretches of one link have one identity, in order`() {
    let text = Self.twoStretches
    let id = text.link(at: 0).link.id
    #expect(text.linkIndices(withID: id) == [0, 2])
    #expect(text.linkIndex(withID: id) == 0)
    #expect(text.linkIndices(withID: LinkID(rawValue: 99)) == [])
  }

  @Test func `TP-13: stretches of one link keep one identity in another text`() {
    var text = Self.twoStretches
    text.append(AttributedText(" and "))
    text.append(Self.twoStretches)
    let ids = text.links.map(\.link.id)
    #expect(ids[3] == ids[5])
    #expect(Set(ids).count == 4)
  }

  @Test func `TP-13: stretches of one link keep one identity when a text is made anew`() {
    var new = Self.twoStretches
    var old = AttributedText("one two")
    old.addLink(destination: "x", over: 4..<7)
    let id = old.addLink(destination: "a", over: 0..<3)
    new.adoptIdentities(of: old)
    #expect(new.links.map(\.link.id).map { $0 == id } == [true, false, true])
  }
}
