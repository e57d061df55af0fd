/// The two streams that the program writes to.
///
/// Answers are kept until there is a good deal of them; `flush` sends them on. Messages go
/// to standard error at once.
final class Console {
  private var pending: [UInt8] = []

  /// The bytes that are worth a call of the system.
  static let enough = 1 << 16

  /// Writes bytes to standard output, sooner or later.
  func write(_ bytes: [UInt8]) throws(Failure) {
    pending += bytes
    if pending.count >= Self.enough { try flush() }
  }

  /// Writes a line to standard output, sooner or later.
  func writeLine(_ line: String) throws(Failure) { try write(Array((line + "\n").utf8)) }

  /// Writes everything that is waiting.
  func flush() throws(Failure) {
    guard !pending.isEmpty else { return }
    let bytes = pending
    pending.removeAll(keepingCapacity: true)
    do throws(SystemError) {
      try Descriptor.standardOutput.write(bytes)
    } catch {
      throw .output(error)
    }
  }

  /// Writes a line to standard error; a failure of that is ignored.
  func warn(_ line: String) {
    _ = try? Descriptor.standardError.write(Array((line + "\n").utf8))
  }

  /// Reports a failure.
  func report(_ failure: Failure) {
    if !failure.isSilent { warn(failure.message) }
  }
}
