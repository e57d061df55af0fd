import TapLinks
import TapMarkup
import TapTestSupport
import TapText

/// A trick with links that use it, in `corpus/links/deceptive.json`.
struct DeceptiveLinks: Decodable {
  let `class`: String
  let source: String
  /// Texts with their destinations.
  let pairs: [[String]]?
  let markdown: [String]?
  let html: [String]?
  let ansi: [String]?
  let plain: [String]?

  /// All tricks.
  static func all() throws -> [DeceptiveLinks] {
    try CorpusFile(named: "links/deceptive.json").cases()
  }

  /// The sources of a form: the pairs written in it, and those of its own.
  func sources(in form: MarkupForm) -> [String] {
    let written = (pairs ?? []).filter { $0.count == 2 }.compactMap { form.source($0[0], $0[1]) }
    return switch form {
    case .markdown: written + (markdown ?? [])
    case .html: written + (html ?? [])
    case .ansi: written + (ansi ?? [])
    case .plain: plain ?? []
    }
  }
}

/// What a source with links is written in.
enum MarkupForm: String, CaseIterable {
  case markdown, html, ansi, plain

  /// Writes a link; `nil` where the form can't hold it.
  func source(_ text: String, _ destination: String) -> String? {
    let isPrintable = destination.unicodeScalars.allSatisfy { $0.value > 0x20 }
    switch self {
    case .markdown:
      guard isPrintable else { return nil }
      return "see [\(escaped(text))](<\(escaped(destination))>) here"
    case .html:
      // Line ends in it are no part of an address in HTML, so that nothing there deceives.
      guard !destination.contains("\n") else { return nil }
      return "<p>see <a href=\"\(referenced(destination))\">\(referenced(text))</a> here</p>"
    case .ansi:
      guard isPrintable, destination.utf8.allSatisfy({ $0 < 0x7F }) else { return nil }
      return "see \u{1B}]8;;\(destination)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\ here"
    case .plain: return nil
    }
  }

  private func escaped(_ text: String) -> String {
    text.map { $0.isASCII && ($0.isPunctuation || $0.isSymbol) ? "\\\($0)" : "\($0)" }.joined()
  }

  private func referenced(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      "&<>\"".unicodeScalars.contains(scalar) ? "&#\(scalar.value);" : "\(scalar)"
    }.joined()
  }

  /// Reads a source, with its links and what the reader made no link.
  func read(_ source: String) throws -> MarkupDocument {
    let bytes = Array(source.utf8)
    switch self {
    case .markdown: return try MarkdownParser.parseDocument(bytes)
    case .html: return try HTMLParser.parseDocument(bytes)
    case .ansi: return try TerminalOutputParser.parseDocument(bytes)
    case .plain:
      var text = AttributedText(source)
      text.addLinks(LinkDetector().detect(in: text))
      return MarkupDocument(text: text)
    }
  }
}
