import Foundation
import Testing

/// A point that the program gives as a link's is one where that link is, and where a tap follows it.
@Suite struct TapPointTests {
  /// A link with its tap point, in the answers' own pixels.
  private struct Target: Decodable {
    var view: String
    var index: Int
    var id: String
    var tapPoint: [Double]?
    var obstacle: String?
  }

  /// What is under a point.
  private struct Found: Decodable {
    struct Link: Decodable { var index: Int }
    var view: String?
    var link: Link?
  }

  /// A line of a replay.
  private struct Entry: Decodable {
    var event: String
    var link: String?
  }

  private func answers<Answer: Decodable>(_ outcome: Tool.Outcome) throws -> [Answer] {
    try outcome.lines.map { try JSONDecoder().decode(Answer.self, from: Data($0.utf8)) }
  }

  @Test(arguments: 0..<40)
  func `in a random scene each tap point is where its link is, and a tap there follows it`(
    seed: Int
  ) throws {
    let scale = [1, 1.5, 2, 2.625, 3][seed % 5]
    var scene = RandomScene(seed: seed)
    let members = scene.members(scale: scale)
    let folder = try TemporaryFolder()
    let file = try folder.write("{\(members)}", to: "scene.json")
    let listed = try Tool.run(["links", file, "--json", "--scale", "\(scale)"])
    try #require(listed.code == 0, "\(listed)")
    let targets: [Target] = try answers(listed)
    for target in targets {
      #expect((target.tapPoint == nil) == (target.obstacle != nil), "\(target)")
    }
    let reachable = targets.filter { $0.tapPoint != nil }
    let points = reachable.compactMap(\.tapPoint)
    for pointer in ["mouse", "touch"] {
      let lines = points.map { "\($0[0]) \($0[1])\n" }.joined()
      let words = ["hit", file, "--points", "-", "--json", "--pointer", pointer]
      let hits: [Found] = try answers(try Tool.run(words + ["--scale", "\(scale)"], input: lines))
      #expect(hits.map(\.view) == reachable.map(\.view), "\(pointer) in \(members)")
      #expect(hits.map(\.link?.index) == reachable.map(\.index), "\(pointer) in \(members)")
    }
    // Far enough apart to be taps of their own.
    let taps = points.enumerated().map { step, point in
      #"{"at": \#(step * 10), "tap": {"at": "device", "x": \#(point[0]), "y": \#(point[1])}}"#
    }
    let script = #"{\#(members), "events": [\#(taps.joined(separator: ", "))]}"#
    let log: [Entry] = try answers(try Tool.run(["replay", "-", "--json"], input: script))
    let followed = log.filter { $0.event == "activate" }.map(\.link)
    #expect(followed == reachable.map(\.id), "\(members)")
  }

  @Test func `most random scenes have links within reach`() throws {
    var reachable = 0
    for seed in 0..<10 {
      var scene = RandomScene(seed: seed)
      let words = ["links", "-", "--format", "scene", "--json"]
      let listed = try Tool.run(words, input: "{\(scene.members(scale: 1))}")
      reachable += listed.lines.count { $0.contains(#""obstacle":null"#) }
    }
    #expect(reachable >= 10)
  }

  /// The link of the text in front reaches as far as the whole of the text behind it.
  static let reaching = #"""
    {"window": {"size": [400, 300]}, "views": [
      {"id": "back", "kind": "text", "frame": [0, 0, 200, 20], "text": "one",
       "links": [{"id": "L1", "destination": "d", "text": "one"}]},
      {"id": "front", "kind": "text", "frame": [0, 0, 200, 40], "text": "   two",
       "policy": {"touchTargets": {"slop": 30, "overText": "full"}},
       "links": [{"id": "L2", "destination": "e", "text": "two"}]}]}
    """#

  @Test func `a link that a finger cannot reach has no tap point, though a mouse does reach it`()
    throws
  {
    let words = ["--format", "scene"]
    let hit = try Tool.run(["hit", "-", "--at", "4,8"] + words, input: Self.reaching)
    #expect(hit.output.hasPrefix("4,8  back: "))
    let place = try Tool.run(["locate", "-", "--link", "L1"] + words, input: Self.reaching)
    #expect(place.output.hasSuffix("no tap point: covered by front, at 0,0 24x16\n"))
    #expect(place.code == 1)
  }

  @Test func `a link goes by its id too, in a scene of several texts and in a case`() throws {
    let words = ["--format", "scene"]
    let scene = try Tool.run(["locate", "-", "--link", "L2"] + words, input: Self.reaching)
    #expect(scene.output == "\"two\"\n   utf8 3..6, tap 28,8, at 24,0 24x16\n")
    let unknown = try Tool.run(["locate", "-", "--link", "L3"] + words, input: Self.reaching)
    #expect(
      unknown.messages
        == "tapline: standard input: no link has the id \"L3\"; expected L1 or L2\n")
    #expect(unknown.code == 1)
    let bare = #"{"text": "see docs", "links": [{"id": "L", "destination": "d", "text": "docs"}]}"#
    let located = try Tool.run(["locate", "-", "--link", "L"] + words, input: bare)
    #expect(located.output == "\"docs\"\n   utf8 4..8, tap 36,8, at 32,0 32x16\n")
    let plain = try Tool.run(["locate", "-", "--link", "L"], input: "docs")
    #expect(
      plain.messages.hasSuffix("no link has an id here; give an index, which counts from 0\n"))
    #expect(plain.code == 1)
  }

  @Test func `an id of a view cannot turn the order of letters on a terminal`() throws {
    let scene = #"""
      {"window": {"size": [400, 300]}, "views": [
        {"id": "t\#u{202E}x", "kind": "text", "frame": [0, 0, 100, 20], "text": "a",
         "links": [{"id": "L", "destination": "d", "text": "a"}]},
        {"id": "v\#u{202E}x", "kind": "view", "frame": [0, 0, 100, 20]}]}
      """#
    let questions = [
      ["links"], ["hit", "--at", "1,1", "--explain"], ["locate", "--link", "L"],
      ["links", "--view", "z"], ["layout"], ["audit"],
    ]
    for question in questions {
      let words = [question[0], "-", "--format", "scene"] + question.dropFirst()
      let outcome = try Tool.run(words, input: scene)
      #expect(!outcome.description.unicodeScalars.contains("\u{202E}"), "\(question)")
    }
  }
}
