import TapScenes

/// The reason why a record of a batch has no answer.
struct BatchError: Error, Hashable {
  /// What kind of problem it is.
  enum Code: String, CaseIterable {
    /// The line is not a JSON object.
    case invalidJSON
    /// The line is longer than allowed.
    case recordTooLarge
    /// A key is unknown or missing, or a value has the wrong type.
    case invalidRecord
    /// An option is unknown, or its value is not valid.
    case invalidOption
    /// The text or the file can't be read in its format.
    case invalidInput
  }

  let code: Code
  /// What is wrong and how to fix it.
  let message: String
  /// Where: line and column of the input, a JSON pointer, or a position in the text.
  var position: String?

  init(_ code: Code, _ message: String, at position: String? = nil) {
    self.code = code
    self.message = message
    self.position = position
  }

  /// An error of reading the record that is a line of the input.
  init(_ error: SceneError, line: Int) {
    switch error.location {
    case .source(_, let column):
      self.init(.invalidJSON, error.reason, at: "\(line):\(column)")
    case .pointer(let pointer):
      self.init(
        pointer.hasPrefix("/options") ? .invalidOption : .invalidRecord, error.reason,
        at: pointer.isEmpty ? "\(line):1" : pointer)
    }
  }

  /// A failure of the subcommand that was asked.
  init(_ failure: Failure) {
    self.init(
      failure.code == .usage ? .invalidOption : .invalidInput, failure.words,
      at: failure.position ?? (failure.code == .usage ? "/options" : nil))
  }
}
