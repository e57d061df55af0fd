import Foundation
import Testing

@testable import TaplineCLI

@Suite struct ManualPageTests {
  private static let commands = [nil] + CommandName.allCases.map(Optional.some)

  @Test(arguments: commands)
  func `a manual page has every option and subcommand`(command: CommandName?) throws {
    let outcome = try Tool.run(["manual"] + (command.map { [$0.rawValue] } ?? []))
    #expect(outcome.code == 0 && outcome.messages.isEmpty)
    #expect(outcome.output == ManualPage.text(for: command) + "\n")
    for option in OptionTable.options(of: command) {
      let name = option.names[0].replacing("-", with: "\\-")
      #expect(outcome.output.contains("\\fB\(name)"), "\(name)")
    }
    if command == nil {
      for name in ManualPage.names.dropFirst() {
        #expect(outcome.output.contains("\\fB\(name.replacing("-", with: "\\-"))\\fR(1)"))
      }
    }
  }

  @Test func `the names of all pages are listed`() throws {
    let outcome = try Tool.run(["manual", "--list"])
    #expect(outcome.lines.map(String.init) == ManualPage.names)
    #expect(try Tool.run(["manual", "nothing"]).code == 2)
  }

  @Test(
    .enabled(if: Shell.path(of: "man") != nil, "man is not installed"), arguments: commands)
  func `man finds no fault in a page`(command: CommandName?) throws {
    let script = "man --warnings -l - 2>&1 > /dev/null | head -n 5"
    let outcome = try Shell.run(
      "bash", ["-c", "LC_ALL=C.UTF-8 MANWIDTH=100 \(script)"],
      input: ManualPage.text(for: command) + "\n")
    #expect(outcome.output == "")
  }

  @Test(arguments: CommandName.allCases)
  func `help ends with two examples that are valid`(command: CommandName) throws {
    #expect(command.examples.count == 2)
    #expect(
      HelpText.text(for: command).hasSuffix(
        "Examples:\n  \(command.examples.joined(separator: "\n  "))"))
    for example in command.examples {
      // Bash splits the words of what runs tapline, and prints those behind its name.
      let words =
        "tapline() { printf '%s\\n' \"$@\"; }; make() { :; }; exec 1>&3; \(example.prefix { $0 != ">" || example.hasPrefix("make") })"
      let outcome = try Shell.run("bash", ["-c", "exec 3>&1; \(words)"], input: "")
      let arguments = outcome.lines.map(String.init)
      guard case .run(command, _) = try ArgumentParser.parse(arguments) else {
        Issue.record("\(example) is not a run of \(command)")
        continue
      }
    }
  }

  @Test(.enabled(if: Shell.path(of: "script") != nil, "script is not installed"))
  func `colors are for terminals, and not where NO_COLOR is set`() throws {
    let folder = try TemporaryFolder()
    let page = try folder.write("[a](javascript:b)", to: "page.md")
    func output(_ environment: String) throws -> String {
      let command = "\(environment) \(Tool.path) audit \(page)"
      return try Shell.run("script", ["-qec", command, "/dev/null"], input: "").output
    }
    #expect(try output("env -u NO_COLOR TERM=xterm").contains("\u{1B}[31merror\u{1B}[0m: link 0"))
    #expect(try !output("env NO_COLOR=1 TERM=xterm").contains("\u{1B}["))
    #expect(try !output("env -u NO_COLOR TERM=dumb").contains("\u{1B}["))
    #expect(try !Tool.run(["audit", page]).output.contains("\u{1B}["))
  }
}
