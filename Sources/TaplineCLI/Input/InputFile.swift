/// A file named on the command line, or standard input.
struct InputFile {
  /// The path as given; a dash is standard input.
  let path: String

  /// Its bytes, where they are in memory already; else they are read from the path.
  var bytes: [UInt8]?

  /// The name for messages.
  var name: String { path == "-" ? "standard input" : path }

  /// Reads all bytes of a file up to a limit.
  func read(limit: BlockReader.Limit) throws(Failure) -> [UInt8] {
    let reader = try BlockReader(self, limit: limit)
    var all = try reader.next()
    while !reader.isAtEnd { all += try reader.next() }
    return all
  }
}

extension Failure {
  /// A file that can't be read.
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
    case .isDirectory: "pass a file in it"
    case .notPermitted: "check its permissions"
    default: "pass a readable file"
    }
  }
}
