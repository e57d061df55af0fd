import CICUSpoof
import TapUnicode

/// A check whether identifiers can be mistaken for others (UTS #39).
///
/// It is opened once, and any number of threads may use it.
@safe struct SpoofChecker: @unchecked Sendable {
  /// How freely an identifier mixes scripts; the fewer the better.
  enum Level: UInt32, Sendable, Comparable {
    /// ASCII alone.
    case ascii = 1
    /// One script, in which Japanese, Korean and Chinese count as one each.
    case singleScript
    /// Latin beside Japanese, Korean or Chinese.
    case highlyRestrictive
    /// Latin beside one recommended script other than Cyrillic and Greek.
    case moderatelyRestrictive
    /// Any recommended scripts.
    case minimallyRestrictive
    /// Anything.
    case unrestricted

    static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
  }

  /// What the checks say of an identifier.
  struct Verdict: Sendable, Hashable {
    /// Whether all characters are allowed.
    var hasAllowedCharacters: Bool
    /// Whether all checks pass: characters, scripts at most highly restrictive, digits of one kind,
    /// no mark twice in a row, no mark hidden in its letter.
    var passes: Bool
    /// How freely it mixes scripts.
    var level: Level
  }

  // ICU says that threads may share a checker that nobody changes: so this is Sendable.
  private let pointer: OpaquePointer?

  /// Opens a checker which allows the characters that UTS #39 recommends or includes, but for some.
  init(excluding excluded: [ClosedRange<UInt32>]) {
    let ranges = excluded.map { icu_scalar_range(first: $0.lowerBound, last: $0.upperBound) }
    var status: Int32 = 0
    unsafe pointer = ranges.withUnsafeBufferPointer { ranges in
      unsafe icu_spoof_open(ranges.baseAddress, Int32(ranges.count), &status)
    }
  }

  /// Checks an identifier; `nil` where ICU fails, which is no leave to trust it.
  ///
  /// - Complexity: O(*n*).
  func check(_ identifier: String) -> Verdict? {
    guard let pointer = unsafe pointer else { return nil }
    var status: Int32 = 0
    var identifier = identifier
    let bits = identifier.withUTF8 { bytes in
      unsafe icu_spoof_check(pointer, bytes.baseAddress, Int32(clamping: bytes.count), &status)
    }
    guard status <= 0, let level = Level(rawValue: bits >> UInt32(icu_spoof_level_shift)) else {
      return nil
    }
    return Verdict(
      hasAllowedCharacters: bits & UInt32(icu_spoof_character) == 0,
      passes: bits & UInt32(icu_spoof_checks) == 0, level: level)
  }

  /// Returns what an identifier looks like: two with the same skeleton can be mistaken.
  ///
  /// A skeleton is for comparing alone. Where ICU fails it is the identifier itself.
  ///
  /// - Complexity: O(*n*).
  func skeleton(of identifier: String) -> String {
    guard let pointer = unsafe pointer else { return identifier }
    var identifier = identifier
    let skeleton = identifier.withUTF8 { bytes in
      unsafe filled(room: bytes.count * 2 + 16) { out in
        var status: Int32 = 0
        let needed = unsafe icu_spoof_skeleton(
          pointer, bytes.baseAddress, Int32(clamping: bytes.count), out.baseAddress,
          Int32(out.count), &status)
        return status <= 0 ? needed : nil
      }
    }
    return skeleton ?? identifier
  }
}
