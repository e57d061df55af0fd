import TapLinkProfiles
import TapLinks
import TapTestSupport
import TapText
import Testing

private let file = SharedFile("terminal-paths/line_suffixes.tsv")

/// The forms of paths with line and column that the terminal of VS Code knows (TP-9).
@Suite(.enabled(if: file.exists, Comment(rawValue: needsSharedFile)))
struct TerminalPathTests {
  @Test func `TP-9: each form leads to its line and column`() throws {
    let detector = LinkDetector(profile: .terminal, pathExists: { $0 == "foo" })
    var passed = 0
    let lines = try file.text().split(separator: "\n").filter { !$0.hasPrefix("#") }
    for line in lines {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      let links = detector.detect(in: fields[0])
      let start = fields[0].hasPrefix("foo") ? 0 : 1
      var expected = DetectedLink(
        kind: .path, utf8Range: start..<start + (fields[1] + fields[2]).utf8.count,
        destination: fields[1])
      expected.position = Int(fields[3]).map {
        PathPosition(
          line: $0, column: Int(fields[4]), lastLine: Int(fields[5]), lastColumn: Int(fields[6]))
      }
      #expect(links == [expected], "\(fields[0])")
      if links == [expected] { passed += 1 }
    }
    print("terminal paths: \(passed)/\(lines.count)")
    #expect(lines.count == 94)
  }
}
