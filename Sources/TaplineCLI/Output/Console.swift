/// What a text on a terminal says by its color, as a parameter of SGR.
enum Tone: Int {
  /// As it should be.
  case good = 32
  /// Wrong.
  case bad = 31
  /// Worth a look.
  case caution = 33
  /// A heading.
  case heading = 1
}

/// The two streams that the program writes to.
///
/// Answers are kept until there is a good deal of them; `flush` sends them on. Messages go
/// to standard error at once. A console that keeps them does neither: `take` returns them.
final class Console {
  private var pending: [UInt8] = []
  /// Whether it keeps what is written, instead of sending it on.
  let keepsAll: Bool
  private lazy var showsColors = !keepsAll && Descriptor.standardOutput.showsColors
  /// The messages that a console keeps.
  private(set) var messages: [String] = []
  /// The failures that a console keeps.
  private(set) var failures: [Failure] = []

  /// Makes a console of the process, or one that keeps what is written.
  init(keepsAll: Bool = false) { self.keepsAll = keepsAll }

  /// The bytes that are worth a call of the system.
  static let enough = 1 << 16

  /// Writes bytes to standard output, sooner or later.
  func write(_ bytes: [UInt8]) throws(Failure) {
    pending += bytes
    if pending.count >= Self.enough { try flush() }
  }

  /// Writes a line to standard output, sooner or later.
  func writeLine(_ line: String) throws(Failure) { try write(Array((line + "\n").utf8)) }

  /// A text in the color of a tone where standard output shows colors; else the text itself.
  func colored(_ text: String, _ tone: Tone) -> String {
    showsColors ? "\u{1B}[\(tone.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// Writes everything that is waiting.
  func flush() throws(Failure) {
    guard !pending.isEmpty, !keepsAll else { return }
    let bytes = pending
    pending.removeAll(keepingCapacity: true)
    do throws(SystemError) {
      try Descriptor.standardOutput.write(bytes)
    } catch {
      throw .output(error)
    }
  }

  /// Takes away what was written and is kept.
  func take() -> [UInt8] {
    defer { pending.removeAll(keepingCapacity: true) }
    return pending
  }

  /// Forgets everything that is kept.
  func clear() {
    pending.removeAll(keepingCapacity: true)
    messages.removeAll()
    failures.removeAll()
  }

  /// Writes a line to standard error; a failure of that is ignored.
  func warn(_ line: String) {
    guard !keepsAll else { return messages.append(line) }
    _ = try? Descriptor.standardError.write(Array((line + "\n").utf8))
  }

  /// Reports a failure.
  func report(_ failure: Failure) {
    guard !keepsAll else { return failures.append(failure) }
    if !failure.isSilent { warn(failure.message) }
  }
}
