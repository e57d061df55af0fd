import Foundation
import TapTestSupport
import Testing

/// `tapline diff`: two files, or two layouts of one.
@Suite struct DiffTests {
  private let folder: TemporaryFolder
  private let old: String
  private let new: String

  init() throws {
    folder = try TemporaryFolder()
    old = try folder.write("[a](https://paypal.com) [b](https://b.example)\n", to: "old.md")
    new = try folder.write("x [a](https://evil.example) b [c](https://c.example)\n", to: "new.md")
  }

  private struct Record: Decodable {
    struct Side: Decodable {
      var link: Int
      var destination: String
      var rects: [[Double]]
    }
    var difference: String
    var kinds: [String]?
    var text: String?
    var rect: [Double]?
  }

  private func records(_ arguments: String...) throws -> [Record] {
    let outcome = try Tool.run(["diff"] + arguments + ["--json"])
    return try outcome.lines.map { try JSONDecoder().decode(Record.self, from: Data($0.utf8)) }
  }

  @Test func `each link and each area that differs is one line`() throws {
    let outcome = try Tool.run(["diff", old, new])
    #expect(outcome.code == 1)
    #expect(
      outcome.output == """
        0  "a" destination, moved: from https://paypal.com to https://evil.example; from 0,0 8x16 to 16,0 8x16
        1  "b" vanished, lostArea: to https://b.example, 16,0 8x16; lost 128 square points to link 0
        1  "c" appeared: to https://c.example, 48,0 8x16
        area 0,0 8x16: link 0 before, no link after
        area 16,0 8x16: link 1 before, link 0 after
        area 48,0 8x16: no link before, link 1 after

        """)
  }

  @Test func `equal files differ in nothing, and swapping swaps the sides`() throws {
    let same = try Tool.run(["diff", old, old])
    #expect(same.code == 0 && same.output.isEmpty)
    let forward = try records(old, new)
    let back = try records(new, old)
    #expect(
      Set(forward.compactMap(\.rect)) == Set(back.compactMap(\.rect))
        && forward.compactMap(\.rect).count == 3)
    let appeared = forward.filter { $0.kinds?.contains("appeared") == true }.map(\.text)
    let vanished = back.filter { $0.kinds?.contains("vanished") == true }.map(\.text)
    #expect(appeared == ["c"] && vanished == appeared)
  }

  @Test func `a kind that is not asked for does not count`() throws {
    #expect(try records(old, new, "--only", "appeared").map(\.text) == ["c"])
    #expect(try records(old, new, "--only", "area").count == 3)
    let outcome = try Tool.run(["diff", old, new, "--only", "shrank"])
    #expect(outcome.code == 0 && outcome.output.isEmpty)
    let typo = try Tool.run(["diff", old, new, "--only", "moves"])
    #expect(typo.code == 2 && typo.messages.contains("moved"))
  }

  @Test func `two widths of one file list the links that moved, and no others`() throws {
    let words = (0..<40).map { "word [link \($0)](https://a.example/\($0))" }
    let file = try folder.write(words.joined(separator: " ") + "\n", to: "long.md")
    func rects(_ width: String) throws -> [[[Double]]] {
      struct Link: Decodable { var rects: [[Double]] }
      return try Tool.run(["links", file, "--json", "--width", width]).lines.map {
        try JSONDecoder().decode(Link.self, from: Data($0.utf8)).rects
      }
    }
    let (wide, narrow) = (try rects("400"), try rects("300"))
    let changed = wide.indices.filter { wide[$0] != narrow[$0] }.map { "link \($0)" }
    let found = try records(file, file, "--b-width", "300").compactMap(\.text)
    #expect(found == changed && !found.isEmpty && found.count < 40)
  }

  @Test func `a verdict that the text around a link changes is a difference`() throws {
    let one = try folder.write("[paypal.com](https://paypal.com/a)\n", to: "one.md")
    let other = try folder.write("[paypal.com](https://evil.example/)\n", to: "other.md")
    let kinds = try records(one, other, "--only", "verdict").compactMap(\.kinds)
    #expect(kinds == [["verdict"]])
  }

  @Test func `a scene is compared with a scene, and two files are needed`() throws {
    let scene = try #require(
      CorpusFile.all(in: "scenes").first { $0.description == "COMBINED.json" }
    ).path
    #expect(try Tool.run(["diff", scene, scene]).code == 0)
    #expect(try Tool.run(["diff", scene, old]).code == 2)
    #expect(try Tool.run(["diff", old]).code == 2)
    #expect(try Tool.run(["diff", old, new, old]).code == 2)
    #expect(try Tool.run(["diff", old, folder.path + "/none.md"]).code == 3)
  }

  @Test func `the picture shows where links were and are, and the log is SARIF`() throws {
    let picture = folder.path + "/d.svg"
    #expect(try Tool.run(["diff", old, new, "-o", picture]).code == 1)
    let svg = try String(contentsOfFile: picture, encoding: .utf8)
    #expect(svg.hasPrefix("<svg") || svg.hasPrefix("<?xml"))
    #expect(svg.contains("fill-opacity"))
    struct Log: Decodable {
      struct Run: Decodable {
        struct Result: Decodable { var ruleId: String }
        var results: [Result]
      }
      var runs: [Run]
    }
    let outcome = try Tool.run(["diff", old, new, "--sarif"])
    let log = try JSONDecoder().decode(Log.self, from: Data(outcome.output.utf8))
    #expect(log.runs.first?.results.map(\.ruleId).filter { $0 == "diff-link" }.count == 3)
    #expect(log.runs.first?.results.count == 6 && outcome.code == 1)
  }
}
