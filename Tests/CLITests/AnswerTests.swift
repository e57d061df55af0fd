import Foundation
import Testing

/// Whole answers, byte for byte.
@Suite struct AnswerTests {
  struct Question: Sendable, CustomStringConvertible {
    let arguments: String
    let input: String
    let output: String
    var messages = ""
    var code: Int32 = 0
    var description: String { arguments }

    init(_ arguments: String, input: String, messages: String = "", code: Int32 = 0, output: String)
    {
      self.arguments = arguments
      self.input = input
      self.output = output
      self.messages = messages
      self.code = code
    }
  }

  static let docs = "see [docs](https://a.example/x) now"

  static let hits = [
    Question(
      "hit - --format markdown --cell 10x20 --at 45,10 --json", input: docs,
      output: """
        {"point":[45,10],"region":"cluster","line":0,"cluster":{"utf8":[4,5],"utf16":[4,5],\
        "scalar":[4,5],"index":4,"text":"d","rect":[40,0,10,20],"direction":"ltr"},\
        "link":{"index":0,"destination":"https://a.example/x","text":"docs","utf8":[4,8]},\
        "hidden":null,"caret":{"utf8":5,"affinity":"upstream","x":50,"y":0,"height":20},\
        "verdict":"allow"}

        """),
    Question(
      "hit - --cell 10x20 --at -5,10 --at=1e9,-0.25 --json", input: "ab",
      output: """
        {"point":[-5,10],"region":"outside","line":null,"cluster":null,"link":null,\
        "hidden":null,"caret":{"utf8":0,"affinity":"downstream","x":0,"y":0,"height":20},\
        "verdict":null}
        {"point":[1000000000,-0.25],"region":"outside","line":null,"cluster":null,"link":null,\
        "hidden":null,"caret":{"utf8":2,"affinity":"upstream","x":20,"y":0,"height":20},\
        "verdict":null}

        """),
    Question(
      "hit - --cell 10x20 --at 12,10 --json", input: "a\u{1F469}\u{200D}\u{1F4BB}b",
      output: """
        {"point":[12,10],"region":"cluster","line":0,"cluster":{"utf8":[1,12],"utf16":[1,6],\
        "scalar":[1,4],"index":1,"text":"\u{1F469}\\u200D\u{1F4BB}","rect":[10,0,20,20],\
        "direction":"ltr"},"link":null,"hidden":null,\
        "caret":{"utf8":1,"affinity":"downstream","x":10,"y":0,"height":20},"verdict":null}

        """),
    Question(
      "hit - --cell 10x20 --width 40 --lines 1 --at 35,10 --json", input: "abcdefgh",
      output: """
        {"point":[35,10],"region":"ellipsis","line":0,"cluster":null,"link":null,\
        "hidden":[3,8],"caret":{"utf8":8,"affinity":"upstream","x":40,"y":0,"height":20},\
        "verdict":null}

        """),
    Question(
      "hit - --format markdown --cell 10x20 --at 45,10 --at 300,10", input: docs,
      output: """
        45,10  cluster "d" 4..5, line 0, link 0 "docs" to https://a.example/x
        300,10  trailingMargin, line 0, no link

        """),
    Question(
      "hit - --at 5,5 --at 50,5 --require-link", input: "ab", code: 1,
      output: """
        5,5  cluster "a" 0..1, line 0, no link
        50,5  trailingMargin, line 0, no link

        """),
    Question(
      "hit - --format markdown --at 5,5 --require-link", input: "[a](b)",
      output: "5,5  cluster \"a\" 0..1, line 0, link 0 \"a\" to b\n"),
    Question(
      "hit - --at 12,5 --direction rtl --width 24", input: "\u{5D0}\u{5D1}",
      output: "12,5  cluster \"\u{5D1}\" 2..4, line 0, no link\n"),
    Question(
      "hit - --at 3,5", input: "\u{1B}\u{202E}",
      output: "3,5  trailingMargin, line 0, no link\n"),
  ]

