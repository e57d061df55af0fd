import Foundation

/// The lines that a process writes, collected while it runs.
final class LineReader: @unchecked Sendable {
  // The condition guards the properties below it.
  private let condition = NSCondition()
  private var known: [String] = []
  private var isAtEnd = false

  /// Reads a pipe to its end, on a thread of its own.
  init(_ pipe: Pipe) {
    let file = pipe.fileHandleForReading
    Thread.detachNewThread { [self] in
      var rest = Data()
      while true {
        let bytes = file.availableData
        guard !bytes.isEmpty else { break }
        rest += bytes
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
          add(String(decoding: rest[rest.startIndex..<end], as: UTF8.self))
          rest = Data(rest[(end + 1)...])
        }
      }
      condition.withLock {
        isAtEnd = true
        condition.broadcast()
      }
    }
  }

  private func add(_ line: String) {
    condition.withLock {
      known.append(line)
      condition.broadcast()
    }
  }

  /// The lines so far.
  var lines: [String] { condition.withLock { known } }

  /// Waits until something can be found in the lines, at most half a minute.
  func wait<Found>(for what: String, _ find: ([String]) -> Found?) throws -> Found {
    let deadline = Date(timeIntervalSinceNow: 30)
    return try condition.withLock {
      while true {
        if let found = find(known) { return found }
        guard !isAtEnd, condition.wait(until: deadline) else {
          throw Program.Failure(
            description: "waited in vain for \(what) after:\n" + known.joined(separator: "\n"))
        }
      }
    }
  }
}
