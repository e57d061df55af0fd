import TapLinks

/// The marks of Markdown within bare addresses, which GitHub reads as letters of the address.
///
/// It takes an address for one before it looks for emphasis, code, references and escapes in it
/// (GFM 0.29, 6.9): `https://a.example/*b*` is a link up to the `b`, and the rest is text. md4c's own
/// search for addresses is quadratic and stays off; so the marks get a backslash each, which the
/// writer leaves out.
struct BareLinkEscapes {
  private let bytes: [UInt8]
  /// The addresses, in order, as if nothing but them were in the source.
  private let links: [Range<Int>]
  private(set) var insertions: [MarkdownSource.Insertion] = []
  private var next = 0
  private var openBrackets = 0
  private var codeSpans: CodeSpanEnds

  private static let detector: LinkDetector = {
    var profile = DetectionProfile.gfm
    profile.kinds = [.url]
    return LinkDetector(profile: profile)
  }()

  /// Finds the marks in a source that ends in zeros.
  ///
  /// - Complexity: O(*n*).
  init(of bytes: [UInt8]) {
    self.bytes = bytes
    let text = bytes.span.extracting(..<(bytes.count - MarkdownSource.padding))
    links = Self.detector.detect(in: text).map(\.utf8).filter { range in
      range.contains { Self.isMark(bytes[$0]) }
    }
    codeSpans = CodeSpanEnds(of: bytes)
    var offset = 0
    while next < links.count { offset = goToLink(from: offset) }
  }

  /// Goes from an offset through the paragraph of the next address, and takes it unless something
  /// swallows its start; returns where to go on.
  private mutating func goToLink(from start: Int) -> Int {
    let link = links[next].lowerBound
    var offset = start
    if let paragraph = paragraphStart(of: link, after: start) {
      openBrackets = 0
      offset = paragraph
    }
    while offset < link { offset = step(from: offset) }
    if offset == link { return takeLink() }
    next += 1
    return offset
  }

  /// Returns where the empty line begins that ends the paragraph before that of an address, if one
  /// is between; nothing that comes before it matters to the address.
  private func paragraphStart(of link: Int, after start: Int) -> Int? {
    var isEmptyLine = false
    var offset = link
    while offset > start {
      offset -= 1
      let byte = bytes[offset]
      if SourceWalk.isLineEnd(byte) {
        if isEmptyLine { return offset + 1 }
        isEmptyLine = true
        let isPair =
          byte == UInt8(ascii: "\n") && offset > start && bytes[offset - 1] == UInt8(ascii: "\r")
        if isPair { offset -= 1 }
      } else {
        isEmptyLine = isEmptyLine && SourceWalk.isPrefix(byte)
      }
    }
    return nil
  }

  /// Reads what is at an offset; returns where to go on.
  private mutating func step(from offset: Int) -> Int {
    switch bytes[offset] {
    case UInt8(ascii: "\\") where !SourceWalk.isLineEnd(bytes[offset + 1]):
      return min(offset + 2, links[next].lowerBound)
    case UInt8(ascii: "["): openBrackets += 1
    case UInt8(ascii: "]"): openBrackets = max(0, openBrackets - 1)
    case UInt8(ascii: "`"): return codeSpans.end(ofRunAt: offset)
    case UInt8(ascii: "<"): return angleEnd(from: offset)
    default:
      guard let line = SourceWalk.lineEnd(at: offset, in: bytes) else {
        return min(SourceWalk.nextBracket(from: offset + 1, in: bytes), links[next].lowerBound)
      }
      // A paragraph ends here at the latest.
      let text = SourceWalk.skip(from: line, in: bytes, where: SourceWalk.isPrefix)
      if SourceWalk.isLineEnd(bytes[text]) { openBrackets = 0 }
      return line
    }
    return offset + 1
  }

  /// Returns the end of an address in angle brackets, whose marks are letters anyway; else that of
  /// the bracket.
  private func angleEnd(from start: Int) -> Int {
    let end = SourceWalk.skip(from: start + 1, in: bytes) {
      $0 > UInt8(ascii: " ") && $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: ">")
    }
    return bytes[end] == UInt8(ascii: ">") ? end + 1 : start + 1
  }

  /// Escapes the marks of the next address, unless a bracket is open: there GitHub finds none.
  private mutating func takeLink() -> Int {
    let link = links[next]
    next += 1
    guard openBrackets == 0 else { return link.lowerBound + 1 }
    for offset in link where Self.isMark(bytes[offset]) {
      // In a table it belongs to the pipe, which it keeps from ending the cell.
      let isOfPipe = bytes[offset] == UInt8(ascii: "\\") && bytes[offset + 1] == UInt8(ascii: "|")
      if isOfPipe { continue }
      insertions.append(
        MarkdownSource.Insertion(offset: offset, byte: UInt8(ascii: "\\"), count: 1))
    }
    return link.upperBound
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"),
      UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "&"), UInt8(ascii: "\\"):
      true
    default: false
    }
  }
}
