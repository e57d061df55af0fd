import TapPlatform
import TapViews

/// The log of all that happens, on the standard output and in the window.
final class GalleryLog {
  /// Called with each new line.
  var lineHandler: ((String) -> Void)?

  /// Writes a line.
  func write(_ line: String) {
    print(line)
    fflush(nil)
    lineHandler?(line)
  }

  /// Writes all that happens in a window, each line with the name of its page.
  func follow(_ window: Window, page: String) {
    window.observer = { [unowned self] entry in
      write("\(page) \(entry.line)")
    }
  }

  /// Writes words on the standard error.
  static func complain(_ words: String) {
    let bytes = Array("tapline-gallery: \(words)\n".utf8)
    _ = unsafe bytes.withUnsafeBytes { unsafe Glibc.write(2, $0.baseAddress, $0.count) }
  }
}
