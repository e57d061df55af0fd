import CICU

/// How a scalar takes part in the end of a link (Link_Term, UTS #58).
@frozen @usableFromInline package enum LinkTerm: UInt16, Sendable, Hashable {
  /// Belongs to the link.
  case include
  /// Ends the link.
  case hard
  /// Belongs to the link only if something after it does.
  case soft
  /// Closes a bracket, and ends the link if none is open.
  case close
  /// Opens a bracket.
  case open
}

/// What finding links asks of one scalar.
///
/// Take it from ``LinkTable``:
///
///     LinkTable.shared[0x2E].term  // soft, the full stop
@frozen @usableFromInline package struct LinkTraits: BitwiseCopyable, Sendable, Hashable {
  /// The packed bits, as CICU gives them.
  @usableFromInline let bits: UInt16

  @inlinable init(bits: UInt16) { self.bits = bits }

  /// How it takes part in the end of a link (Link_Term).
  @inlinable package var term: LinkTerm { LinkTerm(rawValue: bits & 7) ?? .hard }
  /// Whether the local part of an address may hold it (Link_Email).
  @inlinable package var isEmail: Bool { bits & 1 << 3 != 0 }
  /// Whether the name of a host may hold it: Include, and valid or mapped by UTS #46 with the rules
  /// of STD 3.
  @inlinable package var isHost: Bool { bits & 1 << 4 != 0 }
  /// Whether UTS #46 maps it to others.
  @inlinable package var isMapped: Bool { bits & 1 << 5 != 0 }
  /// Whether it is invisible and not allowed in an address (LD-11).
  ///
  /// Bidi controls, zero-width spaces, fillers and tags; joiners do not count.
  @inlinable package var isInvisible: Bool { bits & 1 << 6 != 0 }
  /// Whether it steers the order of letters (Bidi_Control).
  @inlinable package var isBidiControl: Bool { bits & 1 << 7 != 0 }
  /// Whether it is a quotation mark (Line_Break=Quotation).
  @inlinable package var isQuotation: Bool { bits & 1 << 8 != 0 }
  /// Whether it is of a script that has no spaces around an address.
  ///
  /// A letter of Han, kana, Hangul or Bopomofo, or of a script whose words a dictionary parts, such
  /// as Thai (Line_Break=SA).
  @inlinable package var isUnspaced: Bool { bits & 1 << 9 != 0 }
  /// Whether it stands for what was cut off: U+2025, U+2026, U+22EF (LD-12).
  @inlinable package var isEllipsis: Bool { bits & 1 << 10 != 0 }
  /// Whether it is punctuation, Soft, Open or Close, that is as wide as an ideograph.
  @inlinable package var isWideMark: Bool { bits & 1 << 11 != 0 }
  /// Whether a word may go on with it (XID_Continue).
  @inlinable package var isWord: Bool { bits & 1 << 12 != 0 }
}

/// The link traits of every scalar, by ICU's data, in a table of two stages.
///
/// ICU 72 has no properties of UTS #58; they follow from properties that it has.
@usableFromInline package struct LinkTable: Sendable {
  /// The one table; the first use builds it, in a few milliseconds.
  package static let shared = LinkTable()

  @usableFromInline let table: ScalarTable

  private init() { table = ScalarTable(linkRanges()) }

  /// The traits of a scalar.
  ///
  /// - Precondition: `scalar` is at most 0x10FFFF.
  @inlinable package subscript(scalar: UInt32) -> LinkTraits { LinkTraits(bits: table[scalar]) }

  /// Returns the opening bracket that a closing one belongs to (Link_Bracket); 0 for all else.
  package static func opening(of close: UInt32) -> UInt32 { icu_link_bracket(close) }
}
