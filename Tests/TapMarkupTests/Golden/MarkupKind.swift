import FoundationEssentials
import TapMarkup
import TapTestSupport
import TapText

/// A markup that this package reads.
enum MarkupKind: String, CaseIterable {
  case markdown = "md"
  case html
  case ansi

  /// The markup of a file, by its extension.
  init?(of file: CorpusFile) {
    guard let dot = file.path.lastIndex(of: ".") else { return nil }
    self.init(rawValue: String(file.path[file.path.index(after: dot)...]))
  }

  /// Reads a source.
  func parse(_ source: [UInt8]) throws -> AttributedText {
    switch self {
    case .markdown: try MarkdownParser.parse(source)
    case .html: try HTMLParser.parse(source)
    case .ansi: try TerminalOutputParser.parse(source)
    }
  }

  /// Tells whether a link with a text may begin at a character of the source.
  func isLinkMark(_ scalar: Unicode.Scalar, of text: String) -> Bool {
    switch self {
    // A bare address begins with its own first character, or a reference to it.
    case .markdown: "[<&".unicodeScalars.contains(scalar) || scalar == text.unicodeScalars.first
    case .html: scalar == "<"
    case .ansi: scalar == "\u{1B}" || scalar == "\u{9D}"
    }
  }

  /// The character at which an image begins.
  var imageMark: Unicode.Scalar { self == .markdown ? "!" : "<" }
}

extension CorpusFile {
  /// The bytes of the file.
  func bytes() throws -> [UInt8] { try [UInt8](Data(contentsOf: URL(filePath: path))) }
}
