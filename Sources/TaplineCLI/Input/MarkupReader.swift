import TapMarkup
import TapText

/// A reader of one markup.
struct MarkupReader: Sendable {
  /// What it reads, for messages.
  let name: String
  /// The longest source in bytes.
  let sourceLimit: Int
  /// Reads a source; the document says where its text is in the source if that is asked for.
  let parse: @Sendable (_ source: [UInt8], _ mapsSource: Bool) throws(MarkupError) -> MarkupDocument

  static let markdown = MarkupReader(
    name: "Markdown", sourceLimit: MarkdownParser.sourceLimit,
    parse: { source, mapsSource throws(MarkupError) in
      try MarkdownParser.parseDocument(source, mapsSource: mapsSource)
    })

  static let html = MarkupReader(
    name: "HTML", sourceLimit: HTMLParser.sourceLimit,
    parse: { source, mapsSource throws(MarkupError) in
      try HTMLParser.parseDocument(source, mapsSource: mapsSource)
    })

  static func terminalOutput(_ options: TerminalOutputParser.Options) -> MarkupReader {
    MarkupReader(
      name: "terminal output", sourceLimit: TerminalOutputParser.sourceLimit,
      parse: { source, mapsSource throws(MarkupError) in
        var options = options
        options.mapsSource = mapsSource
        return try TerminalOutputParser.parseDocument(source, options: options)
      })
  }

  /// The reader of a format; `nil` for one that is no markup.
  static func reader(
    of format: InputFormat, terminal: TerminalOutputParser.Options
  ) -> MarkupReader? {
    switch format {
    case .markdown: .markdown
    case .html: .html
    case .ansi: .terminalOutput(terminal)
    case .plain, .scene: nil
    }
  }
}
