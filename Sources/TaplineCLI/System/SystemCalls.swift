import TapPlatform

/// A failed call to the system.
struct SystemError: Error, Hashable {
  /// The number that the system gave (`errno`).
  let number: Int32

  /// The system's message, such as `No such file or directory`.
  var words: String {
    guard let words = unsafe strerror(number) else { return "error \(number)" }
    return unsafe String(cString: words)
  }

  static let endsQuietly = SystemError(number: EPIPE)
  static let noSuchFile = SystemError(number: ENOENT)
  static let notPermitted = SystemError(number: EACCES)
  static let isDirectory = SystemError(number: EISDIR)
}

/// An open file of the process.
///
/// But for threads, the only file that calls the system, so that unsafe calls are here.
struct Descriptor: Hashable {
  let number: Int32

  static let standardInput = Descriptor(number: 0)
  static let standardOutput = Descriptor(number: 1)
  static let standardError = Descriptor(number: 2)

  /// Opens a file for reading; the counterpart of `open`.
  static func open(_ path: String) throws(SystemError) -> Descriptor {
    while true {
      let number = unsafe withRawPath(path) { unsafe Glibc.open($0, O_RDONLY | O_CLOEXEC) }
      if number >= 0 { return Descriptor(number: movedAside(number)) }
      if errno != EINTR { throw SystemError(number: errno) }
    }
  }

  /// Opens a file for writing, empty; makes one where there is none.
  static func create(_ path: String) throws(SystemError) -> Descriptor {
    while true {
      let number = unsafe withRawPath(path) {
        unsafe Glibc.open($0, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
      }
      if number >= 0 { return Descriptor(number: movedAside(number)) }
      if errno != EINTR { throw SystemError(number: errno) }
    }
  }

  /// A number above those of the standard streams.
  ///
  /// A file gets the number of a standard stream where that was closed, and would be taken for it.
  private static func movedAside(_ number: Int32) -> Int32 {
    guard number <= standardError.number else { return number }
    let other = fcntl(number, F_DUPFD_CLOEXEC, standardError.number + 1)
    guard other >= 0 else { return number }
    _ = Glibc.close(number)
    return other
  }

  /// Calls `body` with a path as it was given: the names of files need be no UTF-8, but the
  /// strings of arguments are repaired into it.
  private static func withRawPath(
    _ path: String, _ body: (UnsafePointer<CChar>) -> Int32
  ) -> Int32 {
    if path.unicodeScalars.contains("\u{FFFD}") {
      for index in 0..<Int(CommandLine.argc) {
        if let raw = unsafe CommandLine.unsafeArgv[index], unsafe String(cString: raw) == path {
          return unsafe body(raw)
        }
      }
    }
    return unsafe path.withCString { unsafe body($0) }
  }

  /// Closes the file.
  func close() { _ = Glibc.close(number) }

  /// Whether the file is a terminal.
  var isTerminal: Bool { isatty(number) == 1 }

  /// Whether colors are welcome: on a terminal that has them, unless `NO_COLOR` is set
  /// (https://no-color.org).
  var showsColors: Bool {
    isTerminal && (environment("NO_COLOR") ?? "").isEmpty && environment("TERM") != "dumb"
  }

  private func environment(_ name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }

  /// The size in bytes of a regular file; `nil` for a pipe or a device.
  func size() throws(SystemError) -> Int? {
    var status = stat()
    guard unsafe fstat(number, &status) == 0 else { throw SystemError(number: errno) }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: throw .isDirectory
    case S_IFREG: return Int(status.st_size)
    default: return nil
    }
  }

  /// Whether a read would return at once, be it with bytes or with the end.
  func isReadable(within milliseconds: Int32 = 0) -> Bool {
    wait(for: POLLIN, milliseconds: milliseconds)
  }

  /// Reads at most as many bytes as `buffer` has room for, waiting until there are some.
  ///
  /// Returns how many were read; 0 at the end.
  func read(into buffer: inout [UInt8], at start: Int) throws(SystemError) -> Int {
    precondition(buffer.indices.contains(start), "no room to read into")
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes { bytes in
        unsafe Glibc.read(number, bytes.baseAddress?.advanced(by: start), bytes.count - start)
      }
      if count >= 0 { return count }
      try recover(waitingFor: POLLIN)
    }
  }

  /// Reads bytes from an offset of a file, wherever reading is, into `buffer` from `start` on.
  ///
  /// Returns how many were read; 0 at the end.
  func read(
    into buffer: inout [UInt8], at start: Int, from offset: Int
  ) throws(SystemError) -> Int {
    precondition(buffer.indices.contains(start), "no room to read into")
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes { bytes in
        unsafe pread(
          number, bytes.baseAddress?.advanced(by: start), bytes.count - start, off_t(offset))
      }
      if count >= 0 { return count }
      try recover(waitingFor: POLLIN)
    }
  }

  /// Writes all bytes, waiting until there is room.
  func write(_ bytes: [UInt8]) throws(SystemError) {
    var start = 0
    while start < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { bytes in
        unsafe Glibc.write(number, bytes.baseAddress?.advanced(by: start), bytes.count - start)
      }
      if count >= 0 { start += count } else { try recover(waitingFor: POLLOUT) }
    }
  }

  /// Returns where a failed call is worth another try; throws where it is not.
  private func recover(waitingFor event: Int32) throws(SystemError) {
    switch errno {
    case EINTR: break
    case EAGAIN: _ = wait(for: event, milliseconds: -1)
    case let number: throw SystemError(number: number)
    }
  }

  private func wait(for event: Int32, milliseconds: Int32) -> Bool {
    var request = pollfd(fd: number, events: Int16(event), revents: 0)
    return unsafe poll(&request, 1, milliseconds) != 0
  }
}

/// Returns the offset of the first line feed in a range of bytes, by the system's own search.
func firstLineFeed(in bytes: [UInt8], _ range: Range<Int>) -> Int? {
  precondition(range.upperBound <= bytes.count, "the range is past the end")
  return unsafe bytes.withUnsafeBytes { bytes in
    guard !range.isEmpty, let start = bytes.baseAddress,
      let found = unsafe memchr(start + range.lowerBound, 0x0A, range.count)
    else { return nil }
    return unsafe UnsafeRawPointer(found) - start
  }
}

/// Makes a write to a closed pipe fail like any other, instead of ending the process.
func ignoreClosedPipes() {
  _ = signal(SIGPIPE, SIG_IGN)
}

/// Ends the process.
func endProcess(_ code: ExitCode) -> Never {
  exit(code.rawValue)
}
