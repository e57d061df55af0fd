import CICU

/// The script of one scalar, and whether it is one of a pair of brackets.
struct ScriptTraits: BitwiseCopyable, Sendable {
  let bits: UInt16

  /// The script as the Unicode data has it: common and inherited too.
  var script: Script { Script(rawValue: Int32(bits & UInt16(icu_script_number))) }
  /// Whether it opens a pair of brackets.
  var opens: Bool { bits & UInt16(icu_script_opens) != 0 }
  /// Whether it opens or closes one.
  var isBracket: Bool { bits & UInt16(icu_script_opens | icu_script_closes) != 0 }

  /// The closing bracket of the pair to which a bracket belongs.
  func closingBracket(of scalar: UInt32) -> UInt32 { icu_script_bracket(scalar) }
}

/// The script of every scalar, by ICU's data, in a table of two stages.
struct ScriptTable: Sendable {
  /// The one table; the first use builds it, in a few milliseconds.
  static let shared = ScriptTable()

  private let table: ScalarTable

  private init() { table = ScalarTable(scriptRanges()) }

  /// The traits of a scalar.
  ///
  /// - Precondition: `scalar` is at most 0x10FFFF.
  subscript(scalar: UInt32) -> ScriptTraits { ScriptTraits(bits: table[scalar]) }
}
