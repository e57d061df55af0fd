/// The traits of every scalar, by ICU's data, in a table of two stages.
///
/// A look-up costs about a nanosecond, a call of ICU several. The table takes about 100 KB.
@usableFromInline package struct ScalarProperties: Sendable {
  /// The one table; the first use builds it, in about 2 ms.
  package static let shared = ScalarProperties()

  @usableFromInline let table: ScalarTable

  private init() { table = ScalarTable(packedRanges()) }

  /// The traits of a scalar.
  ///
  /// - Precondition: `scalar` is at most 0x10FFFF.
  @inlinable package subscript(scalar: UInt32) -> ScalarTraits {
    ScalarTraits(bits: table[scalar])
  }
}
