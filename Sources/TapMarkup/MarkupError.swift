public import TapText

/// A failure to read a marked-up text.
public struct MarkupError: Error, Hashable, Sendable {
  /// What went wrong.
  public let code: Code

  /// The byte of the source at which it went wrong, where there is one.
  public let offset: Int?

  /// The line and column of that byte, from 1; columns count Unicode scalars.
  public let position: SourcePosition?

  package init(_ code: Code, at offset: Int? = nil, position: SourcePosition? = nil) {
    self.code = code
    self.offset = offset
    self.position = position
  }
}

extension MarkupError {
  /// A kind of failure.
  ///
  /// Kinds may be added, so a `switch` over them needs a default.
  public struct Code: Hashable, Sendable {
    fileprivate let message: String

    /// The bytes are no well-formed UTF-8.
    public static let illFormedUTF8 = Code(message: "ill-formed UTF-8")

    /// The source is longer than ``MarkdownParser/sourceLimit`` bytes.
    public static let sourceTooLong = Code(
      message: "the source is longer than \(MarkdownParser.sourceLimit) bytes")

    /// The source asks for more steps, such as cells of a table, than its length allows.
    public static let tooManySteps = Code(
      message: "the source needs more than \(EventLimits.stepsPerByte) steps per byte")

    /// The references of the source repeat more bytes of destinations than its length allows.
    public static let tooManyDestinationBytes = Code(
      message:
        "the references repeat more than \(EventLimits.targetBytesPerByte) bytes"
        + " of destinations a byte")

    /// The source has more links and images than its length allows.
    public static let tooManyLinks = Code(
      message: "the source has more than one link or image for \(EventLimits.bytesPerTarget) bytes")

    /// Brackets nest so deep, or one paragraph has so many lines with brackets, that finding its
    /// links would cost time in proportion to the square of its length.
    public static let bracketsTooCostly = Code(
      message: "the brackets of one paragraph need more than \(ParsingCost.stepsPerByte) steps"
        + " a byte of the source")

    /// Lists nest so deep over so many empty lines that they would cost time in proportion to the
    /// square of the length.
    public static let nestingTooCostly = Code(
      message: "nested lists need more than \(ParsingCost.stepsPerByte) steps per byte"
    )

    /// The text would be much longer than the source, as indents of nested blocks can make it.
    public static let textTooLong = Code(
      message: "the text would be more than \(EventLimits.textBytesPerByte) times the source")

    /// The elements of the source ask for more memory than its length allows.
    public static let tooManyElements = Code(
      message: "the elements need more than \(HTMLLimits.memoryPerByte) bytes of memory a byte"
        + " of the source")

    /// The elements of the source nest too deep.
    public static let nestedTooDeep = Code(
      message: "elements nest more than \(HTMLLimits.depth) deep")

    /// An element of the source has too many attributes.
    public static let tooManyAttributes = Code(
      message: "an element has more than \(HTMLLimits.attributes) attributes")

    /// Elements are mixed in a way that the parser cannot follow, such as HTML in SVG in a table.
    public static let mixedElements = Code(
      message: "misnested elements that the parser cannot handle")

    /// The parser got no memory.
    public static let outOfMemory = Code(message: "out of memory")
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
      var places = PositionCounter()
      throw MarkupError(.illFormedUTF8, at: offset, position: places.place(of: offset, in: source))
    }
  }
}

extension MarkupError: CustomStringConvertible {
  /// A message that describes the failure.
  public var description: String {
    let place = position.map { " at line \($0.line), column \($0.column)" } ?? ""
    let byte = offset.map { " (byte \($0))" } ?? ""
    return code.message + place + byte
  }
}
