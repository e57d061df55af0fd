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

/// A reason to stop, in words for people.
struct Failure: Error, Hashable {
  /// How the program ends because of it.
  let code: ExitCode

  /// The file and the place in it, or the subcommand, that the words are about.
  let subject: String?

  /// What is wrong and how to cure it.
  let words: String

  /// Whether answers cannot be written any more, so that there is no point in going on.
  let isAboutOutput: Bool

  /// Whether whoever reads the output has gone, so that there is nobody to tell.
  let isSilent: Bool

  private init(
    code: ExitCode, subject: String?, words: String, isAboutOutput: Bool = false,
    isSilent: Bool = false
  ) {
    self.code = code
    self.subject = subject
    self.words = words
    self.isAboutOutput = isAboutOutput
    self.isSilent = isSilent
  }

  /// A mistake on the command line.
  static func usage(_ words: String, in command: CommandName? = nil) -> Failure {
    let help = command.map { "tapline \($0.rawValue) --help" } ?? "tapline --help"
    return Failure(
      code: .usage, subject: command?.rawValue, words: "\(words) (\(help) says more)")
  }

  /// A fault of an input file at a place in it.
  static func input(
    _ file: String, place: String? = nil, _ problem: String, cure: String
  )
    -> Failure
  {
    let subject = place.map { "\(file):\($0)" } ?? file
    return Failure(code: .input, subject: subject, words: "\(problem); \(cure)")
  }

  /// A failed write to standard output; a closed pipe ends the program without words.
  static func output(_ error: SystemError) -> Failure {
    if error == .endsQuietly {
      return Failure(
        code: .answered, subject: nil, words: "", isAboutOutput: true, isSilent: true)
    }
    return Failure(
      code: .input, subject: "standard output",
      words: "\(error.words); nothing more was written, so give it a place with room",
      isAboutOutput: true)
  }

  /// A file that cannot be written.
  static func unwritable(_ path: String, _ error: SystemError) -> Failure {
    Failure(
      code: .input, subject: path,
      words: "cannot be written: \(error.words); name a file in a folder that lets you write")
  }

  /// The line for standard error.
  var message: String {
    let start = subject.map { "tapline: \(PlainText.visible($0)): " } ?? "tapline: "
    return start + words
  }
}
