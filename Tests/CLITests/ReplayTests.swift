import Foundation
import TapTestSupport
import Testing

@Suite struct ReplayTests {
  /// The screen of the article that this project began with.
  static let screen = CorpusFile.all(in: "scenes").first {
    $0.description == "unselectable-text-view.json"
  }

  @Test func `the article's screen gives one activation, and long presses behind, each time`()
    throws
  {
    let path = try #require(Self.screen?.path)
    let first = try Tool.run(["replay", path])
    #expect(first.code == 0 && first.messages.isEmpty)
    #expect(try Tool.run(["replay", path]) == first)
    let words = first.lines.map { $0.split(separator: " ").dropFirst().joined(separator: " ") }
    #expect(words.count { $0.contains("activate") } == 1)
    #expect(words.contains("textView activate link https://www.google.com"))
    #expect(words.contains { $0.hasPrefix("background longPress began ") })
    #expect(words.contains { $0.hasPrefix("background longPress ended ") })
    #expect(!words.contains { $0.contains("menu") || $0.contains("focus") })
  }

  static let scene = #"""
    {"markdown": "see [docs](#d)", "events": [{"at": 0, "tap": {"link": 0}}, {"at": 1, "tap": [0, -50.5]}]}
    """#

  @Test func `the log comes in lines or records`() throws {
    let plain = try Tool.run(["replay", "-"], input: Self.scene)
    #expect(
      plain.output == """
        0.000 text press 0
        0.060 text activate 0 #d
        1.060 background tap 100,49.5

        """)
    let json = try Tool.run(["replay", "-", "--json"], input: Self.scene)
    #expect(
      json.output == """
        {"time":0,"view":"text","event":"press","link":"0","destination":"#d","point":null}
        {"time":0.06,"view":"text","event":"activate","link":"0","destination":"#d","point":null}
        {"time":1.06,"view":"background","event":"tap","link":null,"destination":null,"point":[100,49.5]}

        """)
  }

  @Test func `with several files each is named, and a broken one is told`() throws {
    let folder = try TemporaryFolder()
    let good = try folder.write(Self.scene, to: "good.json")
    let empty = try folder.write(#"{"text": "a"}"#, to: "empty.json")
    let late = try folder.write(
      #"{"text": "a", "events": [{"at": 0, "tap": {"at": "ellipsis"}}]}"#, to: "late.json")
    let outcome = try Tool.run(["replay", good, empty, late])
    #expect(outcome.lines.first == "\(good):" && outcome.lines.last == "\(empty):")
    #expect(
      outcome.messages
        == "tapline: \(late):/events/0/tap: the layout does not show the position; fix the file there\n"
    )
    #expect(outcome.code == 3)
    let json = try Tool.run(["replay", good, empty, "--json"])
    #expect(json.code == 0 && json.lines.allSatisfy { $0.hasPrefix("{\"file\":\"\(good)\",") })
  }
}