  static let links = [
    Question(
      "links - --format markdown --cell 10x20 --json",
      input: "\u{E9} [docs *and*\nmore](https://a.example/x \"A \\\"title\\\"\") [b](<>) [c](d)",
      messages:
        "tapline: standard input:2:42: link 1 \"b\" has no destination, so it can't be tapped\n",
      output: """
        {"index":0,"destination":"https://a.example/x","title":"A \\"title\\"",\
        "text":"docs and more","utf8":[3,16],"utf16":[2,15],"scalar":[2,15],"cluster":[2,15],\
        "rects":[[20,0,130,20]],"tapPoint":[25,10],"source":{"line":1,"column":3},\
        "verdict":"allow","linked":true,"identity":{"scheme":"https","host":"a.example",\
        "owner":"a.example","redirectors":[]},"findings":[]}
        {"index":2,"destination":"d","title":null,"text":"c","utf8":[19,20],"utf16":[18,19],\
        "scalar":[18,19],"cluster":[18,19],"rects":[[180,0,10,20]],"tapPoint":[185,10],\
        "source":{"line":2,"column":50},"verdict":"allow","linked":true,\
        "identity":{"scheme":"file","host":null,"owner":null,"redirectors":[]},"findings":[]}

        """),
    Question(
      "links - --format markdown --width 40", input: docs,
      output: """
        0  "docs" to https://a.example/x (1:5)
           utf8 4..8, tap 4,24, at 0,16 32x16

        """),
    Question("links - --json", input: "[docs](https://a.example/x)", output: ""),
  ]

  static let places = [
    Question(
      "locate - --text an --json", input: "banana",
      output: "{\"utf8\":[1,3],\"text\":\"an\",\"rects\":[[8,0,16,16]],\"tapPoint\":[12,8]}\n"),
    Question(
      "locate - --text an --all --json --width 24", input: "banana",
      output: """
        {"utf8":[1,3],"text":"an","rects":[[8,0,16,16]],"tapPoint":[12,8]}
        {"utf8":[3,5],"text":"an","rects":[[0,16,16,16]],"tapPoint":[4,24]}

        """),
    Question(
      "locate - --range 2..4 --unit scalar --json", input: "a\u{1F600}bc",
      output: "{\"utf8\":[5,7],\"text\":\"bc\",\"rects\":[[24,0,16,16]],\"tapPoint\":[28,8]}\n"),
    Question(
      "locate - --range 1..3 --unit utf16 --json", input: "a\u{1F600}bc",
      output:
        "{\"utf8\":[1,5],\"text\":\"\u{1F600}\",\"rects\":[[8,0,16,16]],\"tapPoint\":[16,8]}\n"),
    Question(
      "locate - --range 1..2 --unit cluster --json", input: "a\u{1F600}bc",
      output:
        "{\"utf8\":[1,5],\"text\":\"\u{1F600}\",\"rects\":[[8,0,16,16]],\"tapPoint\":[16,8]}\n"),
    Question(
      "locate - --range 1..1 --json", input: "ab",
      output: "{\"utf8\":[1,1],\"text\":\"\",\"rects\":[],\"tapPoint\":null}\n"),
    Question(
      "locate - --link 0 --format markdown", input: docs,
      output: """
        "docs"
           utf8 4..8, tap 36,8, at 32,0 32x16

        """),
    Question(
      "locate - --text x --json", input: "banana",
      messages: "tapline: standard input: \"x\" not found in the text\n", code: 1, output: ""),
    Question(
      "locate - --text e", input: "e\u{301}",
      messages: "tapline: standard input: \"e\" not found in the text\n", code: 1, output: ""),
    Question(
      "locate - --link 1 --format markdown", input: docs,
      messages: "tapline: standard input: no link 1; the text has 1, indices start at 0\n", code: 1,
      output: ""),
    Question(
      "locate - --range 2..9", input: "banana",
      messages: "tapline: standard input: utf8 9 is past the end, 6\n", code: 1,
      output: ""),
    Question(
      "locate - --range 0..1", input: "\u{E9}",
      messages: "tapline: standard input: utf8 1 is inside a character\n", code: 1, output: ""),
    Question(
      "locate - --range 1..2 --unit utf16", input: "\u{1F600}",
      messages: "tapline: standard input: utf16 1 is inside a character\n", code: 1, output: ""),
  ]

