/// An estimate of what the parser will pay for a source, made before it starts.
///
/// md4c 0.4.8 takes time in proportion to a square in three cases, none of which it reports:
/// - For each `]` of a paragraph it goes through the paragraph's lines up to there.
/// - For each pair of brackets that may be a reference it reads all of its label, inner pairs too.
/// - For each empty line it goes through the lists that are open.
///
/// The estimate is an upper bound for those, taken in one pass. It need not know how the source
/// will be parsed: a range of lines without an empty one stands for the paragraphs in it, and where
/// code spans or HTML may hide a bracket, the more costly case counts.
struct ParsingCost {
  /// The steps that each byte of the source pays for; one takes about 2 ns.
  static let stepsPerByte = 128

  /// The steps that any source gets.
  static let freeSteps = 1 << 26

  /// The steps for each byte of a label, which is folded to be looked up.
  static let stepsPerLabelByte = 5

  let bytes: [UInt8]
  let end: Int
  private(set) var bracketSteps = 0
  private(set) var nestingSteps = 0

  // The stretch of lines.
  private var line = 0
  private var openBrackets: [Int] = []
  private var firstUncertainBracket: Int?

  // The containers.
  private var depth = 0
  private var isAfterEmptyLine = true

  /// Estimates the cost of a prepared source.
  ///
  /// - Complexity: O(*n*).
  init(of source: MarkdownSource) {
    bytes = source.bytes
    end = source.count
    var offset = 0
    while offset < end { offset = takeLine(from: offset) }
  }

  /// Throws where a source would cost more than its length allows.
  static func check(_ source: MarkdownSource) throws(MarkupError) {
    let cost = ParsingCost(of: source)
    let allowed = source.count * stepsPerByte + freeSteps
    if cost.bracketSteps > allowed { throw MarkupError(.bracketsTooCostly) }
    if cost.nestingSteps > allowed { throw MarkupError(.nestingTooCostly) }
  }

  /// Takes one line, and returns where the next one starts.
  private mutating func takeLine(from start: Int) -> Int {
    let prefix = LinePrefix(of: bytes, from: start)
    guard !prefix.isEmptyLine else {
      nestingSteps += depth
      endStretch()
      isAfterEmptyLine = true
      return SourceWalk.lineEnd(at: prefix.end, in: bytes) ?? end
    }
    // A line may continue a paragraph of any depth, unless there is none to continue.
    if prefix.markers > 0 {
      depth = min(depth, prefix.blanks / 2) + prefix.markers
    } else if isAfterEmptyLine {
      depth = min(depth, prefix.blanks / 2)
    }
    isAfterEmptyLine = false
    if prefix.beginsBlock { endStretch() }
    let next = takeBrackets(from: prefix.end)
    line += 1
    return next
  }

  private mutating func endStretch() {
    line = 0
    openBrackets.removeAll(keepingCapacity: true)
    firstUncertainBracket = nil
  }
}

extension ParsingCost {
  /// Goes through a line's brackets, and returns where the next line starts.
  private mutating func takeBrackets(from start: Int) -> Int {
    var offset = start
    while true {
      switch bytes[offset] {
      case UInt8(ascii: "["):
        openBrackets.append(offset)
        offset += 1
      case UInt8(ascii: "]"):
        takeCloser(at: offset)
        offset += 1
      case UInt8(ascii: "`"): offset = takeBackticks(at: offset)
      case UInt8(ascii: "<"), UInt8(ascii: ">"):
        loseCertainty()
        offset += 1
      case UInt8(ascii: "\\"):
        // An escaped bracket is none, in code as little as outside; an escaped backtick may end
        // code.
        let next = bytes[offset + 1]
        if next == UInt8(ascii: "`") { loseCertainty() }
        offset += next == 0 || SourceWalk.isLineEnd(next) ? 1 : 2
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        return SourceWalk.lineEnd(at: offset, in: bytes) ?? offset + 1
      case 0: return end
      default: offset = SourceWalk.nextBracket(from: offset + 1, in: bytes)
      }
    }
  }

