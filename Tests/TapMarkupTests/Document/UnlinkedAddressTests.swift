import TapMarkup
import TapText
import Testing

/// The addresses of a document that no link of its text leads to.
@Suite struct UnlinkedAddressTests {
  @Test func `Markdown reports images and the links in their alternative texts`() throws {
    let source = "a ![b [c](/d)](https://e.example/?f=1)\n\n[![g](h.png)](/i) ![]()"
    let document = try MarkdownParser.parseDocument(Array(source.utf8))
    let found = document.unlinkedAddresses.map {
      "\($0.kind) \($0.destination) \($0.source?.line ?? 0):\($0.source?.column ?? 0)"
        + " \(document.text.string(in: $0.utf8Range).unicodeScalars.count)"
    }
    #expect(
      found == [
        "linkInImage /d 1:7 0", "image https://e.example/?f=1 1:3 1", "image h.png 3:2 1",
      ])
    #expect(document.text.links.map(\.link.destination) == ["/i"])
  }

  @Test(arguments: UnlinkedAddress.Kind.allCases)
  func `each kind of address has a message`(kind: UnlinkedAddress.Kind) {
    #expect(!kind.message.isEmpty)
  }

  @Test func `of links over the same text the innermost opens last`() throws {
    let text = try MarkdownParser.parse(Array("[<http://a.example>](https://b.example/)".utf8))
    #expect(text.links.map(\.link.destination) == ["https://b.example/", "http://a.example"])
  }
}