  static let layouts = [
    Question(
      "layout - --cell 10x20 --width 30 --json", input: "ab cd\r\n",
      output: """
        {"line":0,"paragraph":0,"rect":[0,0,20,20],"baseline":16,"utf8":[0,3],"clusters":[\
        {"utf8":[0,1],"x":[0,10],"direction":"ltr","region":"cluster"},\
        {"utf8":[1,2],"x":[10,20],"direction":"ltr","region":"cluster"},\
        {"utf8":[2,3],"x":[20,30],"direction":"ltr","region":"collapsedSpace"}]}
        {"line":1,"paragraph":0,"rect":[0,20,20,20],"baseline":36,"utf8":[3,7],"clusters":[\
        {"utf8":[3,4],"x":[0,10],"direction":"ltr","region":"cluster"},\
        {"utf8":[4,5],"x":[10,20],"direction":"ltr","region":"cluster"},\
        {"utf8":[5,7],"x":[20,20],"direction":"ltr","region":"lineBreak"}]}
        {"line":2,"paragraph":1,"rect":[0,40,0,20],"baseline":56,"utf8":[7,7],"clusters":[]}

        """),
    Question(
      "layout -", input: "a\u{5D0}",
      output: """
        line 0, paragraph 0, utf8 0..3, at 0,0 16x16, baseline 13
           x 0..8  utf8 0..1  "a" ltr
           x 8..16  utf8 1..3  "\u{5D0}" rtl

        """),
  ]

  @Test(arguments: hits + links + places + layouts)
  func `an answer is exactly this`(question: Question) throws {
    let outcome = try Tool.run(
      question.arguments.split(separator: " ").map(String.init),
      input: question.input)
    #expect(outcome.output == question.output)
    #expect(outcome.messages == question.messages)
    #expect(outcome.code == question.code)
  }

  @Test func `the left half of a letter after a link is no link, nor is blank space`() throws {
    let outcome = try Tool.run(
      [
        "hit", "-", "--format", "markdown", "--cell", "10x20", "--width", "400", "--at", "35,10",
        "--at", "85,10", "--at", "300,10", "--at", "40,10", "--at", "80,10", "--json",
      ], input: Self.docs)
    #expect(outcome.code == 0 && outcome.messages.isEmpty)
    let answers = try outcome.lines.map { line in
      try JSONDecoder().decode(Answer.self, from: Data(line.utf8))
    }
    #expect(
      answers.map(\.region) == ["cluster", "cluster", "trailingMargin", "cluster", "cluster"])
    #expect(answers.map(\.link?.index) == [nil, nil, nil, 0, nil])
  }

  struct Answer: Decodable {
    struct Link: Decodable {
      var index: Int
    }

    var region: String
    var link: Link?
  }

  @Test func `with several files each record names its file`() throws {
    let folder = try TemporaryFolder()
    let first = try folder.write("[a](b)", to: "first.md")
    let second = try folder.write("[a](b)", to: "second.txt")
    for command in [["hit", "--at", "4,8"], ["locate", "--text", "a"], ["layout"], ["links"]] {
      let outcome = try Tool.run([command[0], first, second, "--json"] + command.dropFirst())
      let files = outcome.lines.map { $0.split(separator: "\"")[3] }
      #expect(outcome.code == 0)
      #expect(
        files
          == (command[0] == "links" ? [Substring(first)] : [Substring(first), Substring(second)]))
      #expect(outcome.lines.allSatisfy { $0.hasPrefix("{\"file\":\"") })
      let alone = try Tool.run([command[0], first, "--json"] + command.dropFirst())
      #expect(!alone.output.contains("\"file\":"))
    }
    let plain = try Tool.run(["hit", first, second, "--at", "4,8"])
    #expect(
      plain.output == """
        \(first):
        4,8  cluster "a" 0..1, line 0, link 0 "a" to b
        \(second):
        4,8  cluster "[" 0..1, line 0, no link

        """)
  }

  @Test func `an explanation stands beside the answer`() throws {
    let json = try Tool.run(["hit", "-", "--at", "4,8", "--explain", "--json"], input: "ab")
    #expect(json.output.contains(/"height":16\},"verdict":null,"explanation":\["[^\n]+"\]\}\n$/))
    let plain = try Tool.run(["hit", "-", "--at", "4,8", "--explain"], input: "ab")
    #expect(plain.lines.count > 1 && plain.lines.dropFirst().allSatisfy { $0.hasPrefix("  ") })
    let folder = try TemporaryFolder()
    let file = try folder.write("ab", to: "a.txt")
    let streamed = try Tool.run(
      ["hit", file, "--points", "-", "--explain"], input: "4 8\n12 8\n")
    #expect(streamed.lines.count == 2 && streamed.code == 0)
  }
}
