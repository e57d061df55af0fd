import Foundation
import TapLayout
import TapTestSupport
import Testing

@testable import TaplineCLI

/// `batch`: records in, records out.
@Suite struct BatchTests {
  /// Every file of the corpus that a subcommand can read, with its format.
  static let files: [(file: CorpusFile, format: InputFormat)] =
    ["texts", "markup", "links"].flatMap { folder in
      CorpusFile.all(in: folder).compactMap { file in
        guard !file.path.hasSuffix(".golden") else { return nil }
        let format = InputFormat.of(path: file.path)
        // The files of texts with their links are no cases.
        return folder == "links" && format == .scene ? nil : (file, format)
      }
    }

  /// What the subcommands print about a file with `--json`, in the order of the answers.
  private func answers(
    to questions: [CommandName], about path: String, format: InputFormat
  ) -> [String]? {
    var answers: [String] = []
    for question in questions {
      var settings = Settings()
      settings.operands = [path]
      settings.writesJSON = true
      settings.format = format
      settings.points = [.init(x: 12, y: 8), .init(x: 60, y: 24)]
      let console = Console(keepsAll: true)
      let run = CommandRun(command: question, settings: settings, console: console)
      guard (try? run.run()) != nil, console.failures.isEmpty else { return nil }
      let records = String(decoding: console.take(), as: UTF8.self).split(separator: "\n")
      answers.append("\"\(question.rawValue)\":[\(records.joined(separator: ","))]")
    }
    return answers
  }

  @Test(arguments: files)
  func `answers about a text are those of the subcommands about its file`(
    file: CorpusFile, format: InputFormat
  ) throws {
    // Questions that read the same text share it, so that all are asked at once.
    let questions: [CommandName] =
      format == .scene ? [.links, .audit, .hit] : BatchRecord.allQuestions
    // Relative links resolve against the folder of a file, and that of a text is the current one.
    let folder = try TemporaryFolder()
    let text = try Data(contentsOf: URL(fileURLWithPath: file.path))
    let path = try folder.write(text, to: "input")
    let expected = answers(to: questions, about: path, format: format)
    let names = questions.map { "\"\($0.rawValue)\"" }.joined(separator: ",")
    var record = JSONRecord()
    record.add("id", file.description)
    record.add("path", path)
    record.add("format", format.rawValue)
    let line = String(decoding: record.line.dropLast(2), as: UTF8.self)
    let bytes = Array("\(line),\"ask\":[\(names)],\"points\":[[12,8],[60,24]]}".utf8)
    let answerer = BatchAnswerer()
    let answer = answerer.answer(bytes, line: 1)
    let written = String(decoding: answer.line, as: UTF8.self)
    guard let expected else {
      #expect(answer.isError, "\(written)")
      return
    }
    let start = "{\"id\":\"\(file)\",\(expected.joined(separator: ",")),\"warnings\":["
    #expect(written.hasPrefix(start))
    #expect(answer.line == answerer.answer(bytes, line: 1).line)
  }

  @Test func `a text in a record is read like standard input`() throws {
    let text = "see [docs](https://a.example/x) and javascript:alert(1) now"
    let asked = try Tool.run(["links", "-", "--json", "--format", "markdown"], input: text)
    let outcome = try Tool.run(
      ["batch"], input: "{\"id\":7,\"text\":\"\(text)\",\"format\":\"markdown\"}")
    let records = asked.lines.joined(separator: ",")
    #expect(outcome.output == "{\"id\":7,\"links\":[\(records)],\"warnings\":[]}\n")
    #expect(outcome.code == 0 && outcome.messages.isEmpty)
  }

  /// Records of all kinds, some of which get errors.
  static func input(count: Int) -> String {
    (0..<count).map { number in
      switch number % 5 {
      case 0:
        "{\"id\":\(number),\"text\":\"[a](https://a.example/\(number))\",\"format\":\"markdown\"}"
      case 1: "{\"id\":\(number),\"text\":\"see b\(number).example.com\",\"ask\":[\"detect\"]}"
      case 2: "{\"id\":\(number),\"text\":\"\(String(repeating: "word ", count: number % 60))\"}"
      case 3: "{\"id\":\(number)}"
      default: "{\"id\":\(number),\"text\":\"x\",\"ask\":[\"hit\"],\"points\":[[\(number),1]]}"
      }
    }.joined(separator: "\n")
  }

