/// What the bidi algorithm asks of one scalar: its class, and how it pairs if it is a bracket.
///
/// Take it from ``BidiTable``:
///
///     BidiTable.shared[0x5D0].bidiClass  // .rightToLeft, the letter alef
package struct BidiTraits: BitwiseCopyable, Sendable, Hashable {
  let bits: UInt16

  /// The class.
  package var bidiClass: BidiClass { BidiClass(rawValue: UInt8(bits & 0x1F)) ?? .otherNeutral }
  /// Whether it is an opening paired bracket (BD14).
  package var opensPair: Bool { bits & 1 << 5 != 0 }
  /// Whether it is a closing paired bracket (BD15).
  package var closesPair: Bool { bits & 1 << 6 != 0 }
  /// A number that both brackets of a pair and their canonical equivalents share; else 0.
  package var pair: Int { Int(bits &>> 7) }
  /// Whether it is a paired bracket.
  var isBracket: Bool { bits &>> 5 != 0 }
}

extension BidiTraits {
  init(_ bidiClass: BidiClass, opens: Bool, closes: Bool, pair: Int) {
    bits =
      UInt16(bidiClass.rawValue) | (opens ? 1 << 5 : 0) | (closes ? 1 << 6 : 0) | UInt16(pair) << 7
  }
}
