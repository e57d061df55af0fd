import TapUnicode

/// A finder of the lines that define footnotes.
struct NoteScan {
  /// A line of a note without its mark or indent.
  struct Line {
    let range: Range<Int>
    /// Whether it was indented, so that it belongs to the note whatever it says.
    let isIndented: Bool
  }

  /// One definition.
  struct Definition {
    let label: Range<Int>
    let offset: Int
    var lines: [Line]
  }

  /// The definitions that count.
  private(set) var definitions: [Definition] = []

  /// The lines between them.
  private(set) var textRanges: [Range<Int>] = []

  private let source: [UInt8]
  private var labels: Set<ArraySlice<UInt8>> = []

  /// The fence of the code that is open: its byte and how many there are.
  private var fence: (byte: UInt8, count: Int)?
  /// The definition that is open, whether it counts, and the empty lines behind its last line.
  private var open: Definition?
  private var isOpenCounted = false
  private var emptyLines: [Line] = []
  /// Whether the last line was text of a paragraph of the note, which may go on without an indent.
  private var isInParagraph = false

  /// Scans a source.
  ///
  /// - Complexity: O(*n*).
  init(of source: [UInt8]) {
    self.source = source
    var start = 0
    while start < source.count {
      let feed = source[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? source.count
      var end = min(feed + 1, source.count)
      if feed + 1 < source.count, source[feed] == 0x0D, source[feed + 1] == 0x0A { end += 1 }
      take(start..<end)
      start = end
    }
    close()
  }

  private mutating func take(_ line: Range<Int>) {
    let indent = source[line].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let columns = indent.reduce(0) { $1 == UInt8(ascii: "\t") ? ($0 / 4 + 1) * 4 : $0 + 1 }
    let content = source[indent.endIndex..<line.upperBound]
    let isEmpty = content.first.map { $0 == 0x0A || $0 == 0x0D } ?? true
    if open != nil {
      if isEmpty {
        emptyLines.append(Line(range: line, isIndented: false))
        isInParagraph = false
        return
      }
      if columns >= 4 { return append(line) }
    }
    if fence == nil, columns < 4, let label = Self.label(in: content) {
      close()
      return begin(label, at: indent.endIndex, of: line)
    }
    if open != nil, isInParagraph, !Self.beginsBlock(content) {
      open?.lines.append(Line(range: line, isIndented: false))
      return
    }
    close()
    if columns < 4 { noteFence(content) }
    addText(line)
  }

  private mutating func begin(_ label: Range<Int>, at offset: Int, of line: Range<Int>) {
    isOpenCounted = labels.insert(source[label]).inserted
    let text = source[(label.upperBound + 2)..<line.upperBound].drop {
      $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t")
    }
    isInParagraph = text.first.map { $0 != 0x0A && $0 != 0x0D } ?? false
    open = Definition(
      label: label, offset: offset,
      lines: [Line(range: text.startIndex..<line.upperBound, isIndented: true)])
  }

  /// Appends a line that is indented, four columns of which belong to the note.
  private mutating func append(_ line: Range<Int>) {
    open?.lines += emptyLines
    emptyLines.removeAll(keepingCapacity: true)
    var columns = 0
    var start = line.lowerBound
    while columns < 4, start < line.upperBound {
      columns = source[start] == UInt8(ascii: "\t") ? 4 : columns + 1
      start += 1
    }
    open?.lines.append(Line(range: start..<line.upperBound, isIndented: true))
    isInParagraph = true
  }

  private mutating func close() {
    guard let definition = open else { return }
    if isOpenCounted { definitions.append(definition) }
    open = nil
    // A note ends a paragraph, as any block does.
    let end = definition.lines.last?.range.upperBound ?? 0
    for line in emptyLines { addText(line.range) }
    if emptyLines.isEmpty, end > 0, source[end - 1] == 0x0A || source[end - 1] == 0x0D {
      addText(end - 1..<end)
    }
    emptyLines.removeAll(keepingCapacity: true)
  }

  private mutating func addText(_ line: Range<Int>) {
    if let last = textRanges.last, last.upperBound == line.lowerBound {
      textRanges[textRanges.count - 1] = last.lowerBound..<line.upperBound
    } else {
      textRanges.append(line)
    }
  }

  private mutating func noteFence(_ content: ArraySlice<UInt8>) {
    guard let byte = content.first, byte == UInt8(ascii: "`") || byte == UInt8(ascii: "~") else {
      return
    }
    let marks = content.prefix { $0 == byte }
    guard marks.count >= 3 else { return }
    let rest = content[marks.endIndex...]
    if let open = fence {
      let isEnd = rest.allSatisfy { ASCII.isSpace($0) }
      if byte == open.byte, marks.count >= open.count, isEnd { fence = nil }
    } else if byte == UInt8(ascii: "~") || !rest.contains(byte) {
      fence = (byte, marks.count)
    }
  }

  /// The label of the definition that a line begins with.
  private static func label(in content: ArraySlice<UInt8>) -> Range<Int>? {
    guard content.starts(with: "[^".utf8) else { return nil }
    let name = content.dropFirst(2).prefix {
      $0 > 0x20 && $0 != UInt8(ascii: "]") && $0 != UInt8(ascii: "[") && $0 != UInt8(ascii: "\\")
    }
    // The longest label of a link reference (CommonMark 0.30, 4.7).
    guard !name.isEmpty, name.count < 999, content[name.endIndex...].starts(with: "]:".utf8) else {
      return nil
    }
    return name.startIndex..<name.endIndex
  }

  /// Whether a line begins a block, so that it can't go on with a paragraph.
  private static func beginsBlock(_ content: ArraySlice<UInt8>) -> Bool {
    guard let first = content.first else { return true }
    switch first {
    case UInt8(ascii: "#"), UInt8(ascii: ">"), UInt8(ascii: "<"), UInt8(ascii: "|"): return true
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "_"),
      UInt8(ascii: "="), UInt8(ascii: "`"), UInt8(ascii: "~"):
      let next = content.dropFirst().first ?? 0x0A
      return ASCII.isSpace(next) || next == first
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      let rest = content.drop(while: ASCII.isDigit)
      guard let mark = rest.first, mark == UInt8(ascii: ".") || mark == UInt8(ascii: ")") else {
        return false
      }
      return rest.dropFirst().first.map(ASCII.isSpace) ?? true
    default: return false
    }
  }
}