  @Test(arguments: [1, 2, 5])
  func `answers come in the order of their records, whatever the jobs`(jobs: Int) throws {
    let outcome = try Tool.run(["batch", "--jobs", "\(jobs)"], input: Self.input(count: 4000))
    #expect(outcome.code == 0 && outcome.messages.isEmpty)
    try #require(outcome.lines.count == 4000)
    for (number, line) in outcome.lines.enumerated() {
      #expect(line.hasPrefix("{\"id\":\(number),"))
    }
    let answerer = BatchAnswerer()
    let expected = Self.input(count: 4000).split(separator: "\n").enumerated().map {
      String(decoding: answerer.answer(Array($1.utf8), line: $0 + 1).line, as: UTF8.self)
    }
    #expect(outcome.output == expected.joined())
  }

  @Test func `without an order the answers are the same`() throws {
    let input = Self.input(count: 3000)
    let ordered = try Tool.run(["batch"], input: input)
    let unordered = try Tool.run(["batch", "--unordered", "--jobs", "4"], input: input)
    #expect(ordered.lines.sorted() == unordered.lines.sorted())
  }

  static let faults: [(record: String, error: String)] = [
    ("nope", #""invalidJSON","message":"invalid token near 'nope'","place":"1:4""#),
    ("[1]", #""invalidRecord","message":"expected an object, found an array","place":"1:1""#),
    (
      #"{"id":true,"text":"x"}"#,
      #""invalidRecord","message":"expected a string or a number, found true","place":"/id""#
    ),
    (
      "{}",
      #""invalidRecord","message":"expected exactly one of \"text\" and \"path\"","place":"1:1""#
    ),
    (
      #"{"text":"x","path":"y"}"#,
      #""invalidRecord","message":"expected exactly one of \"text\" and \"path\"","place":"1:1""#
    ),
    (
      #"{"path":"-"}"#, #""invalidRecord","message":"expected the path of a file","place":"/path""#
    ),
    (#"{"text":3}"#, #""invalidRecord","message":"expected a string, found 3","place":"/text""#),
    (
      #"{"text":"x","ask":[]}"#,
      #""invalidRecord","message":"nothing is asked; expected links, detect, audit or hit","place":"/ask""#
    ),
    (
      #"{"text":"x","ask":["hit"]}"#,
      #""invalidRecord","message":"hit needs \"points\", such as [[12,8]]","place":"1:1""#
    ),
    (
      #"{"text":"x","points":[]}"#,
      #""invalidRecord","message":"only hit has points; add \"hit\" to \"ask\"","place":"/points""#
    ),
    (
      #"{"text":"x","ask":["hit"],"points":[[1,2,3]]}"#,
      #""invalidRecord","message":"expected 2 numbers, found 3","place":"/points/0""#
    ),
    (
      #"{"text":"x","ask":["hit"],"points":[]}"#,
      #""invalidRecord","message":"hit needs a point, such as [[12,8]]","place":"/points""#
    ),
    (
      #"{"text":"x","format":"pdf"}"#,
      #""invalidRecord","message":"\"pdf\" is unknown; expected one of markdown, html, ansi, plain, scene","place":"/format""#
    ),
    (
      #"{"text":"x","options":{"json":true}}"#,
      #""invalidOption","message":"unknown option; tapline links --help lists the options","place":"/options/json""#
    ),
    (
      #"{"text":"x","options":{"width":"a"}}"#,
      #""invalidOption","message":"\"a\" is not valid; expected a decimal number","place":"/options/width""#
    ),
    (
      #"{"text":"x","options":{"lossy":1}}"#,
      #""invalidOption","message":"expected true or false, found 1","place":"/options/lossy""#
    ),
    (
      #"{"text":"x","options":{"cell":"8x8","font":"a"}}"#,
      #""invalidOption","message":"--cell and --font can't be combined; remove one (see tapline links --help)","place":"/options""#
    ),
    (
      #"{"text":"x","options":{"layout":"-"}}"#,
      #""invalidOption","message":"expected the path of a file","place":"/options/layout""#
    ),
    (
      #"{"path":"/no/such"}"#,
      #""invalidInput","message":"no such file; check the path","place":null"#
    ),
    (
      #"{"text":"{\"text\": 3}","format":"scene"}"#,
      #""invalidInput","message":"expected a string, found 3; fix the file there","place":"/text""#
    ),
  ]

  @Test(arguments: faults)
  func `a record without an answer gets an error with its location`(
    record: String, error: String
  ) {
    let answer = BatchAnswerer().answer(Array(record.utf8), line: 1)
    #expect(answer.isError)
    #expect(
      String(decoding: answer.line, as: UTF8.self)
        == "{\"id\":null,\"error\":{\"code\":\(error)}}\n")
  }

  @Test func `files are read only where that is allowed`() {
    let answerer = BatchAnswerer(readsFiles: false)
    for record in [
      #"{"path":"/etc/hostname"}"#, #"{"text":"x","options":{"layout":"/etc/hostname"}}"#,
      #"{"text":"x","options":{"font":"/etc/hostname"}}"#,
    ] {
      let answer = String(
        decoding: answerer.answer(Array(record.utf8), line: 1).line, as: UTF8.self)
      #expect(answer.contains("files are not read here"))
    }
  }

  @Test(arguments: 0..<300)
  func `any line has one answer`(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    var record = Array(Self.input(count: 5).split(separator: "\n")[seed % 5].utf8)
    for _ in 0..<Int.random(in: 0..<6, using: &random) {
      record[Int.random(in: record.indices, using: &random)] = .random(in: 11...255, using: &random)
    }
    let answer = BatchAnswerer().answer(record, line: 3)
    #expect(answer.line.last == 0x0A && answer.line.count { $0 == 0x0A } == 1)
    let object = try JSONSerialization.jsonObject(with: Data(answer.line)) as? [String: Any]
    #expect((object?["error"] != nil) == answer.isError)
  }

  @Test func `a record of exactly the limit is answered, a longer one is not`() throws {
    let record = #"{"id":1,"text":"abc"}"#
    let input = "\(record)\n\(record) \n{\"id\":2,\"text\":\"a\"}\r\n\n \(record)"
    let outcome = try Tool.run(["batch", "--max-bytes", "\(record.utf8.count)"], input: input)
    let tooLarge = { (line: Int) in
      "{\"id\":null,\"error\":{\"code\":\"recordTooLarge\",\"message\":\"longer than "
        + "\(record.utf8.count) bytes; raise --max-bytes or split the text\",\"place\":\"\(line):1\"}}"
    }
    let first = "{\"id\":1,\"links\":[],\"warnings\":[]}"
    let second = "{\"id\":2,\"links\":[],\"warnings\":[]}"
    #expect(outcome.code == 0)
    #expect(outcome.lines.map(String.init) == [first, tooLarge(2), second, tooLarge(5)])
  }

  @Test(arguments: [0, 1, 57, 998, 999])
  func `a batch goes on after the last answer of an earlier one`(last: Int) throws {
    let input = Self.input(count: 1000)
    let whole = try Tool.run(["batch"], input: input)
    let rest = try Tool.run(["batch", "--after", "\(last)"], input: input)
    #expect(rest.code == 0 && rest.messages.isEmpty)
    #expect(rest.lines == whole.lines.dropFirst(last + 1)[...].map { $0 })
  }

  @Test func `an id that no record has is reported`() throws {
    let outcome = try Tool.run(
      ["batch", "--after", "x", "--summary"], input: Self.input(count: 10))
    #expect(outcome.code == 1)
    #expect(
      outcome.messages
        == "tapline: batch: --after: no record has the id \"x\", so none was answered\n")
    let counts =
      "\"verdicts\":{\"allow\":0,\"warn\":0,\"confirm\":0,\"block\":0},\"smallTargets\":0"
    #expect(
      outcome.output == "{\"summary\":{\"records\":0,\"errors\":0,\"skipped\":10,\(counts)}}\n")
  }

