public import FoundationEssentials
public import TapMarkup
public import TapText

extension MarkdownParser {
  /// Reads Markdown; on Linux the counterpart of `AttributedString(markdown:)`.
  ///
  ///     AttributedString(try MarkdownParser.parse(data))
  ///
  /// - Throws: `MarkupError` with the position.
  public static func parse(_ source: Data) throws(MarkupError) -> AttributedText {
    try parse([UInt8](source))
  }
}

extension HTMLParser {
  /// Reads HTML.
  ///
  /// - Throws: `MarkupError` with the position.
  public static func parse(_ source: Data) throws(MarkupError) -> AttributedText {
    try parse([UInt8](source))
  }
}

extension TerminalOutputParser {
  /// Reads the output of a program, with its escape sequences.
  ///
  /// - Throws: `MarkupError` with the position.
  public static func parse(_ source: Data) throws(MarkupError) -> AttributedText {
    try parse([UInt8](source))
  }
}

extension AttributedText {
  /// Makes a text of plain UTF-8.
  ///
  /// - Throws: `TextError` with the offset of the first ill-formed byte.
  public init(utf8 data: Data) throws(TextError) { try self.init(utf8: [UInt8](data)) }
}
