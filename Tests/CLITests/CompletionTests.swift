import Foundation
import Testing

@testable import TaplineCLI

@Suite struct CompletionTests {
  @Test(arguments: Completions.shells)
  func `every subcommand and option stands in each script`(shell: String) throws {
    let outcome = try Tool.run(["completions", shell])
    #expect(outcome.code == 0 && outcome.messages.isEmpty)
    #expect(outcome.output == (Completions.script(for: shell) ?? "") + "\n")
    for command in CommandName.allCases {
      #expect(outcome.output.contains(command.rawValue))
      for name in OptionTable.options(of: command).flatMap(\.names) {
        let bare = name.drop { $0 == "-" }
        let form = shell == "fish" ? (name.hasPrefix("--") ? "-l \(bare) " : "-s \(bare) ") : name
        #expect(outcome.output.contains(form), "\(shell) \(name)")
      }
    }
  }

  @Test(arguments: ["bash", "zsh", "fish"].filter { Shell.path(of: $0) != nil })
  func `each installed shell finds no fault in its script`(shell: String) throws {
    let script = try #require(Completions.script(for: shell))
    #expect(try Shell.run(shell, ["-n", "/dev/stdin"], input: script).code == 0)
  }

  /// What bash offers for words of which the last is being typed.
  @Test(
    .enabled(if: Shell.path(of: "bash") != nil, "bash is not installed"),
    arguments: [
      (["tapline", "h"], ["hit"]),
      (["tapline", "l"], ["links", "locate", "layout"]),
      (["tapline", "--v"], ["--version"]),
      (["tapline", "hit", "--po"], ["--points", "--pointer"]),
      (["tapline", "links", "--po"], []),
      (["tapline", "hit", "--align", "j"], ["justify"]),
      (["tapline", "hit", "--align", "=", "j"], ["justify"]),
      (
        ["tapline", "hit", "--align", "="], ["start", "end", "left", "right", "center", "justify"]
      ),
      (["tapline", "hit", "--width", ""], []),
      (["tapline", "locate", "x", "--unit", "utf"], ["utf8", "utf16"]),
      (["tapline", "completions", ""], ["bash", "zsh", "fish", "--help", "-h", "--help-all"]),
    ])
  func `bash completes words`(words: [String], offers: [String]) throws {
    let script = try #require(Completions.script(for: "bash"))
    let array = words.map(Completions.quoted).joined(separator: " ")
    let call = """
      \(script)
      COMP_WORDS=(\(array)) COMP_CWORD=\(words.count - 1)
      _tapline
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let outcome = try Shell.run("bash", ["/dev/stdin"], input: call)
    #expect(outcome.output.split(separator: "\n").map(String.init) == offers)
  }
}

/// The shells of the machine.
enum Shell {
  /// Where a shell is installed; `nil` where it is not.
  static func path(of name: String) -> String? {
    ["/bin/", "/usr/bin/", "/usr/local/bin/"].map { $0 + name }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  static func run(_ name: String, _ arguments: [String], input: String) throws -> Tool.Outcome {
    try Tool.run(arguments, input: Data(input.utf8), program: path(of: name) ?? name)
  }
}