  /// A link per verdict, and one too small for a finger.
  static let verdicts: [(record: String, failures: Set<BatchFailure>)] = [
    (#"{"text":"[a](https://a.example/)","format":"markdown"}"#, []),
    (#"{"text":"[a](javascript:x)","format":"markdown"}"#, [.confirm, .block]),
    (#"{"text":"[paypal.com](https://evil.example/)","format":"markdown"}"#, [.confirm]),
    (
      #"{"text":"[a](https://a.example/)[b](https://b.example/)","format":"markdown","ask":["audit"]}"#,
      [.size]
    ),
    (#"{"text":"javascript:alert(1)","ask":["detect"]}"#, []),
    ("broken", []),
  ]

  @Test(arguments: verdicts, BatchFailure.allCases)
  func `findings change the exit status where that is asked for`(
    verdict: (record: String, failures: Set<BatchFailure>), failure: BatchFailure
  ) throws {
    let outcome = try Tool.run(["batch", "--fail-on", failure.rawValue], input: verdict.record)
    #expect(outcome.code == (verdict.failures.contains(failure) ? 1 : 0))
  }

  @Test func `a summary counts records by their worst verdict`() throws {
    let input = Self.verdicts.map(\.record).joined(separator: "\n")
    let outcome = try Tool.run(["batch", "--summary"], input: input)
    #expect(outcome.code == 0)
    let counts =
      "\"verdicts\":{\"allow\":2,\"warn\":1,\"confirm\":1,\"block\":1},\"smallTargets\":1"
    #expect(
      outcome.lines.last == "{\"summary\":{\"records\":6,\"errors\":1,\"skipped\":0,\(counts)}}")
  }

  @Test func `links that can't be tapped are warnings`() throws {
    let outcome = try Tool.run(
      ["batch"],
      input:
        #"{"text":"a [](https://a.example/) b","format":"markdown","ask":["links","hit"],"points":[[1,1]]}"#
    )
    let warning = #"1:3: link 0 \"\" covers no character, so it can't be tapped"#
    #expect(outcome.output.hasSuffix(",\"warnings\":[\"\(warning)\"]}\n"))
    #expect(outcome.messages.isEmpty)
  }

  @Test func `standard error gets twenty warnings of a kind, and an answer of a batch all of them`()
    throws
  {
    let links = String(repeating: "[](x) ", count: 22) + "[a](<>)"
    let page = try Tool.run(["links", "-", "--format", "markdown", "--json"], input: links)
    let lines = page.messages.split(separator: "\n")
    #expect(page.lines.count == 22)
    #expect(lines.count == 22)
    #expect(lines.prefix(20).allSatisfy { $0.contains("covers no character") })
    #expect(lines[20].contains("1:133: link 22 \"a\" has no destination"))
    #expect(
      lines[21] == "tapline: standard input: 2 more links cover no character, and can't be tapped")
    let record = #"{"text":"\#(links)","format":"markdown","ask":["links"]}"#
    let batch = try Tool.run(["batch"], input: record)
    #expect(batch.output.ranges(of: "so it can't be tapped").count == 23)
    #expect(batch.messages.isEmpty)
  }

  @Test func `several files are one input, and a missing one ends it`() throws {
    let folder = try TemporaryFolder()
    let first = try folder.write("{\"id\":1,\"text\":\"a\"}\n", to: "first")
    let second = try folder.write("{\"id\":2,\"text\":\"a\"}", to: "second")
    let both = try Tool.run(["batch", first, second])
    #expect(both.lines.map { $0.prefix(8) } == ["{\"id\":1,", "{\"id\":2,"])
    let outcome = try Tool.run(["batch", first, folder.path + "/none"])
    #expect(outcome.code == 3 && outcome.messages.contains("no such file"))
  }

  @Test func `an answer comes before the next record, and a closed output ends the program`() throws
  {
    let dialogue = try Dialogue(["batch"])
    for number in 0..<20 {
      dialogue.write("{\"id\":\(number),\"text\":\"a\"}\n")
      #expect(dialogue.readLine() == "{\"id\":\(number),\"links\":[],\"warnings\":[]}")
    }
    // Its input stays open.
    dialogue.closeOutput()
    dialogue.write("{\"id\":20,\"text\":\"a\"}\n")
    #expect(dialogue.waitUntilExit() == 0)
  }

  @Test func `a run that is killed is resumed without losing or repeating a record`() throws {
    let folder = try TemporaryFolder()
    let input = try folder.write(Self.input(count: 3000), to: "input")
    let whole = try Tool.run(["batch", input])
    let dialogue = try Dialogue(["batch", input, "--jobs", "2"])
    var lines = (0..<700).compactMap { _ in dialogue.readLine() }
    dialogue.kill()
    // What was in the pipe counts, but for a line without an end.
    while let line = dialogue.readLine() { lines.append(line) }
    try #require(lines.count < 3000)
    let last = try JSONSerialization.jsonObject(with: Data(lines[lines.count - 1].utf8))
    let id = try #require((last as? [String: Any])?["id"] as? Int)
    let rest = try Tool.run(["batch", input, "--after", "\(id)"])
    #expect(lines.map { "\($0)\n" }.joined() + rest.output == whole.output)
  }

  @Test func `memory does not grow with the input`() throws {
    let dialogue = try Dialogue(["batch", "--max-bytes", "1000000"])
    let record = "{\"x\":\"\(String(repeating: "a", count: 900_000))\"}\n"
    for _ in 0..<60 { dialogue.write(record) }
    for _ in 0..<60 { #expect(dialogue.readLine()?.hasPrefix("{\"id\":null,\"error\"") == true) }
    let peak = try #require(dialogue.peakMemory())
    #expect(dialogue.end() == 0)
    // 54 MB went through, of which a few are kept at a time.
    #expect(peak < 40 << 20, "\(peak) bytes")
  }
}
