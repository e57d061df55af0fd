import Foundation
import TapMarkup
import TapScenes
import Tapline
import Testing

/// Each library uses Debian's ICU where Foundation uses its own copy, in one process and one file.
@Suite struct FoundationCanaryTests {
  /// Two flags, a family and Thai: ICU alone can tell their clusters, words and lines.
  private let sample = "\u{1F1EF}\u{1F1F5}\u{1F1E7}\u{1F1F7} \u{1F468}\u{200D}\u{1F467} ภาษาไทย"

  @Test func `texts find clusters and words beside Foundation's own ICU`() throws {
    let text = try AttributedText(utf8: Array(sample.utf8))
    #expect(text.utf8Count == Data(sample.utf8).count)
    #expect(text.clusterIndex(at: 16) == ClusterIndex(2))
    #expect(try text.wordRange(at: 30) == 29..<41)
    #expect("TITLE".lowercased(with: Locale(identifier: "tr")) == "t\u{131}tle")
  }

  @Test func `layouts find line breaks and directions beside Foundation's own ICU`() throws {
    let words = 1234.5.formatted(.number.locale(Locale(identifier: "de"))) + " \u{5D0}\u{5D1} b"
    #expect(words == "1.234,5 \u{5D0}\u{5D1} b")
    let layout = TextLayout(
      AttributedText(words), width: 100, shaper: CellShaper(width: 10, height: 20))
    #expect(layout.lineCount == 2)
    let hit = layout.hit(at: Point(x: 5, y: 10))
    #expect(hit.direction == .rightToLeft)
    #expect(hit.utf8Range == 10..<12)
  }

  @Test func `Markdown is read and laid out beside Foundation's own ICU`() throws {
    let source = "see [\(sample)](https://a.example/x)"
    let text = try MarkdownParser.parse(Array(Data(source.utf8)))
    let layout = TextLayout(text, width: 400, shaper: CellShaper(width: 10, height: 20))
    let point = try #require(layout.tapPoint(ofLink: 0))
    #expect(layout.hit(at: point).link == 0)
    #expect(URL(string: text.links[0].link.destination)?.host() == "a.example")
  }

  @Test func `cases run beside Foundation's own ICU`() throws {
    let json = try JSONSerialization.data(withJSONObject: [
      "name": "canary", "text": sample, "layout": ["cell": [10, 20], "width": 400],
      "queries": [
        ["query": "hit", "point": [35, 10], "expect": ["text": "\u{1F1E7}\u{1F1F7}"]]
      ],
    ])
    #expect(try CaseFile.read([UInt8](json)).run().failures == [])
  }
}
