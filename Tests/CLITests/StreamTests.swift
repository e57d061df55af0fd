import Foundation
import Testing

@testable import TaplineCLI

/// The stream of points: `--points -`.
@Suite struct StreamTests {
  let folder: TemporaryFolder
  let file: String

  init() throws {
    folder = try TemporaryFolder()
    file = try folder.write("see docs now", to: "a.txt")
  }

  @Test func `each line gets one line, in order, and the same answer as --at`() throws {
    let points = (0..<200).map { index -> (x: Double, y: Double) in
      (Double(index) * 7.25 - 100, Double(index % 9 * 8 - 16))
    }
    let lines = points.map { "\($0.x) \($0.y)\n" }.joined()
    let streamed = try Tool.run(["hit", file, "--points", "-", "--json"], input: lines)
    let asked = try Tool.run(
      ["hit", file, "--json"] + points.flatMap { ["--at", "\($0.x),\($0.y)"] })
    #expect(streamed.code == 0 && streamed.messages.isEmpty)
    #expect(streamed.lines.count == points.count)
    #expect(streamed == asked)
  }

  @Test func `separators and line ends make no difference`() throws {
    let plain = try Tool.run(["hit", file, "--points", "-", "--json"], input: "1 2\n3 4\n5 6\n")
    for input in [
      "1\t2\r\n3,4\r\n5 , 6\r\n", "\n1 2\n\n \t\n3  4\r\n\r\n5 6", " 1 2 \n3 4\t\n5 6\r",
    ] {
      #expect(try Tool.run(["hit", file, "--points", "-", "--json"], input: input) == plain)
    }
  }

  @Test func `a broken line gets an error in order, and exit status 1`() throws {
    let input = "1 2\n\nnan 1\n1e999 2\n3 4\nx\u{1B}\"y\n\u{FF}"
    for form in [["--json"], []] {
      let outcome = try Tool.run(["hit", file, "--points", "-"] + form, input: input)
      #expect(outcome.code == 1 && outcome.messages.isEmpty)
      let cure = " is not a point; expected X Y with decimal numbers"
      let broken = outcome.lines.filter { $0.hasPrefix("{\"error\"") }
      #expect(
        broken == [
          "{\"error\":\"\\\"nan 1\\\"\(cure)\",\"input\":3}",
          "{\"error\":\"\\\"1e999 2\\\"\(cure)\",\"input\":4}",
          "{\"error\":\"\\\"x\\\\u{1B}\\\"y\\\"\(cure)\",\"input\":6}",
          "{\"error\":\"\\\"\u{FF}\\\"\(cure)\",\"input\":7}",
        ])
      #expect(outcome.lines.count == 6)
      #expect(outcome.lines[1] == broken[0] && outcome.lines[4] == broken[2])
    }
  }

  @Test func `a line without end is reported without being kept`() throws {
    let long = String(repeating: "1", count: 300_000)
    let input = "\(long)\n1 2\n\(String(repeating: " ", count: LineReader.limit + 1))\n3 4"
    let outcome = try Tool.run(["hit", file, "--points", "-", "--json"], input: input)
    #expect(outcome.code == 1)
    #expect(outcome.lines.count == 4)
    for index in [0, 2] {
      let words = "longer than \(LineReader.limit) bytes; expected X Y"
      #expect(outcome.lines[index] == "{\"error\":\"\(words)\",\"input\":\(index + 1)}")
    }
  }

  @Test func `no lines get no lines`() throws {
    let outcome = try Tool.run(["hit", file, "--points", "-", "--json"])
    #expect(outcome == .init(output: "", messages: "", code: 0))
  }

  @Test func `an answer comes before the next question is asked`() throws {
    let dialogue = try Dialogue(["hit", file, "--points", "-", "--json"])
    for x in 0..<20 {
      dialogue.write("\(x) 5\n")
      let answer = try #require(dialogue.readLine())
      #expect(answer.hasPrefix("{\"point\":[\(x),5],"))
    }
    // Half a line gets no answer until the rest of it comes.
    dialogue.write("1 2\n3")
    #expect(try #require(dialogue.readLine()).hasPrefix("{\"point\":[1,2],"))
    dialogue.write("0 4\n")
    #expect(try #require(dialogue.readLine()).hasPrefix("{\"point\":[30,4],"))
    #expect(dialogue.end() == 0)
  }

  @Test func `LD-20: a link is told before the stream goes on`() throws {
    let dialogue = try Dialogue(["detect", "-"])
    var start = 0
    for number in 0..<20 {
      let address = "\(number).example.com"
      dialogue.write("see \(address),\nand")
      let range = "\(start + 4)..\(start + 4 + address.utf8.count)"
      #expect(
        dialogue.readLine() == "\(range)  url \"\(address)\" to https://\(address)/")
      start += "see \(address),\nand".utf8.count
    }
    #expect(dialogue.end() == 0)
  }

  @Test func `a reader that goes away ends the program quietly`() throws {
    let text = try folder.write(String(repeating: "some words\n", count: 50_000), to: "long.txt")
    let command = "\(Tool.path) layout \(text) --json | head -n 1"
    let outcome = try Shell.run(
      "bash", ["-c", "set -o pipefail; \(command)"], input: "")
    #expect(outcome.code == 0 && outcome.messages.isEmpty)
  }

  @Test(arguments: [
    ("hit \"$2\" --points - <&-", "standard input: cannot be read: Bad file descriptor; "),
    ("hit - --at 1,1 <&-", "standard input: cannot be read: Bad file descriptor; "),
    ("hit \"$2\" --at 1,1 >&-", "standard output: Bad file descriptor; "),
  ])
  func `a closed stream is told, and no file is taken for it`(
    command: String, words: String
  ) throws {
    let outcome = try Shell.run(
      "bash", ["-c", "\"$1\" \(command)", "", Tool.path, file], input: "")
    #expect(outcome.code == 3 && outcome.output.isEmpty)
    #expect(outcome.messages.hasPrefix("tapline: \(words)"))
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "no full device"))
  func `answers that cannot be written are told`() throws {
    let outcome = try Shell.run(
      "bash", ["-c", "\(Tool.path) hit \(file) --at 1,1 > /dev/full"], input: "")
    #expect(outcome.code == 3)
    #expect(outcome.messages.hasPrefix("tapline: standard output: No space left on device; "))
  }
}
