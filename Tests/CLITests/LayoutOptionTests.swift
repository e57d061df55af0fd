import Foundation
import Testing

@Suite struct LayoutOptionTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The first line's rectangle under options.
  private func rect(_ options: [String], text: String = "ab") throws -> [Double] {
    struct Line: Decodable { var rect: [Double] }
    let outcome = try Tool.run(["layout", "-", "--json"] + options, input: text)
    #expect(outcome.code == 0 && outcome.messages.isEmpty, "\(outcome)")
    return try JSONDecoder().decode(Line.self, from: Data(try #require(outcome.lines.first).utf8))
      .rect
  }

  @Test func `each option moves the line as it says`() throws {
    #expect(try rect([]) == [0, 0, 16, 16])
    #expect(try rect(["--cell", "10x20"]) == [0, 0, 20, 20])
    #expect(try rect(["--align", "end"]) == [384, 0, 16, 16])
    #expect(try rect(["--align", "center", "--width", "100"]) == [42, 0, 16, 16])
    #expect(try rect(["--direction", "rtl"]) == [384, 0, 16, 16])
    #expect(try rect(["--insets", "1,2,3,4"]) == [2, 1, 16, 16])
    #expect(try rect(["--height", "100", "--valign", "bottom"]) == [0, 84, 16, 16])
    #expect(try rect(["--height", "100", "--valign", "middle"]) == [0, 42, 16, 16])
    #expect(try rect(["--line-height", "1.5"]) == [0, 0, 16, 24])
    #expect(try rect(["--line-height", "40pt"]) == [0, 0, 16, 40])
    #expect(try rect(["--line-height", "0"]) == [0, 0, 16, 16])
    #expect(try rect(["--width", "8"]) == [0, 0, 8, 16])
    #expect(try rect(["--width", "8", "--wrap", "none"]) == [0, 0, 16, 16])
  }

  /// The clusters of each line under options, from left to right.
  private func lines(_ options: [String], text: String) throws -> [String] {
    struct Line: Decodable {
      struct Cluster: Decodable { var utf8: [Int] }
      var clusters: [Cluster]
    }
    let outcome = try Tool.run(["layout", "-", "--json"] + options, input: text)
    #expect(outcome.code == 0 && outcome.messages.isEmpty, "\(outcome)")
    let letters = Array(text.utf8)
    return try outcome.lines.map { line in
      try JSONDecoder().decode(Line.self, from: Data(line.utf8)).clusters.map {
        String(decoding: letters[$0.utf8[0]..<$0.utf8[1]], as: UTF8.self)
      }.joined()
    }
  }

  @Test func `lines break by the rules for lines and for words`() throws {
    let text = "\u{3042}\u{3042}\u{3041} ab"
    func lines(_ options: [String]) throws -> [String] {
      try self.lines(["--width", "32"] + options, text: text)
    }
    #expect(try lines([]) == ["\u{3042}", "\u{3042}\u{3041} ", "ab"])
    #expect(try lines(["--lang", "ja"]) == ["\u{3042}\u{3042}", "\u{3041} ", "ab"])
    let strict = ["--lang", "ja", "--line-break", "strict"]
    #expect(try lines(strict) == ["\u{3042}", "\u{3042}\u{3041} ", "ab"])
    #expect(
      try lines(["--line-break", "anywhere"]) == ["\u{3042}\u{3042}", "\u{3041} a", "b"])
    #expect(try lines(["--word-break", "breakAll"]) == ["\u{3042}", "\u{3042}\u{3041} ", "ab"])
    let kept = ["--width", "56", "--word-break", "keepAll"]
    #expect(try lines(kept) == ["\u{3042}\u{3042}\u{3041} ", "ab"])
  }

  @Test func `links are ordered by themselves where that is asked for`() throws {
    let text = "[\u{5D0}](a) 12"
    let file = try folder.write(text, to: "bidi.md")
    let links = ["links", file, "--json", "--direction", "ltr"]
    #expect(try Tool.run(links).output.contains("\"rects\":[[24,0,8,16]]"))
    #expect(try Tool.run(links + ["--isolate-links"]).output.contains("\"rects\":[[0,0,8,16]]"))
  }

  @Test(arguments: ["0", "-5", "1e-300", "1e300", "-0"])
  func `any finite width gets an answer`(width: String) throws {
    for command in [["hit", "--at", "1,1"], ["layout"], ["links"], ["locate", "--text", "b"]] {
      let outcome = try Tool.run(
        [command[0], "-", "--json", "--width", width, "--format", "markdown"]
          + command.dropFirst(), input: "a [b](c) d")
      #expect(outcome.code == 0 && outcome.messages.isEmpty && !outcome.output.isEmpty)
    }
  }

  @Test func `a file of layout options holds until an option says otherwise`() throws {
    let options = #"{"width": 100, "cell": [10, 20], "align": "end", "insets": [0, 0, 0, 5]}"#
    let file = try folder.write(options, to: "layout.json")
    #expect(try rect(["--layout", file]) == [75, 0, 20, 20])
    #expect(try rect(["--layout", file, "--width", "200"]) == [175, 0, 20, 20])
    #expect(try rect(["--align", "start", "--layout", file]) == [0, 0, 20, 20])
    #expect(try rect(["--layout=\(file)", "--cell=1x2"]) == [93, 0, 2, 2])
  }

  @Test func `a scene brings its text, links and layout`() throws {
    let scene = """
      {"text": "see docs", "links": [{"id": "L", "destination": "https://a.example", "text": "docs"}],
       "layout": {"cell": [10, 20], "width": 200, "align": "end"}}
      """
    let file = try folder.write(scene, to: "scene.json")
    let link = "link 0 \"docs\" to https://a.example"
    #expect(
      try Tool.run(["hit", file, "--at", "165,10"]).output
        == "165,10  cluster \"d\" 4..5, line 0, \(link)\n")
    #expect(
      try Tool.run(["hit", file, "--at", "45,10", "--align", "start"]).output
        == "45,10  cluster \"d\" 4..5, line 0, \(link)\n")
    let layout = try folder.write("{\"cell\": [5, 20]}", to: "layout.json")
    #expect(
      try Tool.run(["hit", file, "--at", "22,10", "--layout", layout]).output
        == "22,10  cluster \"d\" 4..5, line 0, \(link)\n")
    #expect(
      try Tool.run(["hit", "-", "--at", "165,10", "--format", "scene"], input: scene).output
        == "165,10  cluster \"d\" 4..5, line 0, \(link)\n")
  }

  @Test func `a token stands for what a line limit hides`() throws {
    let outcome = try Tool.run(
      [
        "hit", "-", "--width", "48", "--lines", "1", "--token", "...", "--truncate", "tail",
        "--at", "30,8",
      ], input: "abcdefgh")
    #expect(outcome.output == "30,8  truncationToken, hides 3..8, line 0, no link\n")
  }

  @Test func `slop reaches a link from outside it`() throws {
    let text = "[docs](d)"
    let near = ["hit", "-", "--format", "markdown", "--at", "40,8"]
    #expect(try Tool.run(near, input: text).output == "40,8  trailingMargin, line 0, no link\n")
    #expect(
      try Tool.run(near + ["--slop", "12"], input: text).output
        == "40,8  trailingMargin, line 0, link 0 \"docs\" to d\n")
  }

  @Test func `the format comes from the extension unless it is said`() throws {
    let source = "[a](b)"
    for (name, count) in [
      ("a.md", 1), ("a.markdown", 1), ("a.MD", 1), ("a.txt", 0), ("a", 0), (".md", 0), ("md", 0),
    ] {
      let path = try folder.write(source, to: name)
      #expect(try Tool.run(["links", path, "--json"]).lines.count == count, "\(name)")
      let markdown = try Tool.run(["links", path, "--json", "--format", "markdown"])
      #expect(markdown.lines.count == 1)
      #expect(try Tool.run(["links", path, "--json", "--format", "plain"]).lines.isEmpty)
    }
    let output = "\u{1B}]8;;b\u{7}a\u{1B}]8;;\u{7}"
    for name in ["a.html", "a.htm", "a.HTML", "a.ansi"] {
      let page = try folder.write(name == "a.ansi" ? output : "<a href=b>a</a>", to: name)
      #expect(try Tool.run(["links", page, "--json"]).lines.count == 1, "\(name)")
      #expect(try Tool.run(["links", page, "--json", "--format", "plain"]).lines.isEmpty)
    }
  }

  @Test func `a long text is answered as if it were laid out whole`() throws {
    var text = ""
    for index in 0..<40_000 { text += "line \(index) of a long text\n" }
    let file = try folder.write(text, to: "long.txt")
    let points = [(3.0, 5.0), (300, 100), (10, 50_000), (12, 20), (60, 639_990), (60, 640_030)]
    let input = points.map { "\($0.0) \($0.1)\n" }.joined()
    let lazy = try Tool.run(["hit", file, "--points", "-", "--json"], input: input)
    // A line limit that hides nothing needs all of the layout.
    let whole = try Tool.run(
      ["hit", file, "--points", "-", "--json", "--lines", "1000000"], input: input)
    #expect(lazy == whole)
    #expect(lazy.lines.count == points.count && !lazy.output.contains("notLaidOut"))
  }
}
