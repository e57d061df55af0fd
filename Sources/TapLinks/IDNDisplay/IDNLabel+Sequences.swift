internal import TapUnicode

extension IDNLabel {
  /// Whether letters or marks look like something else where they are (LS-I9).
  ///
  /// - Complexity: O(*n*).
  var hasMisleadingSequence: Bool {
    scalars.indices.contains { k in
      let place = Place(
        before: k > 0 ? scalars[k - 1] : nil, scalar: scalars[k],
        after: k + 1 < scalars.count ? scalars[k + 1] : nil)
      return place.isMisleading
    } || hasTwinOfOtherKana
  }

  /// Whether one of へべぺ, which look alike in both kana, is inside a label of the other kana.
  private var hasTwinOfOtherKana: Bool {
    hasInside(0x3078...0x307A, amid: .katakana) || hasInside(0x30D8...0x30DA, amid: .hiragana)
  }

  private func hasInside(_ twins: ClosedRange<UInt32>, amid script: Script) -> Bool {
    guard scalars.dropFirst().dropLast().contains(where: twins.contains) else { return false }
    return scalars.allSatisfy { twins.contains($0) || script.isUsed(by: $0) }
  }
}

/// A scalar of a label between its neighbors; at either end of the label there is none.
private struct Place {
  let before: UInt32?
  let scalar: UInt32
  let after: UInt32?

  var isMisleading: Bool {
    switch scalar {
    // No, n, so, zo and four strokes look like slashes, unless Japanese stands beside them.
    case 0x30BD, 0x30BE, 0x30CE, 0x30F3, 0x4E36, 0x4E3F, 0x4E40, 0x4E41:
      return isOther(before, than: Self.japanese) && isOther(after, than: Self.japanese)
    // The prolonged sound mark lengthens kana.
    case 0x30FC: return before.map { isOther($0, than: [.hiragana, .katakana]) } ?? true
    // The iteration marks repeat katakana.
    case 0x30FD, 0x30FE: return before.map { isOther($0, than: [.katakana]) } ?? true
    // The middle dot of katakana passes for a dot beside Latin letters.
    case 0x30FB: return isSmallASCIILetter(before) || isSmallASCIILetter(after)
    // The voicing marks combine with kana into letters of their own.
    case 0x3099, 0x309A: return true
    case 0x0300...0x0339: return isMisleadingMark
    default:
      guard Self.strokes.contains(scalar) else { return false }
      return isOther(before, than: Self.eastAsian) || isOther(after, than: Self.eastAsian)
    }
  }

  /// Whether a mark comes after what takes none of these, or after a dotless i; ICU finds the dots
  /// that vanish in i, j and l.
  private var isMisleadingMark: Bool {
    before == 0x0131 || isOther(before, than: [.latin, .greek, .cyrillic])
  }

  /// Whether a neighbor is there and is used with none of some scripts.
  private func isOther(_ neighbor: UInt32?, than scripts: [Script]) -> Bool {
    guard let neighbor else { return false }
    return !scripts.contains { $0.isUsed(by: neighbor) }
  }

  private func isSmallASCIILetter(_ neighbor: UInt32?) -> Bool {
    neighbor.map { (0x61...0x7A).contains($0) } ?? false
  }

  private static let japanese: [Script] = [.katakana, .hiragana, .han]
  private static let eastAsian: [Script] = [.katakana, .hiragana, .han, .bopomofo]

  /// Han and Bopomofo of a few straight strokes, which pass for Latin letters and punctuation.
  private static let strokes: Set<UInt32> = [
    0x3007, 0x3108, 0x3112, 0x311A, 0x311F, 0x3127, 0x3128, 0x3129, 0x31B2, 0x31B3, 0x31BA, 0x4E00,
    0x4E01, 0x4E03, 0x4E05, 0x4E28, 0x4E5B, 0x5341, 0x5DE5, 0x8BA0,
  ]
}
