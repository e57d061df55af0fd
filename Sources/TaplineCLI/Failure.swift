/// How the program ends.
enum ExitCode: Int32, Comparable {
  /// Answered, also where the answer is "nothing".
  case answered = 0
  /// The thing asked for was not found, or a check failed.
  case negative = 1
  /// The command line makes no sense.
  case usage = 2
  /// Input could not be read, or output not be written.
  case input = 3

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// A reason to stop, with a message for the user.
struct Failure: Error, Hashable {
  /// How the program ends because of it.
  let code: ExitCode

  /// The file and the position in it, or the subcommand, that the message is about.
  let subject: String?

  /// The position in the file, such as `3:4`, where there is one.
  let position: String?

  /// What is wrong and how to fix it.
  let words: String

  /// Whether answers cannot be written any more, so that there is no point in going on.
  let isAboutOutput: Bool

  /// Whether the reader of the output has closed it, so that no message is printed.
  let isSilent: Bool

  private init(
    code: ExitCode, subject: String?, position: String? = nil, words: String,
    isAboutOutput: Bool = false, isSilent: Bool = false
  ) {
    self.code = code
    self.subject = subject
    self.position = position
    self.words = words
    self.isAboutOutput = isAboutOutput
    self.isSilent = isSilent
  }

  /// A mistake on the command line.
  static func usage(_ words: String, in command: CommandName? = nil) -> Failure {
    let help = command.map { "tapline \($0.rawValue) --help" } ?? "tapline --help"
    return Failure(
      code: .usage, subject: command?.rawValue, words: "\(words) (see \(help))")
  }

  /// An error in an input file, at a position if there is one.
  static func input(
    _ file: String, place: String? = nil, _ problem: String, cure: String
  )
    -> Failure
  {
    let subject = place.map { "\(file):\($0)" } ?? file
    return Failure(code: .input, subject: subject, position: place, words: "\(problem); \(cure)")
  }

  /// A failed write to standard output; a closed pipe ends the program without a message.
  static func output(_ error: SystemError) -> Failure {
    if error == .endsQuietly {
      return Failure(
        code: .answered, subject: nil, words: "", isAboutOutput: true, isSilent: true)
    }
    return Failure(
      code: .input, subject: "standard output",
      words: "\(error.words); nothing more was written; choose a destination with free space",
      isAboutOutput: true)
  }

  /// A file that cannot be written.
  static func unwritable(_ path: String, _ error: SystemError) -> Failure {
    Failure(
      code: .input, subject: path,
      words: "cannot be written: \(error.words); name a file in a writable folder")
  }

  /// The line for standard error.
  var message: String {
    let start = subject.map { "tapline: \(PlainText.visible($0)): " } ?? "tapline: "
    return start + words
  }
}
