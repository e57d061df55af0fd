import Foundation

/// The program at work, asked line by line.
final class Dialogue {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var read: [UInt8] = []

  init(_ arguments: [String]) throws {
    process.executableURL = URL(fileURLWithPath: Tool.path)
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = output
    try process.run()
  }

  func write(_ words: String) {
    input.fileHandleForWriting.write(Data(words.utf8))
  }

  /// The next line; `nil` at the end.
  func readLine() -> String? {
    while true {
      if let end = read.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: read[..<end], as: UTF8.self)
        read.removeSubrange(...end)
        return line
      }
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { return nil }
      read += more
    }
  }

  /// Ends the reading of its output.
  func closeOutput() { try? output.fileHandleForReading.close() }

  /// Kills it at once.
  func kill() {
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Waits for its end, and returns the exit code.
  func waitUntilExit() -> Int32 {
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// The most memory that it has had, in bytes.
  func peakMemory() -> Int? {
    let path = "/proc/\(process.processIdentifier)/status"
    let status = try? String(contentsOfFile: path, encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line.flatMap { Int($0.filter(\.isNumber)) }.map { $0 << 10 }
  }

  /// Ends the input and returns the exit code.
  func end() -> Int32 {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
