import Foundation
import TapTestSupport
import Testing

/// Real fonts: `--font`, `--size` and `--lang`.
@Suite struct FontOptionTests {
  private static let scene = #"""
    {"window": {"size": [200, 100]}, "views": [
      {"kind": "text", "id": "page", "frame": [0, 0, 200, 40], "text": "iiii docs",
       "links": [{"id": "L", "destination": "https://a.example", "text": "docs"}]}],
     "events": [{"at": 0, "tap": {"link": "L"}}, {"at": 1, "tap": [30, 8]}]}
    """#

  let folder: TemporaryFolder
  let sans: String

  init() throws {
    folder = try TemporaryFolder()
    sans = try TestFonts.path(of: "DejaVuSans.ttf")
  }

  private func run(_ arguments: String..., input: String = "iiW") throws -> Tool.Outcome {
    try Tool.run(arguments, input: input)
  }

  /// The width and height of the first line.
  private func size(_ options: String...) throws -> [Double] {
    struct Line: Decodable { var rect: [Double] }
    let outcome = try Tool.run(["layout", "-", "--json"] + options, input: "iiW")
    #expect(outcome.code == 0 && outcome.messages.isEmpty, "\(outcome)")
    let line = try #require(outcome.lines.first)
    return Array(try JSONDecoder().decode(Line.self, from: Data(line.utf8)).rect[2...])
  }

  @Test func `a family and its file give one layout, which grows with the size`() throws {
    let family = try size("--font", "DejaVu Sans")
    // In units of 2048: an i has 569, a W 2025.
    #expect(abs(family[0] - 16 * (569 * 2 + 2025) / 2048) < 0.01)
    #expect(family[1] == 19)
    #expect(try size("--font", sans) == family)
    #expect(try size("--font", "dejavu sans", "--size", "16") == family)
    #expect(abs(try size("--font", sans, "--size", "32")[0] - 2 * family[0]) < 0.01)
    #expect(try size() == [24, 16])
  }

  @Test func `later fonts stand in for earlier ones`() throws {
    let thai = try TestFonts.path(of: "NotoSansThai-Regular.ttf")
    for fonts in [[thai, sans], [sans, thai]] {
      let outcome = try Tool.run(
        ["hit", "-", "--at", "2,8", "--explain"] + fonts.flatMap { ["--font", $0] },
        input: "\u{E01}")
      #expect(outcome.output.contains("its font is Noto Sans Thai at 16 points, of \(thai)"))
    }
  }

  @Test func `a font that does not exist ends the program with a hint`() throws {
    let family = try run("hit", "-", "--at", "1,1", "--font", "DejaVu Sanz")
    #expect(family.code == 2)
    #expect(
      family.messages.contains("no font has the family DejaVu Sanz; did you mean DejaVu Sans"))
    for (file, words) in [
      ("/nowhere/a.ttf", "cannot be read"), ("/etc/passwd", "is not a usable font"),
    ] {
      let outcome = try run("hit", "-", "--at", "1,1", "--font", file)
      #expect(outcome.code == 3 && outcome.messages.contains("\(file): \(words)"))
    }
    let size = try run("hit", "-", "--at", "1,1", "--size", "20")
    #expect(size.code == 2 && size.messages.contains("--size needs --font"))
  }

  @Test func `layouts of files may name fonts, which options replace`() throws {
    let layout = try folder.write(
      #"{"font": ["\#(sans)"], "size": 32}"#, to: "layout.json")
    let asked = try size("--font", sans, "--size", "32")
    #expect(try size("--layout", layout) == asked)
    #expect(try size("--layout", layout, "--size", "16") == size("--font", sans))
    #expect(try size("--layout", layout, "--cell", "8x16") == [24, 16])
  }

  @Test func `a heading is larger than its text, in any size`() throws {
    for size in ["10", "40"] {
      let outcome = try Tool.run(
        ["links", "-", "--format", "markdown", "--json", "--font", sans, "--size", size],
        input: "# [a](b)\n\n[a](b)")
      struct Record: Decodable { var rects: [[Double]] }
      let heights = try outcome.lines.map { line in
        try JSONDecoder().decode(Record.self, from: Data(line.utf8)).rects[0][3]
      }
      #expect(abs(heights[0] - 2 * heights[1]) <= 2)
    }
  }

  @Test func `texts of scenes take the font too`() throws {
    let path = try folder.write(Self.scene, to: "a.json")
    let cells = try Tool.run(["hit", path, "--at", "30,8"])
    #expect(cells.output.contains("no view"))
    let fonts = try Tool.run(["hit", path, "--at", "30,8", "--font", sans])
    #expect(fonts.output.contains("link 0 \"docs\""))
    let plays = [[], ["--font", sans]].map { options in
      (try? Tool.run(["replay", path] + options))?.lines.filter { $0.contains("activate") }.count
    }
    #expect(plays == [1, 2])
  }

  @Test func `a language picks the fonts of Chinese characters`() throws {
    _ = try TestFonts.path(of: "NotoSansCJK-Regular.ttc")
    func font(_ language: String) throws -> String {
      let outcome = try run(
        "hit", "-", "--at", "4,8", "--explain", "--font", "sans-serif", "--lang", language,
        input: "\u{9AA8}")
      return String(outcome.lines.first { $0.contains("its font is") } ?? "")
    }
    #expect(try font("ko").contains("KR") && font("zh-Hans").contains("SC"))
  }
}
