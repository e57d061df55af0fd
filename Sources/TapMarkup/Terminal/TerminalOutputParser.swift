public import TapText

/// A reader of what programs write to a terminal: from UTF-8 with escape sequences to a text with
/// styles and links, as a pager such as `less -R` shows it.
///
///     let output = Array("\u{1B}]8;;https://a.example/\u{1B}\\see \u{1B}[1mthis\u{1B}]8;;\u{7}".utf8)
///     let text = try TerminalOutputParser.parse(output)
///     text.string(in: 0..<text.utf8Count)  // "see this"
///     text.links[0].link.destination       // "https://a.example/"
///
/// SGR sequences (ECMA-48, 8.3.117) set bold, faint, italic, underline, strikethrough, inverse and
/// the 8, 16, 256 and true colors, with semicolons or colons; concealed text is left out. OSC 8
/// sequences open and close links (TP-13): the same address and `id` make one identity over several
/// ranges, an address without `id` a new one each time. An address has 1 to 2,083 bytes from 32 to
/// 126; where it does not, no link is open, and ``parseDocument(_:options:)`` returns it apart. All
/// other sequences vanish. A sequence that is broken ends where its form does, a control string at
/// the latest with its line; what follows is text.
///
/// LF, CR LF, VT, FF and NEL end a line. CR, cursor movement and erasing rewrite what is there, as a
/// terminal does: of a progress bar the last state remains. The cursor reaches 200 rows up; a
/// position of the page counts from 24 rows above the last. A backspace goes back by one character:
/// a character over itself is bold, one over or under `_` underlined, as `man` prints them, and any
/// other replaces the one before. Tabs stay; other controls vanish. No line feed ends the text.
///
/// Output may come in chunks; how it is cut changes nothing:
///
///     var parser = TerminalOutputParser()
///     while let chunk = read() { try parser.append(chunk) }
///     let text = try parser.finish()
public struct TerminalOutputParser: Sendable {
  /// The longest source in bytes: 64 MiB.
  public static let sourceLimit = 64 << 20

  /// How output is read.
  public struct Options: Sendable, Hashable {
    /// Whether a link that is not closed ends with its line, as a program that is cut off leaves it.
    public var endsLinksAtLineEnds: Bool

    /// The columns of the terminal for which the output was wrapped; `nil` joins no rows.
    ///
    /// An address that fills the last column goes on at the start of the next row, behind the same
    /// indent.
    public var columns: Int?

    /// Whether the document says where its text is in the source.
    public var mapsSource: Bool

    /// Creates options; by default links go on and no rows are joined.
    public init(
      endsLinksAtLineEnds: Bool = false, columns: Int? = nil, mapsSource: Bool = false
    ) {
      self.endsLinksAtLineEnds = endsLinksAtLineEnds
      self.columns = columns
      self.mapsSource = mapsSource
    }
  }

  private var scanner: ControlSequenceScanner
  /// The bytes of the scalar that the end of the last chunk cut.
  private var rest: [UInt8] = []
  /// The bytes before those.
  private var count = 0

  /// Makes a parser that has read nothing.
  public init(options: Options = Options()) {
    scanner = ControlSequenceScanner(options: options)
  }

  /// Reads a whole source.
  ///
  /// A byte order mark is skipped, but counts as the first column of its line.
  ///
  /// - Throws: `MarkupError` where the source is ill-formed or too long.
  /// - Complexity: O(*n*), where *n* is the length of `source`.
  public static func parse(_ source: [UInt8]) throws(MarkupError) -> AttributedText {
    try parseDocument(source).text
  }

  /// Reads a whole source, and returns the addresses beside its text that no link leads to.
  ///
  /// - Throws: `MarkupError`, as `parse(_:)` does.
  /// - Complexity: O(*n*), where *n* is the length of `source`.
  public static func parseDocument(
    _ source: [UInt8], options: Options = Options()
  ) throws(MarkupError) -> MarkupDocument {
    var parser = TerminalOutputParser(options: options)
    try parser.append(source)
    return try parser.finishDocument()
  }

  /// Parses the next chunk, which may end anywhere, even within a character.
  ///
  /// - Throws: `MarkupError` where the source is ill-formed or too long; the parser is of no use
  ///   then.
  /// - Complexity: O(*n*), where *n* is the length of `chunk`.
  public mutating func append(_ chunk: [UInt8]) throws(MarkupError) {
    guard count + rest.count + chunk.count <= Self.sourceLimit else {
      throw MarkupError(.sourceTooLong, at: Self.sourceLimit)
    }
    var bytes = rest + chunk
    let whole = Self.wholeScalars(in: bytes)
    rest = Array(bytes[whole...])
    bytes.removeLast(bytes.count - whole)
    try check(bytes)
    let isMarked = count == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF])
    if isMarked { scanner.skipMark() }
    scanner.scan(bytes[(isMarked ? 3 : 0)...])
    count += bytes.count
  }

  /// Returns the text of all chunks, after which the parser accepts no more.
  ///
  /// - Throws: `MarkupError` where the source ends within a character.
  /// - Complexity: O(*n*), where *n* is the length of the source.
  public mutating func finish() throws(MarkupError) -> AttributedText {
    try finishDocument().text
  }

  /// Returns the text of all chunks with the addresses that no link of it leads to, after which the
  /// parser accepts no more.
  ///
  /// - Throws: `MarkupError` where the source ends within a character.
  /// - Complexity: O(*n*), where *n* is the length of the source.
  public mutating func finishDocument() throws(MarkupError) -> MarkupDocument {
    guard rest.isEmpty else {
      throw MarkupError(.illFormedUTF8, at: count, position: scanner.place.place)
    }
    return try scanner.finish()
  }

  private func check(_ bytes: [UInt8]) throws(MarkupError) {
    do {
      _ = try UTF8Span(validating: bytes.span)
    } catch {
      let offset = error.byteOffsets.lowerBound
      var place = scanner.place
      for byte in bytes[..<offset] { place.advance(over: byte) }
      throw MarkupError(.illFormedUTF8, at: count + offset, position: place.place)
    }
  }

  /// The count of bytes before a scalar that the end cuts; all where it cuts none.
  private static func wholeScalars(in bytes: [UInt8]) -> Int {
    for (back, byte) in bytes.suffix(3).reversed().enumerated() where byte & 0xC0 != 0x80 {
      let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
      return length > back + 1 ? bytes.count - back - 1 : bytes.count
    }
    return bytes.count
  }
}
