internal import TapUnicode

extension IDNLabel {
  /// Whether a scalar is one that IDNA 2003 and 2008 map in two ways (LS-I4): ß, ς, the joiners.
  static func isDeviation(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xDF, 0x3C2, 0x200C, 0x200D: true
    default: false
    }
  }

  /// Whether a scalar is a kana letter or a mark that misleads beside the wrong neighbors (LS-I9).
  static func needsContext(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x3078...0x307A, 0x30D8...0x30DA, 0x30FB...0x30FE, 0x0300...0x0339: true
    default: false
    }
  }

  /// Whether a letter is under a top-level domain where it is not at home (LS-I5).
  ///
  /// Thorn and eth pass for b, p and o, schwa for e, a middle dot for a dot. The middle dot is at
  /// home between two l in Catalan (RFC 5892, A.3).
  func hasForeignLetter(under top: TopLevelDomain) -> Bool {
    scalars.indices.contains { k in
      switch scalars[k] {
      case 0xF0, 0xFE: scalars.count > 1 && top.ascii != "is" && top.ascii != "fo"
      case 0x259: scalars.count > 1 && top.ascii != "az"
      case 0xB7: top.ascii != "cat" || !isBetweenTwoL(k)
      default: false
      }
    }
  }

  private func isBetweenTwoL(_ position: Int) -> Bool {
    let l = Unicode.Scalar("l").value
    guard position > 0, position + 1 < scalars.count else { return false }
    return scalars[position - 1] == l && scalars[position + 1] == l
  }

  /// Whether digits and what looks like them are all there is, and not digits alone (LS-I7).
  var looksLikeDigits: Bool {
    var hasLookAlike = false
    for scalar in scalars where !isDigit(scalar) {
      guard LookAlikeLetters.looksLikeDigit(scalar) else { return false }
      hasLookAlike = true
    }
    return hasLookAlike
  }

  /// Whether Latin letters beyond ASCII are beside anything but Latin, Greek, Cyrillic letters,
  /// their accents, digits and hyphens (LS-I8).
  var mixesAccentedLatin: Bool {
    scalars.contains { $0 >= 0x80 && Script(of: $0) == .latin } && !isEuropean(scalars)
  }
}

/// Whether all of a text is Latin, Greek or Cyrillic letters, their accents, digits or of `.-_`:
/// only there do marks make variants of letters.
func isEuropean(_ scalars: [UInt32]) -> Bool {
  scalars.allSatisfy { scalar in
    switch scalar {
    case 0x2D, 0x2E, 0x30...0x39, 0x5F, 0x0300...0x0339: return true
    default:
      let script = Script(of: scalar)
      return script == .latin || script == .greek || script == .cyrillic
    }
  }
}

private func isDigit(_ scalar: UInt32) -> Bool { (0x30...0x39).contains(scalar) }
