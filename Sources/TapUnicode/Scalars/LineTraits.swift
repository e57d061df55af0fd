import CICU

/// What rules of line breaking beyond those of UAX #14 ask of one scalar.
///
/// Take it from ``LineTable``:
///
///     LineTable.shared[0x4E16].isBlock  // true, the ideograph 世
package struct LineTraits: BitwiseCopyable, Sendable, Hashable {
  let bits: UInt16

  /// Whether it belongs to words that are kept whole: a letter or number, or of the classes NU, AL,
  /// AI and ID (CSS Text 3, `word-break`).
  package var isLetter: Bool { bits & UInt16(icu_line_letter) != 0 }
  /// Whether words may break beside it where they break anywhere: it resolves to the classes AL, NU
  /// or SA (LB1).
  package var isBreakable: Bool { bits & UInt16(icu_line_breakable) != 0 }
  /// Whether its line break behavior is that of a square character: Han, kana, Bopomofo, Yi and
  /// others of their width, except Hangul and emoji.
  package var isBlock: Bool { bits & UInt16(icu_line_block) != 0 }
}

/// The line traits of every scalar, by ICU's data, in a table of two stages.
package struct LineTable: Sendable {
  /// The one table; the first use builds it, in a few milliseconds.
  package static let shared = LineTable()

  private let table: ScalarTable

  private init() { table = ScalarTable(lineRanges()) }

  /// The traits of a scalar.
  ///
  /// - Precondition: `scalar` is at most 0x10FFFF.
  package subscript(scalar: UInt32) -> LineTraits { LineTraits(bits: table[scalar]) }
}
