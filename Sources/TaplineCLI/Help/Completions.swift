/// Completion scripts for shells, made from the table of options.
enum Completions {
  /// The shells that have a script.
  static let shells = ["bash", "zsh", "fish"]

  /// The script of a shell; `nil` for a shell without one.
  static func script(for shell: String) -> String? {
    switch shell {
    case "bash": bash
    case "zsh": zsh
    case "fish": fish
    default: nil
    }
  }

  /// Words as one argument of a shell, in single quotes.
  static func quoted(_ words: String) -> String {
    "'" + words.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}

extension CommandRun {
  /// Prints the completion script of a shell.
  func completions() throws(Failure) -> ExitCode {
    for shell in settings.operands {
      guard let script = Completions.script(for: shell) else { return .usage }
      try console.writeLine(script)
    }
    return .answered
  }
}
