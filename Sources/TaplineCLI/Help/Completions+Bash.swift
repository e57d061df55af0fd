extension Completions {
  /// The script for bash: `source <(tapline completions bash)`.
  ///
  /// Bash splits `--option=value` at the sign, so both forms of giving a value meet here.
  static var bash: String {
    var lines = [
      "# bash completion for tapline",
      "_tapline() {",
      "  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}",
      "  local command=${COMP_WORDS[1]} kind=names words=''",
      "  COMPREPLY=()",
      "  if [[ $current == = ]]; then",
      "    current=''",
      "  elif [[ $previous == = ]]; then",
      "    previous=${COMP_WORDS[COMP_CWORD-2]}",
      "  fi",
      "  if ((COMP_CWORD == 1)); then",
      "    kind=words words=\(quoted(bashWords(of: nil)))",
      "  else",
      "    case $previous in",
    ]
    for option in OptionTable.all {
      guard let reply = bashReply(to: option.value) else { continue }
      lines.append("      \(option.names.joined(separator: "|"))) \(reply) ;;")
    }
    lines += ["    esac", "  fi", "  if [[ $kind == names ]]; then", "    case $command in"]
    for command in CommandName.allCases {
      let kind = command.operands.completions.isEmpty ? "" : "kind=words "
      lines.append(
        "      \(command.rawValue)) \(kind)words=\(quoted(bashWords(of: command))) ;;")
    }
    lines += [
      "    esac",
      "    if [[ $current == -* ]]; then kind=words; fi",
      "  fi",
      "  case $kind in",
      "    words) mapfile -t COMPREPLY < <(compgen -W \"$words\" -- \"$current\") ;;",
      "    names|files) mapfile -t COMPREPLY < <(compgen -f -- \"$current\") ;;",
      "  esac",
      "}",
      "complete -o filenames -F _tapline tapline",
    ]
    return lines.joined(separator: "\n")
  }

  /// The commands that prepare the values of an option; `nil` for a flag, which has none.
  private static func bashReply(to value: OptionValue) -> String? {
    switch value {
    case .flag, .optionalChoice: nil
    case .text: "kind=none"
    case .file: "kind=files"
    case .choice(let words): "kind=words words=\(quoted(words.joined(separator: " ")))"
    }
  }

  /// What may be next: the names of options, and of subcommands or operands with a few choices.
  private static func bashWords(of command: CommandName?) -> String {
    let names = OptionTable.options(of: command).flatMap(\.names)
    let words = command?.operands.completions ?? CommandName.allCases.map(\.rawValue)
    return (words + names).joined(separator: " ")
  }
}
