import TapText

/// A text in the making: its bytes, which ranges of them have a style, and its links.
struct StyledText {
  /// The text so far.
  private(set) var bytes: [UInt8] = []

  /// The links so far, in the order in which they were closed.
  var links: [LinkSpan] = []

  /// The addresses so far that are no links.
  var unlinkedAddresses: [UnlinkedAddress] = []

  /// Where its parts are in the source; `nil` where that is not asked for.
  private var sourceMap: SourceMap?

  /// The images, which styles number from 1.
  private(set) var images: [InlineImage] = []

  /// The names of languages, which styles number from 1.
  private(set) var names: [String] = []

  /// The names of locations in the text, each at the start of what it names.
  private(set) var anchors: [(offset: Int, name: String)] = []

  /// The bytes that the text may have, and whether it was about to have more.
  private let limit: Int
  private(set) var isTooLong = false

  /// The ranges in a style, by the number of the style.
  private(set) var runs: [NumberedRun] = []
  private var styles: [SpanStyle] = []
  private var styleNumbers: [SpanStyle: Int] = [:]

  /// Makes an empty text that may have `limit` bytes, and is likely to have `capacity`.
  init(limit: Int, capacity: Int = 0) {
    self.limit = limit
    bytes.reserveCapacity(min(limit, capacity))
  }

  /// Appends text in a style.
  ///
  /// Past the limit nothing is appended.
  mutating func append(_ text: some Collection<UInt8>, style: SpanStyle = SpanStyle()) {
    isTooLong = isTooLong || bytes.count > limit
    guard !isTooLong, !text.isEmpty else { return }
    let start = bytes.count
    bytes += text
    guard !style.isPlain else { return }
    let number = styleNumber(of: style)
    if let last = runs.last, last.range.upperBound == start, last.attributes == number {
      runs[runs.count - 1].range = last.range.lowerBound..<bytes.count
    } else {
      runs.append(NumberedRun(range: start..<bytes.count, attributes: number))
    }
  }

  private mutating func styleNumber(of style: SpanStyle) -> Int {
    if let last = runs.last, styles[last.attributes] == style { return last.attributes }
    // Each image is in a style of its own.
    if style.image == 0 {
      if let number = styleNumbers[style] { return number }
      styleNumbers[style] = styles.count
    }
    styles.append(style)
    return styles.count - 1
  }

  /// Appends an image, which is in the text as one U+FFFC.
  mutating func append(_ image: InlineImage, style: SpanStyle) {
    images.append(image)
    var style = style
    style.image = images.count
    append([0xEF, 0xBF, 0xBC], style: style)
  }

  /// Changes what the paragraph at an offset is, of which no other text follows but its marker.
  mutating func changeBlock(at offset: Int, _ change: (inout BlockStyle) -> Void) {
    guard let run = runs.lastIndex(where: { $0.range.lowerBound <= offset }),
      runs[run].range.contains(offset)
    else { return }
    var style = styles[runs[run].attributes]
    guard var block = style.block else { return }
    change(&block)
    style.block = block
    // The styles of the last run are compared first, so none is made twice.
    runs[run].attributes = styleNumber(of: style)
  }

  /// Returns the number of a name, for a style to refer to.
  mutating func number(of name: String) -> Int {
    if names.last != name { names.append(name) }
    return names.count
  }

  /// Names the text from an offset on; from its end on where none is given.
  mutating func addAnchor(_ name: String, at offset: Int? = nil) {
    anchors.append((offset ?? bytes.count, name))
  }

  /// Takes back the last byte, from runs and closed links as well.
  mutating func removeLastByte() {
    guard bytes.popLast() != nil else { return }
    if let last = runs.last, last.range.upperBound > bytes.count {
      let left = last.range.lowerBound..<bytes.count
      if left.isEmpty { runs.removeLast() } else { runs[runs.count - 1].range = left }
    }
    var index = links.count
    while index > 0, links[index - 1].utf8Range.upperBound > bytes.count {
      index -= 1
      links[index].utf8Range = min(links[index].utf8Range.lowerBound, bytes.count)..<bytes.count
    }
  }

  /// Notes where the text from an offset on, the end by default, is in the source.
  mutating func addPosition(_ position: SourcePosition, at offset: Int? = nil) {
    sourceMap = sourceMap ?? SourceMap()
    sourceMap?.add(position, at: offset ?? bytes.count)
  }

  /// The finished text with the other addresses of its source.
  func document() throws(MarkupError) -> MarkupDocument {
    MarkupDocument(
      text: try attributedText(),
      unlinkedAddresses: unlinkedAddresses.map { address in
        var address = address
        let range = address.utf8Range
        address.utf8Range = min(range.lowerBound, bytes.count)..<min(range.upperBound, bytes.count)
        return address
      },
      sourceMap: sourceMap)
  }

  /// The finished text.
  private func attributedText() throws(MarkupError) -> AttributedText {
    guard !isTooLong else { throw MarkupError(.textTooLong) }
    var attributes = styles.map { style in
      var attributes = style.attributes(names: names)
      if style.image > 0 { images[style.image - 1].apply(to: &attributes) }
      return AttributeBox.make(attributes)
    }
    let runs = namedRuns(&attributes)
    // Of links over the same text, the one that opens last is the innermost.
    let nested = links.sorted { $0.link.id.rawValue < $1.link.id.rawValue }
    do {
      return try AttributedText(utf8: bytes, runs: runs, attributes: attributes, links: nested)
    } catch {
      throw MarkupError(.illFormedUTF8)
    }
  }
}
