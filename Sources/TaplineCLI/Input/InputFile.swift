/// A file named on the command line, or standard input.
struct InputFile {
  /// The path as given; a dash is standard input.
  let path: String

  /// The bytes of one block.
  static let blockSize = 8 << 20

  /// The name for messages.
  var name: String { path == "-" ? "standard input" : path }

  /// Reads all bytes, at most `limit` of them; beyond that it throws `tooLong`.
  func read(limit: Int, tooLong: (problem: String, cure: String)) throws(Failure) -> [UInt8] {
    var all: [UInt8] = []
    try forEachBlock(limit: limit, tooLong: tooLong) { block throws(Failure) in
      if all.isEmpty { swap(&all, &block) } else { all += block }
    }
    return all
  }

  /// Calls `body` with block after block, so that memory is bounded by what it keeps.
  ///
  /// `body` may take the block away or change it.
  func forEachBlock(
    limit: Int, tooLong: (problem: String, cure: String),
    _ body: (inout [UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    let descriptor = try open()
    defer { if path != "-" { descriptor.close() } }
    let size = try calling { () throws(SystemError) in try descriptor.size() }
    if let size, size > limit { throw .input(name, tooLong.problem, cure: tooLong.cure) }
    var progress = Progress("reading \(name)", total: size ?? 0)
    defer { progress.finish() }
    var count = 0
    var isAtEnd = false
    while !isAtEnd {
      // One byte more than the size, so that the end of a file is seen with its only block.
      var block = [UInt8](repeating: 0, count: min(Self.blockSize, (size ?? Self.blockSize) + 1))
      var filled = 0
      while filled < block.count, !isAtEnd {
        let read = try calling { () throws(SystemError) in
          try descriptor.read(into: &block, at: filled)
        }
        filled += read
        isAtEnd = read == 0
      }
      block.removeLast(block.count - filled)
      count += filled
      if count > limit { throw .input(name, tooLong.problem, cure: tooLong.cure) }
      progress.update(count)
      try body(&block)
    }
  }

  private func open() throws(Failure) -> Descriptor {
    try calling { () throws(SystemError) in
      path == "-" ? .standardInput : try Descriptor.open(path)
    }
  }

  private func calling<R>(_ call: () throws(SystemError) -> R) throws(Failure) -> R {
    do throws(SystemError) { return try call() } catch { throw .unreadable(self, error) }
  }
}

extension Failure {
  /// A file that the system does not give.
  static func unreadable(_ file: InputFile, _ error: SystemError) -> Failure {
    .input(file.name, error.problem, cure: error.cure)
  }
}

extension SystemError {
  fileprivate var problem: String {
    switch self {
    case .noSuchFile: "no such file"
    case .isDirectory: "is a folder"
    default: "cannot be read: \(words)"
    }
  }

  fileprivate var cure: String {
    switch self {
    case .noSuchFile: "check the path"
    case .isDirectory: "name a file in it"
    case .notPermitted: "ask for the right to read it"
    default: "name a file that can be read"
    }
  }
}
