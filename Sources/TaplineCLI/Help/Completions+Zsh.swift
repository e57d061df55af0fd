extension Completions {
  /// The script for zsh: a file `_tapline` in a folder of `fpath`.
  static var zsh: String {
    var lines = [
      "#compdef tapline",
      "_tapline() {",
      "  if ((CURRENT == 2)); then",
      "    local -a commands=(",
    ]
    for command in CommandName.allCases {
      lines.append("      " + quoted("\(command.rawValue):\(command.summary)"))
    }
    lines += [
      "    )",
      "    _describe subcommand commands",
      "    _arguments \(zshOptions(of: nil).joined(separator: " "))",
      "    return",
      "  fi",
      "  local command=$words[2]",
      "  shift words",
      "  ((CURRENT--))",
      "  case $command in",
    ]
    for command in CommandName.allCases {
      lines.append("    \(command.rawValue))")
      lines.append("      _arguments \\")
      for option in zshOptions(of: command) { lines.append("        \(option) \\") }
      lines.append("        \(zshOperands(of: command))")
      lines.append("      ;;")
    }
    lines += ["  esac", "}", "_tapline \"$@\""]
    return lines.joined(separator: "\n")
  }

  private static func zshOptions(of command: CommandName?) -> [String] {
    OptionTable.options(of: command).flatMap { option in
      option.names.map { name in
        let star = option.isRepeatable ? "*" : ""
        return quoted("\(star)\(name)[\(zshEscaped(option.help))]" + zshAction(of: option.value))
      }
    }
  }

  private static func zshOperands(of command: CommandName) -> String {
    let operands = command.operands
    let star = operands.choices.isEmpty ? "*" : ""
    let words = operands.completions.joined(separator: " ")
    return quoted("\(star):\(operands.name):\(words.isEmpty ? "_files" : "(\(words))")")
  }

  private static func zshAction(of value: OptionValue) -> String {
    switch value {
    case .flag: ""
    case .optionalChoice(let words): "::value:(\(words.joined(separator: " ")))"
    case .text(let name): ":\(zshEscaped(name)): "
    case .file(let name): ":\(zshEscaped(name)):_files"
    case .choice(let words): ":value:(\(words.joined(separator: " ")))"
    }
  }

  /// Words without the signs that divide a specification of `_arguments`.
  private static func zshEscaped(_ words: String) -> String {
    var escaped = ""
    for letter in words {
      if "[]:\\".contains(letter) { escaped.append("\\") }
      escaped.append(letter)
    }
    return escaped
  }
}
