extension Completions {
  /// The script for fish: a file `tapline.fish` in its folder of completions.
  static var fish: String {
    var lines = ["# fish completion for tapline"]
    for command in CommandName.allCases {
      lines.append(
        "complete -c tapline -n __fish_use_subcommand -f -a \(command.rawValue)"
          + " -d \(fishQuoted(command.summary))")
    }
    for option in OptionTable.options(of: nil) {
      lines.append("complete -c tapline -n __fish_use_subcommand" + fishOption(option))
    }
    for command in CommandName.allCases {
      let condition = quoted("__fish_seen_subcommand_from \(command.rawValue)")
      let choices = command.operands.completions
      if !choices.isEmpty {
        let words = fishQuoted(choices.joined(separator: " "))
        lines.append("complete -c tapline -n \(condition) -f -a \(words)")
      }
      for option in OptionTable.options(of: command) {
        lines.append("complete -c tapline -n \(condition)" + fishOption(option))
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func fishOption(_ option: Option) -> String {
    var words = ""
    for name in option.names {
      words += name.hasPrefix("--") ? " -l \(name.dropFirst(2))" : " -s \(name.dropFirst())"
    }
    switch option.value {
    case .flag: break
    case .optionalChoice(let choices):
      words += " -a \(fishQuoted(choices.joined(separator: " ")))"
    case .text: words += " -x"
    case .file: words += " -r -F"
    case .choice(let choices): words += " -x -a \(fishQuoted(choices.joined(separator: " ")))"
    }
    return words + " -d \(fishQuoted(option.help))"
  }

  /// Words as one argument of fish, which escapes quotes and backslashes inside single quotes.
  private static func fishQuoted(_ words: String) -> String {
    var escaped = ""
    for letter in words {
      if letter == "'" || letter == "\\" { escaped.append("\\") }
      escaped.append(letter)
    }
    return "'\(escaped)'"
  }
}
