import TapScenes

/// What a whole command line asks for.
enum Request {
  /// The help text of the program or of one subcommand.
  case help(CommandName?)
  /// The help text of one subcommand with every option explained.
  case allHelp(CommandName)
  /// The versions.
  case version
  /// The manual page of the program or of one subcommand.
  case manual(CommandName?)
  /// The names of all manual pages.
  case manualNames
  /// One subcommand with its settings.
  case run(CommandName, Settings)
}

/// A reader of command lines, driven by the table of options.
///
/// An option takes the next argument as its value even where that begins with a dash, so that
/// `--at -5,10` works. After `--` all arguments are operands.
struct ArgumentParser {
  private var rest: ArraySlice<String>
  private var command: CommandName?
  private var settings = Settings()

  private init(_ arguments: [String]) { rest = arguments[...] }

  /// Reads the arguments behind the program's name.
  static func parse(_ arguments: [String]) throws(Failure) -> Request {
    var parser = ArgumentParser(arguments)
    return try parser.parse()
  }

  private mutating func parse() throws(Failure) -> Request {
    guard let first = rest.first else {
      throw .usage("no subcommand given; expected \(Self.knownCommands)")
    }
    if first.isOption {
      if let request = try parseOption() { return request }
      throw .usage("the subcommand must come first; expected \(Self.knownCommands)")
    }
    if CommandName(rawValue: first) == nil, first != Self.manualCommand, Self.isFile(first) {
      // A file alone is looked at: in the terminal, or as lines for a program that reads them.
      let isViewed = Descriptor.standardOutput.isTerminal && InputFormat.of(path: first) != .scene
      rest = [(isViewed ? CommandName.view : .links).rawValue] + rest
    }
    let word = rest.removeFirst()
    if word == Self.manualCommand { return try manual() }
    guard let name = CommandName(rawValue: word) else {
      let meant = NearestName.meant(by: word, among: CommandName.allCases.map(\.rawValue))
      throw .usage(
        "unknown subcommand \(PlainText.quoted(word));\(meant.map { " did you mean \($0)?" } ?? "") "
          + "expected \(Self.knownCommands)")
    }
    command = name
    while let argument = rest.first {
      if argument == "--" {
        settings.operands += rest.dropFirst()
        rest = []
      } else if argument.isOption {
        if let request = try parseOption() { return request }
      } else {
        settings.operands.append(argument)
        rest.removeFirst()
      }
    }
    try settings.validate(for: name)
    return .run(name, settings)
  }

  /// Whether a first argument names a file rather than a subcommand with a typing error: no
  /// subcommand has a dot or a slash.
  private static func isFile(_ word: String) -> Bool {
    word == "-" || word.contains(".") || word.contains("/") || Folder.exists(word)
  }

  /// What prints manual pages for an installer: no subcommand that help and completions name.
  private static let manualCommand = "manual"

  private func manual() throws(Failure) -> Request {
    guard let word = rest.first else { return .manual(nil) }
    if word == "--list" { return .manualNames }
    guard rest.count == 1, let command = CommandName(rawValue: word) else {
      throw .usage("there is no manual page for \(PlainText.quoted(word))")
    }
    return .manual(command)
  }

  /// Takes one option with its value; returns a request where the option is one by itself.
  private mutating func parseOption() throws(Failure) -> Request? {
    let argument = rest.removeFirst()
    // Arguments are bytes: a mark at the start of a value makes no character with the `=`.
    let bytes = argument.utf8
    let equals = bytes.starts(with: "--".utf8) ? bytes.firstIndex(of: UInt8(ascii: "=")) : nil
    let name = String(argument[..<(equals ?? argument.endIndex)])
    guard let option = OptionTable.options(of: command).first(where: { $0.names.contains(name) })
    else { throw unknownOption(name) }

    if let request = option.request(for: command) {
      guard equals == nil else { throw .usage("\(name) takes no value", in: command) }
      return request
    }
    let value = try value(
      of: option, named: name, attached: equals.map { argument[bytes.index(after: $0)...] })
    do throws(UnfitValue) {
      try option.apply(value, &settings)
    } catch {
      let given = PlainText.quoted(value)
      throw .usage(
        "\(name): \(given) is not valid; expected \(error.expectation)", in: command)
    }
    return nil
  }

  /// The value of an option: what is behind its `=`, else the next argument.
  private mutating func value(
    of option: Option, named name: String, attached: Substring?
  )
    throws(Failure) -> String
  {
    if case .optionalChoice = option.value { return attached.map(String.init) ?? "" }
    guard let placeholder = option.value.name else {
      guard attached == nil else { throw .usage("\(name) takes no value", in: command) }
      return ""
    }
    if let attached { return String(attached) }
    guard let next = rest.popFirst() else {
      throw .usage("\(name) needs a value: \(name) \(placeholder)", in: command)
    }
    return next
  }

  private func unknownOption(_ name: String) -> Failure {
    let known = OptionTable.options(of: command).flatMap(\.names)
    let owners = CommandName.allCases.filter { command in
      OptionTable.options(of: command).contains { $0.names.contains(name) }
    }
    var words = "unknown option \(PlainText.quoted(name))"
    if let owner = owners.first {
      words += "; it is an option of tapline \(owner.rawValue)"
    } else if let nearest = NearestName.of(name, among: known) {
      words += "; did you mean \(nearest)?"
    }
    return .usage(words, in: command)
  }

  private static let knownCommands = Values.oneOf(CommandName.allCases.map(\.rawValue))
}

extension Option {
  /// The request that the option is by itself.
  fileprivate func request(for command: CommandName?) -> Request? {
    if names.contains("--help") { return .help(command) }
    if names.contains("--help-all"), let command { return .allHelp(command) }
    return names.contains("--version") ? .version : nil
  }
}

extension String {
  /// Whether an argument names an option; a lone dash is standard input.
  fileprivate var isOption: Bool { utf8.starts(with: "-".utf8) && utf8.count > 1 }
}
