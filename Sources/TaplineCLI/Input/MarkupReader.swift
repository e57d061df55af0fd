import TapMarkup
import TapText

/// A reader of one markup.
struct MarkupReader: Sendable {
  /// What it reads, for messages.
  let name: String
  /// The longest source in bytes.
  let sourceLimit: Int
  /// Reads a source.
  let parse: @Sendable ([UInt8]) throws(MarkupError) -> MarkupDocument

  static let markdown = MarkupReader(
    name: "Markdown", sourceLimit: MarkdownParser.sourceLimit, parse: MarkdownParser.parseDocument)

  static let html = MarkupReader(
    name: "HTML", sourceLimit: HTMLParser.sourceLimit, parse: HTMLParser.parseDocument)

  static let terminalOutput = MarkupReader(
    name: "terminal output", sourceLimit: TerminalOutputParser.sourceLimit,
    parse: { source throws(MarkupError) in try TerminalOutputParser.parseDocument(source) })
}
