import Foundation

/// The program under test, run as a process of its own.
enum Tool {
  /// What came of a run.
  struct Outcome: Equatable, CustomStringConvertible {
    var output: String
    var messages: String
    var code: Int32

    var description: String { "exit \(code)\n\(output)\n--- stderr\n\(messages)" }

    /// The lines of the output.
    var lines: [Substring] { output.split(separator: "\n") }
  }

  /// The program lies beside the tests, which depend on it.
  static let path: String = {
    let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    return URL(fileURLWithPath: tests).deletingLastPathComponent()
      .appendingPathComponent("tapline").path
  }()

  /// Runs the program to its end.
  static func run(
    _ arguments: [String], input: Data = Data(), program: String = path
  ) throws -> Outcome {
    let process = Process()
    let pipes = (input: Pipe(), output: Pipe(), messages: Pipe())
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardInput = pipes.input
    process.standardOutput = pipes.output
    process.standardError = pipes.messages
    signal(SIGPIPE, SIG_IGN)
    try process.run()
    Thread.detachNewThread {
      // The program may end before it has read everything, which is its right.
      try? pipes.input.fileHandleForWriting.write(contentsOf: input)
      try? pipes.input.fileHandleForWriting.close()
    }
    let messages = ResultBox()
    let reader = Thread {
      messages.put(pipes.messages.fileHandleForReading.readDataToEndOfFile())
    }
    reader.start()
    let output = pipes.output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      output: String(decoding: output, as: UTF8.self),
      messages: String(decoding: messages.take(), as: UTF8.self),
      code: process.terminationStatus)
  }

  /// Runs the program to its end with words as its input.
  static func run(_ arguments: [String], input: String) throws -> Outcome {
    try run(arguments, input: Data(input.utf8))
  }
}

/// A place where one thread leaves bytes for another.
private final class ResultBox: @unchecked Sendable {
  // The lock guards the only property.
  private let condition = NSCondition()
  private var bytes: Data?

  func put(_ bytes: Data) {
    condition.withLock {
      self.bytes = bytes
      condition.signal()
    }
  }

  func take() -> Data {
    condition.withLock {
      while true {
        if let bytes { return bytes }
        condition.wait()
      }
    }
  }
}

/// A folder for files of one test, which goes away with it.
final class TemporaryFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "tapline-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file and returns its path.
  func write(_ bytes: some Sequence<UInt8>, to name: String) throws -> String {
    let file = path + "/" + name
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(fileURLWithPath: file))
    return file
  }

  /// Writes a file of words and returns its path.
  func write(_ words: String, to name: String) throws -> String {
    try write(words.utf8, to: name)
  }
}
