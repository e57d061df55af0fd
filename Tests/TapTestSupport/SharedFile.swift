import FoundationEssentials

/// A data file of a third party, which lies in `../shared/data` beside the repository, if at all.
///
/// Such files have licences of their own and are no part of this repository; SOURCES.md beside them
/// tells where they come from. A suite that reads one says that it skips where the file is missing:
///
///     @Test(.enabled(if: SharedFile("psl/tests.txt").exists, needsSharedFile))
package struct SharedFile: Sendable {
  /// The path of the file.
  package let path: String

  /// Takes a path below the folder of data, which lies beside the repository or, where that is a
  /// worktree in a folder of them, one higher.
  package init(_ name: String) {
    let folders = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    let paths = [4, 5].map { depth in
      (folders.dropLast(depth) + ["shared", "data", Substring(name)]).joined(separator: "/")
    }
    path = paths.first { FileManager.default.fileExists(atPath: $0) } ?? paths[0]
  }

  /// Whether a suite that reads the file can run.
  package var exists: Bool { FileManager.default.fileExists(atPath: path) }

  /// The bytes of the file.
  package func bytes() throws -> [UInt8] { try [UInt8](Data(contentsOf: URL(filePath: path))) }

  /// The text of the file.
  package func text() throws -> String { String(decoding: try bytes(), as: UTF8.self) }
}

/// Why a suite that reads a shared file may not run.
package let needsSharedFile: String = "skipped: needs a data file in ../shared/data"
