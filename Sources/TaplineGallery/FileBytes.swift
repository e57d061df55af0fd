import TapPlatform

/// The bytes of files.
enum FileBytes {
  /// A file that cannot be read.
  struct Failure: Error, CustomStringConvertible {
    let path: String
    let code: Int32

    var description: String { "\(path): \(unsafe String(cString: strerror(code)))" }
  }

  /// Reads a whole file.
  static func read(_ path: String) throws(Failure) -> [UInt8] {
    guard let file = unsafe fopen(path, "rb") else { throw Failure(path: path, code: errno) }
    defer { unsafe fclose(file) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe fread(&block, 1, block.count, file)
      guard count > 0 else { break }
      bytes += block[..<count]
    }
    guard unsafe ferror(file) == 0 else { throw Failure(path: path, code: errno) }
    return bytes
  }
}
