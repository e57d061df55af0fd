import FoundationEssentials
import TapUnicode

/// A file of the Unicode Character Database, as Debian's package unicode-data installs it.
///
/// The files are under the Unicode Licence, https://www.unicode.org/license.txt. Some are long, so
/// all is done on bytes, which keeps the tests quick in debug builds too.
struct UnicodeDataFile: Sendable {
  let path: String

  init(_ name: String) { path = "/usr/share/unicode/\(name)" }

  /// Whether a test that reads the file can run; without the package unicode-data it can't.
  var isInstalled: Bool { FileManager.default.fileExists(atPath: path) }

  /// The bytes of the file.
  func bytes() throws -> [UInt8] { try [UInt8](Data(contentsOf: URL(filePath: path))) }

  /// Calls `body` with each line, comments and empty lines left out.
  func forEachLine(_ body: (DataLine) throws -> Void) throws {
    let bytes = try bytes()
    var start = 0
    while start < bytes.count {
      let next = bytes.span.firstByte(0x0A, from: start)
      let line = DataLine(bytes, start..<next, isComment: 0x23)
      if !line.bytes.isEmpty { try body(line) }
      start = next + 1
    }
  }

  /// Calls `body` with the rest of each comment that starts with some words.
  func forEachLine(startingWith words: String, _ body: (DataLine) throws -> Void) throws {
    let bytes = try bytes()
    let words = Array(words.utf8)
    var start = 0
    while start < bytes.count {
      let next = bytes.span.firstByte(0x0A, from: start)
      if bytes[start..<next].starts(with: words) {
        try body(DataLine(bytes, start + words.count..<next))
      }
      start = next + 1
    }
  }

  /// The Unicode version in the first line, such as `15.0`.
  func version() throws -> String {
    let bytes = try bytes()
    let line = String(decoding: bytes[..<bytes.span.firstByte(0x0A, from: 0)], as: UTF8.self)
    return line.split { !$0.isNumber }.prefix(2).joined(separator: ".")
  }
}

/// Why a test that reads a data file may not run.
let needsUnicodeData = "needs Debian's package unicode-data"

/// Whether the files and ICU speak of the same version of Unicode; others may well differ.
let versionsAgree =
  (try? UnicodeDataFile("auxiliary/GraphemeBreakTest.txt").version()) == UnicodeVersions.unicode

/// Why a test that compares ICU with a data file may not run.
let needsSameVersion = "needs the package unicode-data of the Unicode version that ICU follows"
