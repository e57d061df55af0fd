import Synchronization
import TapText

/// How wide the columns of a table would be, and on which side it begins.
struct TableMeasures: Sendable {
  /// That of the prefixes first.
  var columns: [ColumnMeasure] = []
  var isRightToLeft = false
  /// The width of the widest word of the captions, in points.
  var captionMinimum = 0.0
}

/// The measures of tables that are in several chunks of a layout, which all need them.
///
/// They depend on the text alone, so that the order of asking decides nothing.
final class TableCache: Sendable {
  /// The first rows of a table, up to one that begins after so many bytes, decide how wide its
  /// columns are: a table of any length shows its first rows at once.
  static let sampleSize = 128 << 10

  private struct State {
    var measures: [Int: TableMeasures] = [:]
    /// Where the last table that was looked for begins, and how far it is known to go on.
    var start = 0
    var end = 0
  }

  private let state = Mutex(State())

  /// The measures of the table at an offset, which `make` makes the first time.
  func measures(ofTableAt start: Int, make: () -> TableMeasures) -> TableMeasures {
    if let known = state.withLock({ $0.measures[start] }) { return known }
    let measures = make()
    state.withLock { $0.measures[start] = measures }
    return measures
  }

  /// Where a table begins of which a row may be before an offset; the offset where none is.
  func start(of table: Int, from offset: Int, in text: AttributedText) -> Int {
    let (knownStart, knownEnd) = state.withLock { ($0.start, $0.end) }
    var start = offset
    while start > 0 {
      let before = text.paragraphStart(at: start - 1)
      guard text.tableNumber(at: before) == table else { break }
      start = before
      if start >= knownStart, start < knownEnd {
        start = knownStart
        break
      }
    }
    state.withLock { ($0.start, $0.end) = (start, offset) }
    return start
  }
}

extension AttributedText {
  /// The row of a table that the paragraph at an offset is, at which it begins.
  ///
  /// - Complexity: O(log *n*).
  func tableRow(at offset: Int) -> TableRow? {
    guard offset < utf8Count else { return nil }
    return attributes(at: offset).paragraph?.block?.table
  }

  /// The number of the table that the paragraph at an offset is a row of.
  func tableNumber(at offset: Int) -> Int? { tableRow(at: offset)?.table }

  /// The end of the paragraph that holds an offset, with the paragraphs behind it that go on in its
  /// last cell.
  func rowEnd(from offset: Int) -> Int {
    var end = paragraphEnd(from: offset)
    while end < utf8Count, tableRow(at: end)?.continuesCell == true {
      end = paragraphEnd(from: end)
    }
    return end
  }

  /// Where the table ends that the paragraph at an offset is a row of.
  func tableEnd(from offset: Int) -> Int {
    guard let table = tableNumber(at: offset) else { return offset }
    var end = offset
    while end < utf8Count, tableNumber(at: end) == table { end = paragraphEnd(from: end) }
    return end
  }
}

extension LayoutAssembler {
  /// The end of what a change leaves alone, of which the first bytes are the same.
  ///
  /// A row that changes may change the columns of its whole table.
  func lastKept(in old: LayoutSnapshot, prefix: Int) -> Int {
    guard prefix > 0 else { return -1 }
    let start = text.paragraphStart(at: prefix - 1)
    var next = start
    // A break that is at the very end of what is the same may be another one now.
    while next <= prefix {
      if let table = rowBefore(next),
        text.tableNumber(at: next) == table || old.text.tableNumber(at: next) == table
      {
        return min(prefix - 1, plan.tables.start(of: table, from: next, in: text))
      }
      let end = text.paragraphEnd(from: next)
      guard end > next else { break }
      next = end
    }
    return prefix - 1
  }

  /// Where a table ends of which a row is the first that moves, if what changed is in it as well.
  func tableEnd(from offset: Int, in old: LayoutSnapshot, moved delta: Int) -> Int? {
    guard let table = old.text.tableNumber(at: offset) else { return nil }
    let isOld = offset > 0 && old.text.rowNumber(before: offset) == table
    let isNew = offset + delta > 0 && text.rowNumber(before: offset + delta) == table
    return isOld || isNew ? old.text.tableEnd(from: offset) : nil
  }

  private func rowBefore(_ offset: Int) -> Int? {
    offset > 0 ? text.rowNumber(before: offset) : nil
  }
}

extension AttributedText {
  /// The number of the table that the paragraph before an offset is a row of.
  fileprivate func rowNumber(before offset: Int) -> Int? {
    tableNumber(at: paragraphStart(at: offset - 1))
  }
}
