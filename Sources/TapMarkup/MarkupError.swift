public import TapText

/// A failure to read a marked-up text.
public struct MarkupError: Error, Hashable, Sendable {
  /// What went wrong.
  public let code: Code

  /// The byte of the source at which it went wrong, where there is one.
  public let offset: Int?

  /// The line and column of that byte, from 1; columns count Unicode scalars.
  public let place: SourcePlace?

  package init(_ code: Code, at offset: Int? = nil, place: SourcePlace? = nil) {
    self.code = code
    self.offset = offset
    self.place = place
  }
}

extension MarkupError {
  /// A kind of failure.
  ///
  /// Kinds may be added, so a `switch` over them needs a default.
  public struct Code: Hashable, Sendable {
    fileprivate let words: String

    /// The bytes are no well-formed UTF-8.
    public static let illFormedUTF8 = Code(words: "ill-formed UTF-8")

    /// The source is longer than ``MarkdownParser/sourceLimit`` bytes.
    public static let sourceTooLong = Code(
      words: "the source is longer than \(MarkdownParser.sourceLimit) bytes")

    /// The source asks for more steps, such as cells of a table, than its length allows.
    public static let tooManySteps = Code(
      words: "the source asks for more than \(EventLimits.stepsPerByte) steps a byte")

    /// The references of the source repeat more bytes of destinations than its length allows.
    public static let tooManyDestinationBytes = Code(
      words:
        "the references repeat more than \(EventLimits.targetBytesPerByte) bytes"
        + " of destinations a byte")

    /// The source has more links and images than its length allows.
    public static let tooManyLinks = Code(
      words: "the source has more than one link or image for \(EventLimits.bytesPerTarget) bytes")

    /// Brackets nest so deep, or one paragraph has so many lines with brackets, that finding its
    /// links would cost time in proportion to the square of its length.
    public static let bracketsTooCostly = Code(
      words: "the brackets of one paragraph ask for more than \(ParsingCost.stepsPerByte) steps"
        + " a byte of the source")

    /// Lists nest so deep over so many empty lines that they would cost time in proportion to the
    /// square of the length.
    public static let nestingTooCostly = Code(
      words: "nested lists ask for more than \(ParsingCost.stepsPerByte) steps a byte of the source"
    )

    /// The text would be much longer than the source, as indents of nested blocks can make it.
    public static let textTooLong = Code(
      words: "the text would be more than \(EventLimits.textBytesPerByte) times the source")

    /// The elements of the source ask for more memory than its length allows.
    public static let tooManyElements = Code(
      words: "the elements ask for more than \(HTMLLimits.memoryPerByte) bytes of memory a byte"
        + " of the source")

    /// The elements of the source nest too deep.
    public static let nestedTooDeep = Code(
      words: "elements nest more than \(HTMLLimits.depth) deep")

    /// An element of the source has too many attributes.
    public static let tooManyAttributes = Code(
      words: "an element has more than \(HTMLLimits.attributes) attributes")

    /// Elements are mixed in a way that the parser cannot follow, such as HTML in SVG in a table.
    public static let mixedElements = Code(
      words: "elements are mixed in a way that the parser cannot follow")

    /// The parser got no memory.
    public static let outOfMemory = Code(words: "out of memory")
  }
}

extension MarkupError {
  /// Throws if bytes are ill-formed UTF-8, with the position of the first that is not part of a
  /// scalar.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  static func checkUTF8(_ source: [UInt8]) throws(MarkupError) {
    do {
      _ = try UTF8Span(validating: source.span)
    } catch {
      let offset = error.byteOffsets.lowerBound
      var places = PlaceCounter()
      throw MarkupError(.illFormedUTF8, at: offset, place: places.place(of: offset, in: source))
    }
  }
}

extension MarkupError: CustomStringConvertible {
  /// A message that describes the failure.
  public var description: String {
    let position = place.map { " at line \($0.line), column \($0.column)" } ?? ""
    let byte = offset.map { " (byte \($0))" } ?? ""
    return code.words + position + byte
  }
}