  /// A pair of brackets that code and HTML leave alone costs its length, any other what it may
  /// cost at most.
  private mutating func takeCloser(at offset: Int) {
    bracketSteps += line
    if let opener = openBrackets.popLast() {
      bracketSteps += (offset - opener) * Self.stepsPerLabelByte
    } else if let firstUncertainBracket {
      bracketSteps += (offset - firstUncertainBracket) * Self.stepsPerLabelByte
    }
  }

  /// What is in a code span of one line cannot change which brackets around it are pairs, if its
  /// own are: whether its backticks open and close one or the other way round, both or none of the
  /// brackets around it count.
  private mutating func takeBackticks(at start: Int) -> Int {
    let opened = SourceWalk.skip(from: start, in: bytes) { $0 == UInt8(ascii: "`") }
    var offset = opened
    var opener: Int?
    while bytes[offset] != 0, !SourceWalk.isLineEnd(bytes[offset]) {
      switch bytes[offset] {
      case UInt8(ascii: "`"):
        let closed = SourceWalk.skip(from: offset, in: bytes) { $0 == UInt8(ascii: "`") }
        guard closed - offset == opened - start, opener == nil else {
          loseCertainty()
          return opened
        }
        return closed
      case UInt8(ascii: "[") where opener == nil: opener = offset
      case UInt8(ascii: "]") where opener != nil:
        bracketSteps += line + (offset - (opener ?? offset)) * Self.stepsPerLabelByte
        opener = nil
      case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "<"), UInt8(ascii: ">"),
        UInt8(ascii: "\\"):
        loseCertainty()
        return opened
      default: break
      }
      offset += 1
    }
    loseCertainty()
    return opened
  }

  /// From here on each closer may belong to any of the brackets that are open now.
  private mutating func loseCertainty() {
    guard let first = openBrackets.first else { return }
    firstUncertainBracket = min(firstUncertainBracket ?? first, first)
    openBrackets.removeAll(keepingCapacity: true)
  }
}

/// What comes before the text of a line: indent, quote marks, markers of items.
struct LinePrefix {
  /// The columns of blanks; a tab counts four, which is the most it can be.
  private(set) var blanks = 0

  /// The quote marks and the markers of items.
  private(set) var markers = 0

  /// Whether nothing follows.
  private(set) var isEmptyLine = false

  /// Whether a block certainly begins here: a bullet or heading near the margin can't be within a
  /// paragraph.
  private(set) var beginsBlock = false

  /// The offset behind the prefix.
  private(set) var end: Int

  /// Reads the prefix of a line.
  init(of bytes: [UInt8], from start: Int) {
    end = start
    while true {
      let byte = bytes[end]
      switch byte {
      case UInt8(ascii: " "): blanks += 1
      case UInt8(ascii: "\t"): blanks += 4
      case UInt8(ascii: ">"): markers += 1
      case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"):
        guard Self.isBlankOrEnd(bytes[end + 1]) else { return }
        let content = SourceWalk.skip(from: end + 1, in: bytes, where: SourceWalk.isBlank)
        if markers == 0, blanks < 4, !Self.isBlankOrEnd(bytes[content]) { beginsBlock = true }
        markers += 1
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        let digits = SourceWalk.skip(from: end, in: bytes) { (48...57).contains($0) }
        let isMarked = bytes[digits] == UInt8(ascii: ".") || bytes[digits] == UInt8(ascii: ")")
        guard digits - end <= 9, isMarked, Self.isBlankOrEnd(bytes[digits + 1]) else { return }
        markers += 1
        end = digits
      case UInt8(ascii: "#"):
        let marks = SourceWalk.skip(from: end, in: bytes) { $0 == byte }
        beginsBlock =
          beginsBlock || markers == 0 && blanks < 4 && marks - end <= 6 && bytes[marks] == 32
        return
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0:
        isEmptyLine = markers == 0
        return
      default: return
      }
      end += 1
    }
  }

  private static func isBlankOrEnd(_ byte: UInt8) -> Bool {
    SourceWalk.isBlank(byte) || SourceWalk.isLineEnd(byte) || byte == 0
  }
}
