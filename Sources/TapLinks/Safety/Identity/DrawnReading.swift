import TapUnicode

/// What letters read like to a person, whatever they are.
enum DrawnReading {
  /// Returns a host in lowercase, each letter as what it looks like in ASCII (LS-T5).
  ///
  /// A capital I among small letters looks like an l, and one before them can; letters of other
  /// scripts look like theirs.
  static func host(_ drawn: String, withInitials: Bool = false) -> String {
    let scalars = drawn.unicodeScalars.map(\.value)
    var reading = ""
    for (index, scalar) in scalars.enumerated() {
      if scalar == 0x49,
        isAmongSmallLetters(index, of: scalars) || withInitials && isInitial(index, of: scalars)
      {
        reading += "l"
      } else if scalar < 0x80 {
        reading.unicodeScalars.append(Unicode.Scalar(UInt8(scalar)))
      } else {
        reading += letter(scalar)
      }
    }
    return reading.lowercased()
  }

  /// Whether a host has a letter that reads otherwise than it is.
  static func hasCapitalLookAlike(_ drawn: String) -> Bool {
    let scalars = drawn.unicodeScalars.map(\.value)
    return scalars.indices.contains { scalars[$0] == 0x49 && isAmongSmallLetters($0, of: scalars) }
  }

  /// Returns the ASCII letters that a scalar looks like, or the scalar itself.
  private static func letter(_ scalar: UInt32) -> String {
    guard let own = Unicode.Scalar(scalar).map({ String($0) }) else { return "" }
    if let known = LookAlikeLetters.ascii(for: scalar) { return known }
    let skeleton = SpoofChecker.hosts.skeleton(of: withoutMarks(own))
    return skeleton.utf8.allSatisfy { $0 < 0x80 } ? skeleton : own
  }

  private static func isAmongSmallLetters(_ index: Int, of scalars: [UInt32]) -> Bool {
    func isSmall(_ scalar: UInt32) -> Bool { scalar &- 0x61 < 26 || scalar >= 0x80 }
    guard index > 0, isSmall(scalars[index - 1]) else { return false }
    let next = index + 1 < scalars.count ? scalars[index + 1] : 0x2E
    return !(next &- 0x41 < 26)
  }

  private static func isInitial(_ index: Int, of scalars: [UInt32]) -> Bool {
    let isStart = index == 0 || scalars[index - 1] == 0x2E || scalars[index - 1] == 0x2D
    return isStart && index + 1 < scalars.count && scalars[index + 1] &- 0x61 < 26
  }

  /// Returns the forms of which two hosts share one where a person may take one for the other: `0` is o, `1` is
  /// l, `rn` is m, `vv` is w, `cl` is d.
  ///
  /// It is for comparing alone.
  static func forms(of host: String) -> Set<String> {
    Set(HostSkeletons.skeletons(of: host).map { withPairsJoined($0.lowercased()) })
  }

  /// Puts one letter for two that look like it together.
  private static func withPairsJoined(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var joined: [UInt8] = []
    joined.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      switch (bytes[index], next) {
      case (UInt8(ascii: "v"), UInt8(ascii: "v")): joined.append(UInt8(ascii: "w"))
      case (UInt8(ascii: "c"), UInt8(ascii: "l")): joined.append(UInt8(ascii: "d"))
      default:
        joined.append(bytes[index])
        index -= 1
      }
      index += 2
    }
    return joined.count == bytes.count ? text : String(decoding: joined, as: UTF8.self)
  }
}
