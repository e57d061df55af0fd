import TapPlatform

/// Folders of the file system.
enum Folder {
  /// The name of a file that makes a folder be skipped, with all below it.
  static let mark = ".tapline-ignore"

  /// Whether there is a file or a folder.
  static func exists(_ path: String) -> Bool { unsafe access(path, F_OK) == 0 }

  /// The path itself where it is no folder, else all files in and below it whose names end so.
  ///
  /// Folders below it that hold a file called ``mark`` are skipped. They come in the order of their
  /// names' bytes. Links to folders are not followed below the first, so that the walk ends.
  static func files(at path: String, suffix: String) throws(SystemError) -> [String] {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { throw SystemError(number: errno) }
    guard status.st_mode & S_IFMT == S_IFDIR else { return [path] }
    var files: [String] = []
    let base = path.hasSuffix("/") ? path : path + "/"
    for name in try names(in: path) {
      let entry = base + name
      // An entry that cannot be looked at, such as one whose name is no UTF-8, is left to the
      // reader of the file, who tells of it.
      let isKnown = unsafe lstat(entry, &status) == 0
      if isKnown, status.st_mode & S_IFMT == S_IFDIR {
        guard unsafe access(entry + "/" + mark, F_OK) != 0 else { continue }
        files += try Self.files(at: entry, suffix: suffix)
      } else if name.hasSuffix(suffix) {
        files.append(entry)
      }
    }
    return files
  }

  /// The names in a folder, but for itself and its parent, in the order of their bytes.
  private static func names(in path: String) throws(SystemError) -> [String] {
    guard let folder = unsafe opendir(path) else { throw SystemError(number: errno) }
    defer { unsafe closedir(folder) }
    var names: [String] = []
    while let entry = unsafe readdir(folder) {
      let name = unsafe withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
