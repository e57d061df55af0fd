/// A value that is not valid for an option, with what would be.
struct UnfitValue: Error {
  /// What the option takes, such as `a decimal number`.
  let expectation: String
}

/// One option of the command line: the source of parsing, help and completions.
struct Option: Sendable {
  /// The names, dashes included; help texts give the first.
  let names: [String]

  /// What the option takes as its value.
  let value: OptionValue

  /// What it does, in a sentence.
  let help: String

  /// The subcommands that know it.
  let commands: Set<CommandName>

  /// Whether it also comes before any subcommand.
  let isGlobal: Bool

  /// Whether each time it is given counts; else the last one does.
  let isRepeatable: Bool

  /// Takes the value into the settings; a flag gets an empty one.
  let apply: @Sendable (_ value: String, _ settings: inout Settings) throws(UnfitValue) -> Void

  init(
    _ names: String..., value: OptionValue = .flag, help: String, commands: Set<CommandName>,
    isGlobal: Bool = false, isRepeatable: Bool = false,
    apply: @escaping @Sendable (String, inout Settings) throws(UnfitValue) -> Void
  ) {
    self.names = names
    self.value = value
    self.help = help
    self.commands = commands
    self.isGlobal = isGlobal
    self.isRepeatable = isRepeatable
    self.apply = apply
  }
}

extension Option {
  /// The names with the value's placeholder, such as `--output, -o OUT.svg`.
  var synopsis: String {
    names.joined(separator: ", ") + value.usage
  }
}

/// What an option takes as its value.
enum OptionValue: Sendable {
  /// Nothing.
  case flag
  /// Any text, with its placeholder in help texts.
  case text(String)
  /// The path of a file.
  case file(String)
  /// One of a few values.
  case choice([String])
  /// One of a few values behind an `=`, or none.
  case optionalChoice([String])

  /// The placeholder of a value that is needed; `nil` where none is.
  var name: String? {
    switch self {
    case .flag, .optionalChoice: nil
    case .text(let name), .file(let name): name
    case .choice(let words): words.joined(separator: "|")
    }
  }

  /// What help texts print behind the option's name.
  var usage: String {
    if case .optionalChoice(let words) = self { return "[=\(words.joined(separator: "|"))]" }
    return name.map { " \($0)" } ?? ""
  }
}
