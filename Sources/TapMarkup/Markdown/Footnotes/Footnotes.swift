import TapUnicode

/// The footnotes of a Markdown source, which the parser does not know.
///
/// The definitions, such as `[^a]: See below.`, are moved to the start of the source as the items of
/// a list. A comment follows, and for each note the definition of a link reference: so the parser
/// finds the references as links, whatever is around them. In lines further in than three columns,
/// in fenced code and in other blocks nothing is a definition.
struct Footnotes {
  /// One note.
  struct Note {
    /// What references to it say behind `^`.
    let label: String
    /// Where its definition begins in the source.
    let offset: Int
  }

  /// The source with the notes first.
  private(set) var bytes: [UInt8] = []

  /// The notes in the order of the source; of those with one label, the first counts.
  private(set) var notes: [Note] = []

  /// Where the link references begin that stand for the notes, and where the text does.
  private(set) var markStart = 0
  private(set) var textStart = 0

  /// Where a part of the moved source comes from, up to the next part.
  private var parts: [(start: Int, origin: Int)] = []

  /// Moves the notes of a source; `nil` where it has none.
  ///
  /// - Complexity: O(*n*).
  init?(in source: [UInt8]) {
    guard Self.mayHaveNotes(source) else { return nil }
    let scan = NoteScan(of: source)
    guard !scan.definitions.isEmpty else { return nil }
    for definition in scan.definitions { append(definition, of: source) }
    bytes += "<!-- -->\n\n".utf8
    markStart = bytes.count
    for (index, note) in notes.enumerated() { bytes += "[^\(note.label)]: \(index)\n".utf8 }
    bytes.append(UInt8(ascii: "\n"))
    textStart = bytes.count
    for range in scan.textRanges {
      parts.append((bytes.count, range.lowerBound))
      bytes += source[range]
    }
  }

  private mutating func append(_ definition: NoteScan.Definition, of source: [UInt8]) {
    notes.append(
      Note(
        label: String(decoding: source[definition.label], as: UTF8.self),
        offset: definition.offset))
    for (index, line) in definition.lines.enumerated() {
      if index == 0 {
        bytes += "1. ".utf8
      } else if line.isIndented {
        bytes += "   ".utf8
      }
      parts.append((bytes.count, line.range.lowerBound))
      bytes += source[line.range]
    }
    bytes += "\n\n".utf8
  }

  /// Returns the offset in the source of a byte of the moved one.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of lines of notes.
  func origin(of offset: Int) -> Int {
    var low = 0
    var high = parts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if parts[middle].start <= offset { low = middle } else { high = middle }
    }
    return parts[low].origin + max(0, offset - parts[low].start)
  }

  /// Returns whether a source has `[^` anywhere.
  private static func mayHaveNotes(_ source: [UInt8]) -> Bool {
    var offset = 0
    while let caret = source[offset...].firstIndex(of: UInt8(ascii: "^")) {
      if caret > 0, source[caret - 1] == UInt8(ascii: "[") { return true }
      offset = caret + 1
    }
    return false
  }
}
