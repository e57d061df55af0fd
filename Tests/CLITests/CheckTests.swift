import Foundation
import FoundationXML
import Testing

@testable import TaplineCLI

/// The names of the test cases of a report, in order.
private final class JUnitResults: NSObject, XMLParserDelegate {
  var names: [String] = []

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    if element == "testcase", let name = attributes["name"] { names.append(name) }
  }
}

@Suite struct CheckTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    _ = try folder.write(Self.scene(expecting: "cluster"), to: "cases/b-passes.json")
    _ = try folder.write(Self.scene(expecting: "trailingMargin"), to: "cases/deep/fails.json")
    _ = try folder.write(Self.waiting, to: "cases/c-waits.json")
    _ = try folder.write("no case", to: "cases/notes.txt")
    _ = try folder.write("{}", to: "cases/case.schema.json")
  }

  static func scene(expecting region: String) -> String {
    """
    {"text": "ab", "layout": {"cell": [10, 20]},
     "queries": [{"query": "hit", "point": [5, 5], "expect": {"region": "\(region)"}}]}
    """
  }

  static let waiting = """
    {"text": "ab", "pending": "needs a font",
     "queries": [{"query": "hit", "point": [5, 5], "expect": {"region": "cluster"}}]}
    """

  @Test func `passed, failed and pending cases are counted`() throws {
    let outcome = try Tool.run(["check", folder.path + "/cases"])
    #expect(outcome.code == 1 && outcome.messages.isEmpty)
    try #require(outcome.lines.count == 5)
    #expect(
      outcome.lines[0]
        == "FAILED \(folder.path)/cases/deep/fails.json: /queries/0: at (5.0, 5.0): region")
    #expect(outcome.lines[1] == #"  - "trailingMargin""#)
    #expect(outcome.lines[2] == #"  + "cluster" (region cluster)"#)
    #expect(outcome.lines[3] == "PENDING 1: needs a font")
    #expect(outcome.lines[4] == "1 passed, 1 failed, 1 pending")
  }

  @Test func `with --verbose every case is listed`() throws {
    let outcome = try Tool.run(["check", folder.path + "/cases", "--verbose"])
    #expect(outcome.lines.first == "PASSED \(folder.path)/cases/b-passes.json")
    #expect(outcome.lines.contains("PENDING \(folder.path)/cases/c-waits.json: needs a font"))
    #expect(outcome.lines.last == "1 passed, 1 failed, 1 pending")
  }

  @Test func `results are written as JUnit XML`() throws {
    _ = try folder.write("{\"<&\u{1}", to: "cases/a-broken.json")
    let path = folder.path + "/results.xml"
    let outcome = try Tool.run(["check", folder.path + "/cases", "--junit", path])
    #expect(outcome.code == 3)
    let xml = try String(contentsOfFile: path, encoding: .utf8)
    #expect(xml.contains(#"<testsuites tests="4" failures="1" errors="1" skipped="1">"#))
    #expect(xml.contains(#"name="b-passes.json"/>"#))
    #expect(xml.contains(#"<skipped message="needs a font"/>"#))
    #expect(
      xml.contains(
        #"<failure message="/queries/0: at (5.0, 5.0): region: expected &quot;trailingMargin"#))
    #expect(xml.contains("<error message=\"tapline: "))
    let results = JUnitResults()
    let parser = XMLParser(data: Data(xml.utf8))
    parser.delegate = results
    #expect(
      parser.parse()
        && results.names == ["a-broken.json", "b-passes.json", "c-waits.json", "fails.json"])
    let missing = try Tool.run(["check", folder.path + "/cases", "--junit", folder.path + "/no/x"])
    #expect(missing.code == 3 && missing.messages.contains("cannot be written"))
  }

  @Test(arguments: [
    ("a: expected 1, got 2", "a", "1", "2"),
    ("a: expected \"x, got y\", got \"z\"", "a", "\"x, got y\"", "\"z\""),
  ])
  func `a message about a result is taken apart`(
    message: String, subject: String, expected: String, actual: String
  ) throws {
    let difference = Difference(message)
    let values = try #require(difference.values)
    #expect(difference.subject == subject && values == (expected, actual))
    #expect(Difference("the text is gone").values == nil)
  }

  @Test func `each case has a record, and the counts the last one`() throws {
    let outcome = try Tool.run(["check", folder.path + "/cases/", "--json"])
    #expect(outcome.code == 1)
    try #require(outcome.lines.count == 4)
    let base = "{\"file\":\"\(folder.path)/cases/"
    #expect(
      outcome.lines[0]
        == "\(base)b-passes.json\",\"status\":\"passed\",\"failures\":[],\"pending\":[]}")
    #expect(
      outcome.lines[1]
        == "\(base)c-waits.json\",\"status\":\"pending\",\"failures\":[],\"pending\":[\"needs a font\"]}"
    )
    #expect(
      outcome.lines[2].hasPrefix(
        "\(base)deep/fails.json\",\"status\":\"failed\",\"failures\":[\"/queries/0: "))
    #expect(outcome.lines[3] == "{\"passed\":1,\"failed\":1,\"pending\":1,\"unreadable\":0}")
  }

  @Test func `cases that pass or wait end with 0`() throws {
    let outcome = try Tool.run(
      ["check", folder.path + "/cases/b-passes.json", folder.path + "/cases/c-waits.json"])
    #expect(outcome.code == 0)
    #expect(outcome.output == "PENDING 1: needs a font\n1 passed, 0 failed, 1 pending\n")
    let input = try Tool.run(["check", "-"], input: Self.scene(expecting: "cluster"))
    #expect(input == .init(output: "1 passed, 0 failed, 0 pending\n", messages: "", code: 0))
  }

  @Test func `a folder without cases ends with 1`() throws {
    _ = try folder.write("", to: "empty/notes.txt")
    let outcome = try Tool.run(["check", folder.path + "/empty"])
    #expect(outcome.code == 1)
    #expect(outcome.output == "0 passed, 0 failed, 0 pending\n")
    #expect(
      outcome.messages
        == "tapline: no case found; pass case files, or folders that contain *.json\n")
  }

  @Test func `a broken case ends with 3 and the others run`() throws {
    let broken = try folder.write("{\"text\": \"ab\",\n \"queries\": [}", to: "cases/a-broken.json")
    let outcome = try Tool.run(["check", folder.path + "/cases", folder.path + "/none"])
    #expect(outcome.code == 3)
    #expect(outcome.lines.last == "1 passed, 1 failed, 1 pending, 2 unreadable")
    let messages = outcome.messages.split(separator: "\n")
    #expect(messages.count == 2)
    #expect(messages[0] == "tapline: \(folder.path)/none: no such file; check the path")
    #expect(messages[1].hasPrefix("tapline: \(broken):2:"))
  }

  @Test func `a name that is no UTF-8 does not keep the other cases from running`() throws {
    let path = folder.path + "/cases/"
    let script = "printf '{}' > \"$1\"$'a\\xFF.json'; \"$0\" check \"$1\""
    let outcome = try Shell.run("bash", ["-c", script, Tool.path, path], input: "")
    #expect(outcome.lines.last == "1 passed, 1 failed, 1 pending, 1 unreadable")
    #expect(outcome.messages.hasPrefix("tapline: \(path)a\u{FFFD}.json: no such file; "))
  }

  @Test func `a link to a folder above is not followed`() throws {
    let path = folder.path + "/cases"
    try FileManager.default.createSymbolicLink(
      atPath: path + "/deep/loop", withDestinationPath: path)
    #expect(try Tool.run(["check", path]).lines.last == "1 passed, 1 failed, 1 pending")
  }

  @Test func `a case that expects nothing is broken`() throws {
    let path = try folder.write("{\"text\": \"ab\"}", to: "silent.json")
    #expect(try Tool.run(["check", path]).code == 3)
  }
}
