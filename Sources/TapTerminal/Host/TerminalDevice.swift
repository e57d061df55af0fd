import CTerminal
import TapPlatform

/// The terminal of the process, as a file.
///
/// Every call of the system for the terminal is here.
@safe final class TerminalDevice {
  private let descriptor: Int32
  private let wakeDescriptor = cterminal_wake_descriptor()

  /// What a wait ended with.
  struct Wakeup: OptionSet {
    let rawValue: UInt8
    /// There are bytes to read.
    static let input = Wakeup(rawValue: 1)
    /// The size of the terminal may have changed.
    static let resize = Wakeup(rawValue: 2)
    /// The process was stopped and goes on.
    static let `continue` = Wakeup(rawValue: 4)
    /// Another thread has something.
    static let post = Wakeup(rawValue: 8)
    /// The terminal is gone.
    static let end = Wakeup(rawValue: 16)
  }

  /// Opens the terminal that controls the process.
  init() throws(TerminalError) {
    descriptor = unsafe open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw TerminalError(.noTerminal, systemNumber: errno) }
  }

  deinit {
    cterminal_leave()
    close(descriptor)
  }

  /// Takes the terminal over, in raw mode; it is given back however the process ends.
  func enter(begin: [UInt8], end: [UInt8]) throws(TerminalError) {
    let error = unsafe cterminal_enter(
      descriptor, begin, Int32(begin.count), end, Int32(end.count))
    guard error == 0 else {
      throw TerminalError(error == EBUSY ? .inUse : .noTerminal, systemNumber: error)
    }
  }

  /// Replaces what is written when the terminal is taken over again, and when it is given back.
  func setTexts(begin: [UInt8], end: [UInt8]) {
    unsafe cterminal_set_texts(begin, Int32(begin.count), end, Int32(end.count))
  }

  /// Gives the terminal back.
  func leave() { cterminal_leave() }

  /// Gives the terminal back and stops the process until it is continued.
  func suspend() { cterminal_suspend() }

  /// The size in cells; `nil` where the terminal does not know it.
  var size: (columns: Int, rows: Int)? {
    var (columns, rows) = (Int32(0), Int32(0))
    guard unsafe cterminal_size(descriptor, &columns, &rows) == 0, columns > 0, rows > 0 else {
      return nil
    }
    return (Int(columns), Int(rows))
  }

  /// Waits until something happens, at most for some seconds; `nil` is for ever.
  func wait(seconds: Double?) -> Wakeup {
    var requests = [
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: wakeDescriptor, events: Int16(POLLIN), revents: 0),
    ]
    let milliseconds = seconds.map { Int32(min(max($0 * 1_000, 0), 1e9).rounded(.up)) } ?? -1
    guard unsafe poll(&requests, 2, milliseconds) > 0 else { return [] }
    var wakeup = takeWakeups()
    if requests[0].revents & Int16(POLLIN) != 0 {
      wakeup.insert(.input)
    } else if requests[0].revents != 0 {
      wakeup.insert(.end)
    }
    return wakeup
  }

  private func takeWakeups() -> Wakeup {
    var wakeup: Wakeup = []
    var bytes = [UInt8](repeating: 0, count: 64)
    while true {
      let count = unsafe bytes.withUnsafeMutableBytes {
        unsafe read(wakeDescriptor, $0.baseAddress, $0.count)
      }
      guard count > 0 else { return wakeup }
      for byte in bytes[..<count] {
        switch UInt32(byte) {
        case CTERMINAL_RESIZED.rawValue: wakeup.insert(.resize)
        case CTERMINAL_CONTINUED.rawValue: wakeup.insert(.continue)
        default: wakeup.insert(.post)
        }
      }
    }
  }

  /// Reads what has come; `nil` where the terminal is gone.
  func readBytes() -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 4_096)
    while true {
      let count = unsafe bytes.withUnsafeMutableBytes {
        unsafe read(descriptor, $0.baseAddress, $0.count)
      }
      if count > 0 { return Array(bytes[..<count]) }
      if count < 0, errno == EINTR || errno == EAGAIN { return [] }
      if count <= 0 { return nil }
    }
  }

  /// Writes all bytes; returns whether the terminal is still there.
  func writeBytes(_ bytes: [UInt8]) -> Bool {
    var start = 0
    while start < bytes.count {
      let count = unsafe bytes.withUnsafeBytes {
        unsafe write(descriptor, $0.baseAddress?.advanced(by: start), $0.count - start)
      }
      if count >= 0 {
        start += count
      } else if errno == EAGAIN {
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = unsafe poll(&request, 1, -1)
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }

  /// The value of a variable of the environment.
  static func environment(_ name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }

  /// The seconds on a clock that never goes back.
  static var now: Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
