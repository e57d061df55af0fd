import Foundation

/// A program that a test runs as a process of its own.
enum Program {
  /// A program that did not do what was asked of it.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The path of a program of this package, which lies beside the tests.
  static func built(_ name: String) -> String {
    let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    return URL(fileURLWithPath: tests).deletingLastPathComponent().appendingPathComponent(name).path
  }

  /// The path of a program of the system; `nil` where it is not installed.
  static func installed(_ name: String) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin"
    return folders.split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Ends a process at once.
  ///
  /// By force, since a process inherits the blocked signals of the thread that starts it, and the
  /// tests' threads block the one that asks.
  static func end(_ process: Process) {
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Ends all processes with a variable of the environment, given as `NAME=VALUE`.
  static func endAll(withVariable variable: String) {
    let wanted = Data(variable.utf8)
    for name in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [] {
      guard let pid = Int32(name), pid != getpid(),
        let file = try? FileHandle(forReadingFrom: URL(fileURLWithPath: "/proc/\(pid)/environ")),
        let environment = try? file.readToEnd(),
        environment.split(separator: 0).contains(wanted)
      else { continue }
      kill(pid, SIGKILL)
    }
  }

  /// Runs a program to its end, which comes by force after half a minute, and returns what it
  /// wrote.
  @discardableResult
  static func run(
    _ path: String, _ arguments: [String], environment: [String: String]? = nil,
    isQuiet: Bool = false
  ) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/timeout")
    process.arguments = ["--kill-after=1", "30", path] + arguments
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    if isQuiet { process.standardError = FileHandle.nullDevice }
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(
        description: "\(path) \(arguments.joined(separator: " ")): \(process.terminationStatus)")
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
