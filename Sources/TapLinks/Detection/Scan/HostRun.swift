import TapUnicode

/// The letters of a host with the dots between them, as they are in a text.
struct HostRun {
  /// Where the first label begins.
  let start: Int
  /// Where the last label ends.
  private(set) var end: Int
  /// Where reading stopped, after all dots.
  var next: Int
  /// The length in bytes of the one dot after the last label; 0 where there is none, or more.
  var trailingDot = 0
  /// Whether a letter of the text around it ended it (LD-13).
  var isCut = false
  /// The number of labels.
  private(set) var labelCount = 0
  /// The last label, in the position of the top-level domain.
  private(set) var topLabel: Range<Int>
  /// Whether every label is one that a host may have: not empty, no hyphen at an edge.
  private(set) var isWellFormed = true
  /// The number of the last label that has an underscore, from 1; 0 where none has.
  private(set) var underscoreLabel = 0
  /// Whether every label is made of digits alone.
  private(set) var isNumeric = true
  /// Whether every label is ASCII.
  private(set) var isASCII = true
  /// Whether the last label is ASCII.
  private(set) var isTopLabelASCII = true
  /// The bytes of the longest label.
  private(set) var longestLabel = 0

  init(from start: Int) {
    self.start = start
    end = start
    next = start
    topLabel = start..<start
  }

  /// Whether a label has an underscore.
  var hasUnderscore: Bool { underscoreLabel > 0 }

  /// Whether underscores are only where they may be, left of the last two labels (LD-8).
  var hasUnderscoresInPlace: Bool { underscoreLabel == 0 || underscoreLabel + 2 <= labelCount }

  /// Takes a label that is not empty.
  mutating func append(_ label: Range<Int>, of text: Span<UInt8>, _ traits: LabelTraits) {
    topLabel = label
    end = label.upperBound
    labelCount += 1
    if text[label.lowerBound] == 0x2D || text[label.upperBound - 1] == 0x2D { isWellFormed = false }
    if traits.hasUnderscore { underscoreLabel = labelCount }
    isNumeric = isNumeric && traits.isNumeric
    isASCII = isASCII && traits.isASCII
    isTopLabelASCII = traits.isASCII
    longestLabel = max(longestLabel, label.count)
  }

  /// Notes that a label has no letters.
  mutating func noteEmptyLabel() { isWellFormed = false }
}

/// What is in a label.
struct LabelTraits {
  var isASCII = true
  var isNumeric = true
  var hasUnderscore = false
}
